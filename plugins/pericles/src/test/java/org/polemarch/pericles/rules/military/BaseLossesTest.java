package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.rules.military.Battlefield.committed;
import static org.polemarch.pericles.rules.military.Battlefield.land;
import static org.polemarch.pericles.rules.military.Battlefield.war;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

/** 9.44 and 9.83: the bases a battle costs. */
@Cites({"9.44", "9.45", "9.83"})
class BaseLossesTest {

    @Test
    @Covers({"9.44g", "9.44h", "9.44i", "9.83a", "9.45a"})
    void basesFallForWhatIsLeftOfTheDifferential() {
        PericlesTable table = committed(war(5, 1), 5, 2)
                .at(Theater.BOEOTIA, "4 athens-land, 1 peloponnesian-land, 1 sparta-base, 1 peloponnesian-base")
                .treachery(Side.SPARTA, Theater.BOEOTIA, 2)
                .treachery(Side.ATHENS, Theater.BOEOTIA, 1);
        // 4 + 1 + 5 + 5 = 15 against 1 + 4 + 2 + 2 + 1 = 10: by five. One unit, then (5 - 1) / 2 = 2 bases.
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA).asksNobody();
        assertThat(table.state().board().bases(Side.SPARTA, Theater.BOEOTIA)).isZero();
        assertThat(table.state().board().treachery(Side.SPARTA, Theater.BOEOTIA))
                .isZero();
        assertThat(table.state().board().treachery(Side.ATHENS, Theater.BOEOTIA))
                .isEqualTo(1);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(16);
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(4); // bases cost the winner nothing
    }

    @Test
    @Covers("9.44h")
    void unitsThatFellAreTakenOffTheDifferentialOfTheBases() {
        PericlesTable table = committed(war(5, 1), 5, 4)
                .at(Theater.BOEOTIA, "5 athens-land, 2 peloponnesian-land, 1 sparta-base, 1 peloponnesian-base");
        // 5 + 5 + 5 = 15 against 2 + 4 + 4 + 1 = 11: by four. Two units, then (4 - 2) / 2 = 1 base of the two.
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA)
                .asks("aristocrats", Casualty.Pick.class)
                .choose("kill sparta-base");
        BattleSum sum = table.state().battle().orElseThrow();
        assertThat(sum.athens().total()).isEqualTo(15); // without the State Ship, which stayed at home
        assertThat(sum.sparta().total()).isEqualTo(11);
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"9.44g", "9.44h"})
    void theOpponentPicksTheBaseThatFalls() {
        PericlesTable table =
                committed(war(5, 1), 4, 2).at(Theater.BOEOTIA, "3 athens-land, 1 sparta-base, 1 peloponnesian-base");
        // 3 + 4 + 5 against 4 + 2 + 1: by five, and no unit to lose: two bases; with two less only one.
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(table.state().board().bases(Side.SPARTA, Theater.BOEOTIA)).isZero();
        PericlesTable one =
                committed(war(3, 1), 4, 2).at(Theater.BOEOTIA, "3 athens-land, 1 sparta-base, 1 peloponnesian-base");
        land(one, Faction.ARISTOCRAT, Theater.BOEOTIA)
                .asks("aristocrats", Casualty.Pick.class)
                .offersOnly("kill sparta-base", "kill peloponnesian-base")
                .choose("kill sparta-base");
        assertThat(one.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
    }

    @Test
    @Covers({"9.44g", "9.44c", "9.41c"})
    void noBaseFallsWithoutMoreTokensOrWithoutUnitsOfTheKind() {
        PericlesTable equal = committed(war(5, 1), 2, 2).at(Theater.BOEOTIA, "6 athens-land, 1 peloponnesian-base");
        land(equal, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(equal.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        // Only ships: the land battle is fought and won, and nobody is hurt.
        PericlesTable ships = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "6 athens-naval, 1 athens-base, 1 peloponnesian-base, 1 peloponnesian-land");
        land(ships, Faction.ARISTOCRAT, Theater.BOEOTIA).asks("aristocrats", SecondBattle.Offer.class);
        assertThat(ships.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(ships.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(1);
        assertThat(ships.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    @Test
    @Covers({"9.44g", "9.44c"})
    void noBaseFallsWhileItsUnitsStandNorToAWinnerWithoutUnits() {
        // 1 + 5 + 5 against 3 + 2 + 1: by five, but one hoplite kills one; the others still cover the base.
        PericlesTable covered = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "1 athens-land, 3 peloponnesian-land, 1 peloponnesian-base");
        land(covered, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(covered.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(2);
        assertThat(covered.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        // A base wins the land battle and harms nobody.
        PericlesTable walls =
                committed(war(5, 1), 5, 0).at(Theater.BOEOTIA, "6 athens-naval, 1 athens-base, 1 peloponnesian-base");
        land(walls, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(walls.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_BASE)).isEqualTo(1);
        assertThat(walls.honor(Faction.ARISTOCRAT)).isEqualTo(10);
    }

    @Test
    @Covers("9.44g")
    void the300CountAmongTheTokensThatBringABaseDown() {
        PericlesTable table = committed(war(1, 5), 2, 2).at(Theater.BOEOTIA, "4 sparta-land, 1 the-300, 1 delian-base");
        land(table, Faction.AGIAD, Theater.BOEOTIA); // three to two
        assertThat(table.count(Theater.BOEOTIA, Piece.DELIAN_BASE)).isZero();
        PericlesTable even = committed(war(1, 5), 2, 2).at(Theater.BOEOTIA, "5 sparta-land, 1 delian-base");
        land(even, Faction.AGIAD, Theater.BOEOTIA);
        assertThat(even.count(Theater.BOEOTIA, Piece.DELIAN_BASE)).isEqualTo(1);
    }
}
