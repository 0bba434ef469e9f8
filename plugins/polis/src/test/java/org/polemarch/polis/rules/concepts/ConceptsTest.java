package org.polemarch.polis.rules.concepts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.CreateMerchants;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.endofround.Grow;
import org.polemarch.polis.rules.endofround.Growth;
import org.polemarch.polis.rules.endofround.Preparation;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

@Cites({
    "concepts/round-marker",
    "concepts/pieces",
    "concepts/boards",
    "concepts/prestige",
    "concepts/poleis",
    "concepts/control",
    "concepts/projects",
    "stacking"
})
class ConceptsTest {

    @Test
    @Covers({"P040", "P229"})
    void eachRoundOpensTheTradeSpacesOfItsNumber() {
        PolisTable table = PolisTable.of("passed sparta | passed athens").lots(0, 0, 0, 0, 0);
        table.run(new Preparation.Step());
        for (TradeSpace space : Named.data().tradeSpaces()) {
            assertThat(table.state().commerce().isCovered(space.index()))
                    .as(space.id())
                    .isEqualTo(space.value() > 4);
        }
    }

    @Test
    @Covers("P041")
    void anActionThatNeedsMoreCubesThanThereAreIsIllegal() {
        PolisTable table = PolisTable.of("boiotia athens 3 | athens silver 9 | proxenos athens samos");
        emptyReserve(table, 2);
        table.turn("athens")
                .refuses("siege thibae", new Barred.TooFewCubes(2, 3))
                .refuses("civil-war samos", new Barred.TooFewCubes(2, 3));
    }

    @Test
    @Covers("P041")
    void withEnoughCubesTheSameActionIsLegal() {
        PolisTable table = PolisTable.of("boiotia athens 3");
        emptyReserve(table, 3);
        table.turn("athens").offers("siege thibae");
    }

    @Test
    @Covers("P041")
    void anActionThatNeedsADiskIsIllegalWithoutOne() {
        PolisTable table = PolisTable.of("attika athens 1 | boiotia athens 3");
        while (table.state().pieces(Side.ATHENS, Piece.DISK) > 0) {
            table.state().placeSiegeDisk(Side.ATHENS, Polis.SAMOS);
        }
        table.turn("athens")
                .refuses("tribute attika wine", new Barred.NoDisk())
                .refuses("siege thibae", new Barred.NoDisk());
        PolisTable last = PolisTable.of("attika athens 1 | boiotia athens 3");
        while (last.state().pieces(Side.ATHENS, Piece.DISK) > 1) {
            last.state().placeSiegeDisk(Side.ATHENS, Polis.SAMOS);
        }
        last.turn("athens").offers("tribute attika wine", "siege thibae");
    }

    @Test
    @Covers("P041")
    void anActionThatNeedsAMerchantIsIllegalWithoutOne() {
        PolisTable.of("athens wood 9 | athinae athens 9 | merchants athens 8")
                .turn("athens")
                .refuses("create-merchants athinae wood", new CreateMerchants.NoneLeft());
        PolisTable.of("athens wood 9 | athinae athens 9 | merchants athens 7")
                .turn("athens")
                .choose("create-merchants athinae wood")
                .offersNoneAfter("another");
    }

    private static void emptyReserve(PolisTable table, int left) {
        while (table.state().pieces(Side.ATHENS, Piece.CUBE) > left) {
            table.state().placeUnits(Side.ATHENS, Space.NOTIES_SPORADES, 1);
        }
    }

    @Test
    @Covers("P043")
    void whatExceedsATrackIsLost() {
        PolisTable.of("athens wine 18 | attika athens 3 | sparta prestige 19 | boiotia sparta 3")
                .turn("athens")
                .choose("tribute attika wine", "also wine", "also wine")
                .stock("athens", "wine", 20)
                .choose("move-proxenos chalkis by-sea")
                .dice(3)
                .choose("siege thibae")
                .prestige("sparta", 20);
    }

    @Test
    @Covers("P044")
    void militaryActionsNeedPrestige() {
        PolisTable.of("athens prestige 0 | boiotia athens 3 | attika athens 1 | kyklades athens 1 | thibae athens 3"
                        + " | megaris athens 1")
                .turn("athens")
                .offersNoneAfter("move-hoplites")
                .offersNoneAfter("move-galleys")
                .offersNoneAfter("siege")
                .refuses("move-hoplites boiotia thessalia", new Barred.NoPrestige("move-hoplites"))
                .refuses("move-galleys kyklades myrtoon", new Barred.NoPrestige("move-galleys"))
                .refuses("tribute boiotia iron", new Barred.NoPrestige("tribute"))
                .offers("tribute attika wine");
        PolisTable.of("athens prestige 0 | boiotia athens 3")
                .turn("athens")
                .refuses("siege thibae", new Barred.NoPrestige("siege"));
    }

    @Test
    @Covers({"P046", "P063"})
    void aControlledPolisNeverLosesItsLastCubeToAnAction() {
        PolisTable.of("athens iron 9 wood 9 | athinae athens 2")
                .turn("athens")
                .choose("create-hoplites athinae iron")
                .population("athinae", 1)
                .refuses("create-galleys athinae kyklades wood", new Barred.LastCube(Polis.ATHINAE, "create-galleys"));
    }

    @Test
    @Covers("P047")
    void theFortificationIsTheBasePopulationWhateverThePopulation() {
        for (Polis polis : Polis.values()) {
            PolisCard card = Named.data().polis(polis);
            assertThat(card.fortification()).isEqualTo(card.base());
        }
        PolisTable.of("round omega | boiotia athens 3 | thibae sparta 5")
                .turn("athens")
                .offers("siege thibae");
        PolisTable.of("round omega | boiotia athens 2 | thibae sparta 1")
                .turn("athens")
                .refuses("siege thibae", new LaySiege.TooFewHoplites(Polis.THIBAE, 2, 3));
    }

    @Test
    @Covers("P048")
    void aNeutralPolisHasItsBasePopulation() {
        PolisTable table = PolisTable.of("thibae neutral");
        assertThat(table.view("athens").poleis().get(Polis.THIBAE.index()).population())
                .isEqualTo(3);
        table.population("thibae", 0);
        PolisTable.of("athens silver 6 | proxenos athens thibae")
                .turn("athens")
                .choose("civil-war thibae")
                .population("thibae", 3);
    }

    @Test
    @Covers("P049")
    void controlIsHavingMoreUnits() {
        PolisTable table = PolisTable.of("boiotia athens 2 sparta 1 | megaris athens 1 sparta 1 | kyklades sparta 1");
        assertThat(new Control().controls(Side.ATHENS, Space.BOIOTIA, table.state()))
                .isTrue();
        assertThat(new Control().controls(Side.SPARTA, Space.BOIOTIA, table.state()))
                .isFalse();
        assertThat(new Control().controls(Side.ATHENS, Space.MEGARIS, table.state()))
                .isFalse();
        assertThat(new Control().controls(Side.SPARTA, Space.MEGARIS, table.state()))
                .isFalse();
        assertThat(new Control().controls(Side.SPARTA, Space.KYKLADES, table.state()))
                .isTrue();
        assertThat(new Control().controls(Side.ATHENS, Space.ATTIKA, table.state()))
                .isFalse();
        assertThat(table.view("athens").areas().get(Space.ATTIKA.index()).control())
                .isEmpty();
    }

    @Test
    @Covers({"P055", "P056"})
    void theLimitIsThreeFourFiveByRound() {
        String[] rounds = {"alpha", "epsilon", "omega"};
        for (int i = 0; i < 3; i++) {
            int limit = 3 + i;
            PolisTable.of("round " + rounds[i] + " | attika athens " + limit + " | boiotia athens 1")
                    .turn("athens")
                    .refuses("move-hoplites boiotia attika", new Barred.Full(Space.ATTIKA, limit));
            PolisTable.of("round " + rounds[i] + " | attika athens " + (limit - 1) + " | boiotia athens 1")
                    .turn("athens")
                    .offers("move-hoplites boiotia attika");
        }
    }

    @Test
    @Covers("P057")
    void theLimitCountsEachPlayerSeparately() {
        PolisTable.of("boiotia athens 2 sparta 3 | attika athens 1")
                .turn("athens")
                .choose("move-hoplites attika boiotia")
                .units("athens", "boiotia", 3)
                .units("sparta", "boiotia", 3);
    }

    @Test
    @Covers("P058")
    void inAlphaSixUnitsAreTheMostAndNoBattleBreaksOut() {
        int limit = Named.data().round(Round.ALPHA).number();
        assertThat(2 * limit).isLessThan(Named.data().components().battleUnits());
        PolisTable.of("boiotia athens 3 sparta 3 | athens iron 1 wood 1 | athinae athens 9")
                .turn("athens")
                .choose("create-hoplites athinae iron", "create-merchants athinae wood")
                .asks("sparta", TakeAction.Choose.class);
    }

    @Test
    @Covers("P059")
    void merchantsHaveNoStackingLimit() {
        PolisTable table = PolisTable.of("athens wood 9 | athinae athens 9 | merchants athens 3")
                .turn("athens");
        table.choose("create-merchants athinae wood", "another wood", "another wood");
        assertThat(table.state().commerce().merchantsInPort(Side.ATHENS)).isEqualTo(6);
    }

    /** A16: what finds no room is lost; the log tells what was really gained. */
    @Test
    @Covers("P044")
    void theLogTellsWhatWasReallyGained() {
        PolisTable table = PolisTable.of("attika athens 3 | athens wine 17 prestige 20 | boiotia athens 3")
                .dice(4)
                .turn("athens")
                .choose("tribute attika wine", "also wine", "also wine")
                .stock("athens", "wine", 20);
        assertThat(table.all(PersonalBoards.Gained.class))
                .extracting(PersonalBoards.Gained::count)
                .containsExactly(1, 2);
        assertThat(table.all(PersonalBoards.Forgone.class))
                .containsExactly(new PersonalBoards.Forgone(Side.ATHENS, 3, Resource.WINE));
        assertThat(table.all(PersonalBoards.PrestigeForgone.class)).isEmpty();
        table.choose("siege thibae").prestige("athens", 20);
        assertThat(table.last(PersonalBoards.PrestigeGained.class))
                .isEqualTo(new PersonalBoards.PrestigeGained(Side.ATHENS, 1));
        assertThat(table.last(PersonalBoards.PrestigeForgone.class))
                .isEqualTo(new PersonalBoards.PrestigeForgone(Side.ATHENS, 2));
    }

    @Test
    @Covers("P041")
    void growthWithoutCubesIsRefusedForWantOfCubes() {
        PolisTable table = PolisTable.of("athens wheat 9 iron 1 | chios athens 1");
        emptyReserve(table, 1);
        table.run(new Growth.Step(Side.ATHENS)).choose("grow chios").isOver();
        PolisTable other = PolisTable.of("athens wheat 9 | chios athens 1 | athinae athens 10")
                .run(new Growth.Step(Side.ATHENS));
        other.refuses("grow athinae", new Grow.AtMaximum(Polis.ATHINAE, 10));
    }
}
