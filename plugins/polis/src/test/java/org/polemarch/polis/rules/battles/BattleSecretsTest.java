package org.polemarch.polis.rules.battles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.BattleCard;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.view.PolisView;
import org.polemarch.testkit.Covers;

/** Hands are secret, and nothing that is seen betrays them. */
@Cites({"battles/fighting", "battles/drawing"})
class BattleSecretsTest {

    @Test
    @Covers("P201")
    void aHandIsSeenByItsOwnerAlone() {
        Map<Side, DrawCards.Drew> drawn = new EnumMap<>(Side.class);
        Game<PolisState> game = Game.at(
                PolisTable.book(),
                PolisTable.of("round omega | boiotia athens 5 sparta 3").state(),
                List.of(new Battle.Begin(Space.BOIOTIA)),
                Chance.seeded(7),
                event -> {
                    if (event instanceof DrawCards.Drew drew) {
                        Optional<?> foe = drew.seenBy(drew.side().other().seat());
                        assertThat(foe.orElseThrow())
                                .isEqualTo(new DrawCards.DrewUnseen(
                                        drew.side(), drew.cards().size()));
                        drawn.put(drew.side(), drew);
                        Optional<?> own = drew.seenBy(drew.side().seat());
                        assertThat(own.orElseThrow()).isEqualTo(drew);
                    }
                });
        game.play("stand");
        game.play("stand");
        var athens = (PolisView) game.book().game().project(game.state(), Side.ATHENS.seat());
        assertThat(athens.battle().orElseThrow().hand())
                .hasSize(5)
                .isEqualTo(drawn.get(Side.ATHENS).cards());
        assertThat(athens.battle().orElseThrow().enemyHand()).isEqualTo(3);
        var sparta = (PolisView) game.book().game().project(game.state(), Side.SPARTA.seat());
        assertThat(sparta.battle().orElseThrow().hand())
                .hasSize(3)
                .isEqualTo(drawn.get(Side.SPARTA).cards());
        assertThat(sparta.battle().orElseThrow().used()).isEmpty();
    }

    /** A hand has no order: who draws the same cards the other way round is told the same. */
    @Test
    @Covers("P201")
    void theOrderOfTheDrawnCardsIsNotTold() {
        for (int seed = 0; seed < 20; seed++) {
            Game.at(
                            PolisTable.book(),
                            PolisTable.of(
                                            "round omega | boiotia athens 5 sparta 3 | athens prestige 0 | sparta prestige 0")
                                    .state(),
                            List.of(new Battle.Begin(Space.BOIOTIA)),
                            Chance.seeded(seed),
                            event -> {
                                if (event instanceof DrawCards.Drew drew) {
                                    assertThat(drew.cards()).isSortedAccordingTo(BY_KIND);
                                }
                            })
                    .toAct();
        }
    }

    private static final Comparator<Face> BY_KIND = Comparator.comparingInt(face ->
            Named.data().battleCards().stream().map(BattleCard::land).toList().indexOf(face));

    @Test
    @Covers("P201")
    void everyCardIsShuffledTheTopAndTheBottomToo() {
        Set<Integer> tops = new HashSet<>();
        Set<Integer> bottoms = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Combat combat = new Combat(Named.data().box().battleCards());
            combat.shuffle(Chance.seeded(seed));
            tops.add(combat.draw(Side.ATHENS));
            int last = 0;
            while (combat.deckSize() > 0) {
                last = combat.draw(Side.ATHENS);
            }
            bottoms.add(last);
        }
        assertThat(tops).hasSizeGreaterThan(5);
        assertThat(bottoms).hasSizeGreaterThan(5);
    }

    /** What a seat imagines keeps its own hand and deals the opponent's again, from the deck too. */
    @Test
    @Covers("P201")
    void theOpponentsHandIsImaginedAnew() {
        PolisTable table = PolisTable.of("""
                round omega
                boiotia athens 5 sparta 3
                battle boiotia sparta
                hand sparta phalanx-othismos phalanx-othismos phalanx-othismos
                hand athens salpinx-enedra toxotis-voli toxotis-voli misthoforos-antistasi
                """);
        Set<List<Integer>> imaginedHands = new HashSet<>();
        Set<Integer> tops = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            PolisState imagined =
                    PolisTable.book().game().imagine(table.state(), Side.ATHENS.seat(), Chance.seeded(seed));
            List<Integer> sparta = new ArrayList<>();
            for (int kind = 0; kind < imagined.combat().kinds(); kind++) {
                assertThat(imagined.combat().held(Side.ATHENS, kind))
                        .isEqualTo(table.state().combat().held(Side.ATHENS, kind));
                sparta.add(imagined.combat().held(Side.SPARTA, kind));
            }
            assertThat(imagined.combat().handSize(Side.SPARTA)).isEqualTo(3);
            imaginedHands.add(sparta);
            tops.add(imagined.combat().draw(Side.ATHENS));
        }
        assertThat(imaginedHands).hasSizeGreaterThan(10);
        assertThat(tops).hasSizeGreaterThan(3);
    }
}
