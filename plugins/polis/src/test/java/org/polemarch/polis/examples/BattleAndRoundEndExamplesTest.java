package org.polemarch.polis.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.battles.Battle;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.endofround.AdjustmentOfGoods;
import org.polemarch.polis.rules.endofround.Grow;
import org.polemarch.polis.rules.endofround.Growth;
import org.polemarch.polis.rules.endofround.Megalopolis;
import org.polemarch.testkit.Covers;

/** The worked examples of the rulebook, in its order: those of battles and of the end of the round. */
class BattleAndRoundEndExamplesTest {

    @Test
    @Cites("battles/fighting")
    @Covers("X23")
    void fiveHoplitesMakeAHandOfFiveCards() {
        Game<PolisState> game = Game.at(
                PolisTable.book(),
                PolisTable.of("round omega | boiotia athens 5 sparta 4").state(),
                List.of(new Battle.Begin(Space.BOIOTIA)),
                Chance.seeded(1),
                event -> {});
        game.play("stand");
        game.play("stand");
        assertThat(game.state().combat().handSize(Side.ATHENS)).isEqualTo(5);
        assertThat(game.state().combat().handSize(Side.SPARTA)).isEqualTo(4);
    }

    @Test
    @Cites("battles/fighting")
    @Covers("X24")
    void aLandBattleInWhichBothFormationsAreMatched() {
        PolisTable.of("""
                round omega
                boiotia athens 4 sparta 4
                battle boiotia sparta
                hand sparta phalanx-othismos toxotis-voli ippiko-antistasi ippiko-antistasi
                hand athens phalanx-proothisi toxotis-proothisi toxotis-voli salpinx-enedra
                """)
                .fight()
                .clash("phalanx-othismos / phalanx-proothisi", "toxotis-voli / toxotis-proothisi")
                .asks("athens", Retreat.Offer.class)
                .units("athens", "boiotia", 4)
                .units("sparta", "boiotia", 4)
                .prestige("sparta", 5 + 1)
                .prestige("athens", 5);
    }

    @Test
    @Cites({"battles/fighting", "battles/special"})
    @Covers("X25")
    void aMaritimeBattleWithATrumpet() {
        PolisTable.of("""
                round omega
                kyklades athens 4 sparta 4
                battle kyklades athens
                hand athens treeris-kyklos salpinx-enedra bireme-kyklos bireme-kyklos
                hand sparta treeris-periplous anotera-treeris-diekplous triacontor-kyklos triacontor-kyklos
                """)
                .fight()
                .clash("treeris-kyklos / treeris-periplous", "salpinx-enedra / anotera-treeris-diekplous")
                .units("sparta", "kyklades", 3)
                .units("athens", "kyklades", 4)
                .prestige("athens", 5 - 1)
                .prestige("sparta", 5);
    }

    @Test
    @Cites({"battles/fighting", "battles/special"})
    @Covers("X26")
    void aLandBattleWithMercenaries() {
        PolisTable.of("""
                round omega
                boiotia athens 4 sparta 4
                battle boiotia sparta
                hand sparta phalanx-othismos toxotis-proothisi toxotis-voli toxotis-voli
                hand athens misthoforos-antistasi ippiko-proothisi peltasta-antistasi peltasta-antistasi
                """)
                .fight()
                .clash("phalanx-othismos / misthoforos-antistasi", "toxotis-proothisi / ippiko-proothisi")
                .units("athens", "boiotia", 3)
                .prestige("sparta", 5 + 2 + 1);
    }

    @Test
    @Cites({"end-of-round/growth", "end-of-round/megalopolis"})
    @Covers("X27")
    void spartiGrowsByUpToThreeToEight() {
        PolisTable.of("sparta wheat 9")
                .run(new Growth.Step(Side.SPARTA))
                .choose("grow sparti", "grow sparti", "grow sparti")
                .isOver()
                .population("sparti", 7)
                .stock("sparta", "wheat", 6);
        PolisTable.of("sparta wheat 9 | sparti sparta 7 | pylos sparta 1")
                .run(new Growth.Step(Side.SPARTA))
                .choose("grow sparti")
                .refuses("grow sparti", new Grow.AtMaximum(Polis.SPARTI, 8));
        for (int population = 4; population <= 8; population++) {
            PolisTable.of("passed sparta | sparti sparta " + population)
                    .run(new Megalopolis.Step())
                    .prestige("sparta", population == 4 ? 5 : 6);
        }
    }

    @Test
    @Cites("end-of-round/goods")
    @Covers("X28")
    void fiveWineBecomeThree() {
        PolisTable.of("sparta wine 5 wheat 0")
                .run(new AdjustmentOfGoods.Step())
                .stock("sparta", "wine", 3)
                .stock("sparta", "wheat", 0);
    }
}
