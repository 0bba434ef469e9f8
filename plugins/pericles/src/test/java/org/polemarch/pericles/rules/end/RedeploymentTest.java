package org.polemarch.pericles.rules.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.rules.end.LateInTheTurn.war;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Covers;

/** 11.2 and 11.3: what the bases keep, and where units go for the winter. */
@Cites({"11.2", "11.3", "12.1"})
class RedeploymentTest {

    @Test
    @Covers({"11.2a", "11.2b", "11.2c", "3.1b"})
    void unitsAboveFourPointsABaseAreDisbanded() {
        // Three bases keep twelve points; six ships, an Athenian and an Argive are fourteen.
        PericlesTable table = war().at(Theater.SPARTA, "1 delian-base, 1 argos-land")
                .at(Theater.ATHENS, "6 athens-naval, 1 athens-land");
        table.state().board().eliminate(Theater.HELLESPONT, Piece.DELIAN_BASE);
        table.at(Theater.SAMOS, "1 delian-base");
        assertThat(new Maintenance().allowance(Side.ATHENS, table.state())).isEqualTo(12);
        assertThat(new Maintenance().need(Side.ATHENS, table.state())).isEqualTo(14);
        table.run(Upkeep.BEGIN)
                .asks("aristocrats", Maintenance.Keep.class)
                .offersOnly("disband athens-naval athens", "disband athens-land athens", "disband argos-land sparta")
                .choose("disband athens-land athens")
                .asks("aristocrats", Maintenance.Keep.class)
                .choose("disband athens-naval athens")
                .asksNobody();
        assertThat(table.count(Theater.ATHENS, Piece.ATHENS_NAVAL)).isEqualTo(5);
        assertThat(table.state().board().supply(Piece.ATHENS_NAVAL)).isEqualTo(7);
    }

    @Test
    @Covers("12.1c")
    void argosWithoutADelianBaseInSpartaIsCutToOne() {
        PericlesTable table = war().at(Theater.SPARTA, "3 argos-land");
        table.run(Upkeep.BEGIN).asksNobody();
        assertThat(table.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(1);
        PericlesTable base = war().at(Theater.SPARTA, "3 argos-land, 1 delian-base");
        base.run(Upkeep.BEGIN).asksNobody();
        assertThat(base.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(3);
        PericlesTable athenian = war().at(Theater.SPARTA, "3 argos-land, 1 athens-base");
        athenian.run(Upkeep.BEGIN).asksNobody();
        assertThat(athenian.count(Theater.SPARTA, Piece.ARGOS_LAND)).isEqualTo(1);
    }

    @Test
    @Covers({"11.3c", "11.3d", "11.3e", "11.3f", "11.3b"})
    void unitsGoToBasesOfTheirColour() {
        PericlesTable table = war().at(Theater.NAUPACTUS, "1 athens-base, 1 delian-land, 1 athens-land")
                .at(Theater.SAMOS, "1 delian-base, 1 athens-naval, 1 sparta-land");
        table.run(Redeployment.DELIAN)
                .asks("aristocrats", Redeployment.Redeploy.class)
                .offersOnly("redeploy delian-land naupactus hellespont", "redeploy delian-land naupactus samos")
                .refuses("settled", new Redeployment.UnitsMustGo())
                .refuses(
                        "redeploy delian-land naupactus athens",
                        new Redeployment.NoBaseThere(Colour.DELIAN, Theater.ATHENS))
                .choose("redeploy delian-land naupactus samos")
                .choose("settled");
        table.run(Redeployment.ATHENIAN)
                .offers(
                        "settled",
                        "redeploy athens-land naupactus athens",
                        "redeploy athens-land naupactus hellespont",
                        "redeploy athens-naval samos naupactus")
                .choose("settled");
        // One Spartan may stay in Samos, where Sparta has no base; two may not.
        table.run(Redeployment.SPARTAN)
                .asks("eurypontids", Redeployment.Redeploy.class)
                .offers("settled", "redeploy sparta-land samos sparta")
                .refuses(
                        "redeploy sparta-land samos hellespont",
                        new Redeployment.NoBaseThere(Colour.SPARTA, Theater.HELLESPONT))
                .choose("settled")
                .asksNobody();
        PericlesTable two = war().at(Theater.SAMOS, "1 delian-base, 2 sparta-land");
        two.run(Redeployment.SPARTAN)
                .offersOnly("redeploy sparta-land samos sparta")
                .choose("redeploy sparta-land samos sparta")
                .offers("settled");
        assertThat(two.count(Theater.SPARTA, Piece.SPARTA_LAND)).isEqualTo(1);
    }

    @Test
    @Covers({"11.3g", "11.3f"})
    void fifteenUnitsAreTheMost() {
        PericlesTable table =
                war().at(Theater.ATHENS, "10 athens-land, 4 athens-naval").at(Theater.HELLESPONT, "2 athens-naval");
        table.run(Redeployment.ATHENIAN)
                .choose("redeploy athens-naval hellespont athens")
                .refuses(
                        "redeploy athens-naval hellespont athens", new Redeployment.TheaterCrowded(Theater.ATHENS, 15));
        PericlesTable over = war().at(Theater.ATHENS, "10 athens-land, 6 athens-naval");
        over.run(Redeployment.ATHENIAN)
                .offersOnly("redeploy athens-land athens hellespont", "redeploy athens-naval athens hellespont");
        // Both colours of a Side fill a Theater.
        war().at(Theater.ATHENS, "1 delian-base, 10 athens-land, 5 delian-land")
                .at(Theater.HELLESPONT, "1 delian-land")
                .run(Redeployment.DELIAN)
                .refuses("redeploy delian-land hellespont athens", new Redeployment.TheaterCrowded(Theater.ATHENS, 15));
    }

    @Test
    @Covers({"11.3f", "12.1c"})
    void argosCountsAsTheOneUnitThatMayStay() {
        war().at(Theater.SPARTA, "1 argos-land, 1 delian-land")
                .run(Redeployment.DELIAN)
                .offersOnly("redeploy delian-land sparta hellespont");
    }

    @Test
    @Covers("9.32q")
    void redeployedUnitsMayMoveInTheNextTurn() {
        PericlesTable table = war().at(Theater.ATHENS, "1 athens-naval");
        table.run(Redeployment.ATHENIAN)
                .choose("redeploy athens-naval athens hellespont")
                .choose("settled");
        assertThat(table.state().board().unmoved(Theater.HELLESPONT, Piece.ATHENS_NAVAL))
                .isEqualTo(1);
    }

    @Test
    @Covers("11.3h")
    void aUnitWithoutAnyPlaceIsGivenUp() {
        PericlesTable table = war().at(Theater.BOEOTIA, "2 peloponnesian-land, 1 peloponnesian-naval");
        table.run(Redeployment.PELOPONNESIAN)
                .offersOnly("give-up peloponnesian-land boeotia", "give-up peloponnesian-naval boeotia")
                .choose("give-up peloponnesian-naval boeotia", "give-up peloponnesian-land boeotia")
                .choose("settled")
                .asksNobody();
        assertThat(table.count(Theater.BOEOTIA, Piece.PELOPONNESIAN_LAND)).isEqualTo(1);
    }
}
