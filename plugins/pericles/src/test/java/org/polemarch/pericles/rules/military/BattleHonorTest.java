package org.polemarch.pericles.rules.military;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.rules.military.Battlefield.committed;
import static org.polemarch.pericles.rules.military.Battlefield.land;
import static org.polemarch.pericles.rules.military.Battlefield.naval;
import static org.polemarch.pericles.rules.military.Battlefield.war;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

/** 9.46 and 9.5: Honor, hostages and major defeats. */
@Cites({"9.46", "9.5", "9.51", "9.52", "9.53", "9.54", "12.1"})
class BattleHonorTest {

    @Test
    @Covers({"9.43a", "9.44b", "9.44a", "9.51a", "9.53a", "9.53b"})
    void theGeneralWinsHonorForWhatFell() {
        // 4 + 2 + 3 against 2 + 3: by four; four blue kill two yellow, and two yellow cost one cube.
        PericlesTable table = committed(war(3, 3), 2, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 2 peloponnesian-land, 1 peloponnesian-naval");
        land(table, Faction.ARISTOCRAT, Theater.BOEOTIA)
                .asks("aristocrats", SecondBattle.Offer.class)
                .choose("break-off")
                .asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(3);
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(14);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(12);
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(8);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(8);
        assertThat(table.state().board().supply(Piece.PELOPONNESIAN_LAND)).isEqualTo(20);
    }

    @Test
    @Covers({"9.52a", "9.52b", "9.46b", "9.54b", "9.54a", "9.54d", "9.44f"})
    void theOtherSideWinsWithHostages() {
        // The Agiads attack with one red; 3 + 3 against 2 + 1: by three, 3 points of cubes kill one red.
        PericlesTable table = war(3, 1).at(Theater.BOEOTIA, "3 athens-land, 1 sparta-land, 1 peloponnesian-land");
        land(table, Faction.AGIAD, Theater.BOEOTIA)
                .asks("aristocrats", Casualty.Pick.class)
                .offersOnly("kill sparta-land", "kill peloponnesian-land")
                .choose("kill sparta-land")
                .asks("aristocrats", SecondBattle.Offer.class)
                .choose("break-off");
        assertThat(table.count(Theater.BOEOTIA, Piece.SPARTA_LAND)).isZero();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(1);
        assertThat(table.count(Theater.BOEOTIA, Piece.ATHENS_LAND)).isEqualTo(2); // one red costs one cube
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(16);
        assertThat(table.honor(Faction.DEMAGOGUE)).isEqualTo(11);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(9);
        assertThat(table.state().hostages(Side.ATHENS)).isTrue();
        // Hostages make it a major defeat, though only two Honor were lost.
        assertThat(table.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(2); // the Agiads are the Opposition
    }

    @Test
    @Covers({"9.46a", "9.51b", "9.46c", "9.45d"})
    void spartaTakesHostagesAtSea() {
        PericlesTable table = committed(war(1, 5), 0, 4).at(Theater.SAMOS, "1 athens-naval, 3 peloponnesian-naval");
        table.state().setHostages(Side.SPARTA, true);
        naval(table, Faction.AGIAD, Theater.SAMOS).asksNobody();
        // A blue ship costs two of the victors; the Theater is Sparta's, so there is no second battle.
        assertThat(table.count(Theater.SAMOS, Piece.PELOPONNESIAN_NAVAL)).isEqualTo(1);
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(17); // 2 and 5, though a marker was held already
        assertThat(table.honor(Faction.EURYPONTID)).isEqualTo(11);
        assertThat(table.state().hostages(Side.SPARTA)).isTrue();
    }

    @Test
    @Covers("9.46a")
    void onlyABlueShipMakesHostagesOfSparta() {
        PericlesTable blue = committed(war(1, 5), 0, 4).at(Theater.SAMOS, "1 athens-naval, 3 peloponnesian-naval");
        naval(blue, Faction.AGIAD, Theater.SAMOS).asksNobody();
        assertThat(blue.state().hostages(Side.SPARTA)).isTrue();
        assertThat(blue.state().hostages(Side.ATHENS)).isFalse();
        PericlesTable white = committed(war(1, 5), 0, 4).at(Theater.SAMOS, "1 delian-naval, 3 peloponnesian-naval");
        naval(white, Faction.AGIAD, Theater.SAMOS).asksNobody();
        assertThat(white.count(Theater.SAMOS, Piece.DELIAN_NAVAL)).isZero();
        assertThat(white.state().hostages(Side.SPARTA)).isFalse();
    }

    @Test
    @Covers({"9.54a", "9.54c", "9.54e", "9.5x"})
    void fiveHonorOfASideInOneBattleAreAMajorDefeat() {
        PericlesTable two = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 2 peloponnesian-land, 3 peloponnesian-naval");
        land(two, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(two.spaces(Side.SPARTA, Issue.WAR_PEACE)).isEmpty(); // two units are four Honor
        PericlesTable three = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 3 peloponnesian-land, 3 peloponnesian-naval");
        land(three, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(three.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(2);
        PericlesTable again = committed(war(5, 1), 5, 0)
                .issue(Side.SPARTA, Issue.WAR_PEACE, -3)
                .at(Theater.BOEOTIA, "4 athens-land, 3 peloponnesian-land, 3 peloponnesian-naval");
        land(again, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(again.spaces(Side.SPARTA, Issue.WAR_PEACE)).containsExactly(-3);
        // Two battles of two units each: not one of four.
        PericlesTable apart = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "2 athens-land, 2 peloponnesian-land, 1 athens-naval, 2 peloponnesian-naval");
        apart.state().setStateShipReady(false); // else it is offered before the second battle
        land(apart, Faction.ARISTOCRAT, Theater.BOEOTIA).choose("fight-on");
        assertThat(apart.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_NAVAL)).isZero();
        assertThat(apart.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isZero();
        assertThat(apart.spaces(Side.SPARTA, Issue.WAR_PEACE)).isEmpty();
        assertThat(apart.honor(Faction.ARISTOCRAT)).isEqualTo(18);
        assertThat(apart.honor(Faction.AGIAD)).isEqualTo(6);
    }

    @Test
    @Covers({"12.1d"})
    void argosCostsAthensNoHonor() {
        PericlesTable table = committed(war(1, 5), 0, 5)
                .at(Theater.SPARTA, "3 argos-land, 1 delian-land, 4 sparta-land, 1 delian-base");
        land(table, Faction.AGIAD, Theater.SPARTA).asksNobody();
        // 8 + 5 + 5 against 4 + 2 + 1: by eleven; all four cubes fall, four cubes cost a red, and the base falls.
        assertThat(table.state().board().units(Side.ATHENS, Theater.SPARTA, Arm.LAND))
                .isZero();
        assertThat(table.count(Theater.SPARTA, Piece.DELIAN_BASE)).isZero();
        assertThat(table.honor(Faction.AGIAD)).isEqualTo(20);
        assertThat(table.honor(Faction.ARISTOCRAT)).isEqualTo(8); // the Delian and the base
    }

    @Test
    @Covers({"9.46b", "9.46d"})
    void killingThe300TakesHostages() {
        PericlesTable table = committed(war(5, 1), 5, 0).at(Theater.SPARTA, "4 athens-land, 1 the-300, 1 sparta-naval");
        land(table, Faction.ARISTOCRAT, Theater.SPARTA).choose("break-off");
        assertThat(table.count(Theater.SPARTA, Piece.THE_300)).isZero();
        assertThat(table.state().hostages(Side.ATHENS)).isTrue();
        PericlesTable yellow = committed(war(5, 1), 5, 0)
                .at(Theater.BOEOTIA, "4 athens-land, 1 peloponnesian-land, 1 peloponnesian-naval");
        land(yellow, Faction.ARISTOCRAT, Theater.BOEOTIA);
        assertThat(yellow.state().hostages(Side.ATHENS)).isFalse();
        PericlesTable winnerLoses = committed(war(1, 5), 0, 5).at(Theater.BOEOTIA, "4 athens-land, 5 sparta-land");
        land(winnerLoses, Faction.AGIAD, Theater.BOEOTIA);
        assertThat(winnerLoses.count(Theater.BOEOTIA, Piece.SPARTA_LAND)).isEqualTo(4);
        assertThat(winnerLoses.state().hostages(Side.ATHENS)).isFalse();
    }
}
