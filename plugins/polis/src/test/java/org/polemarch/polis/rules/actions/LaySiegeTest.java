package org.polemarch.polis.rules.actions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.Rolled;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.endofround.Grow;
import org.polemarch.polis.rules.endofround.Preparation;
import org.polemarch.polis.rules.round.LastWord;
import org.polemarch.polis.rules.round.Ransom;
import org.polemarch.polis.rules.round.Surcharge;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

@Cites({"siege", "siege/failure", "siege/success", "siege/ransom"})
class LaySiegeTest {

    @Test
    @Covers({"P130", "P144"})
    void aSiegeCostsOnePrestigeAndGivesTheFortification() {
        PolisTable.of("boiotia athens 3")
                .dice(3)
                .turn("athens")
                .choose("siege thibae")
                .prestige("athens", 5 - 1 + 3);
        PolisTable.of("boiotia athens 3 | siege athens thibae 2")
                .dice(3)
                .turn("athens")
                .choose("siege thibae")
                .siegeDisks("athens", "thibae", 0);
        PolisTable.of("boiotia athens 3")
                .dice(2)
                .turn("athens")
                .choose("siege thibae")
                .prestige("athens", 5 - 1);
    }

    @Test
    @Covers("P131")
    void theTerritoryMustBeControlled() {
        PolisTable.of("boiotia athens 3 sparta 3")
                .turn("athens")
                .refuses("siege thibae", new LaySiege.NoControl(Space.BOIOTIA, 3, 3));
        PolisTable.of("boiotia athens 3 sparta 4")
                .turn("athens")
                .refuses("siege thibae", new LaySiege.NoControl(Space.BOIOTIA, 3, 4));
        PolisTable.of("boiotia athens 3 sparta 2").turn("athens").offers("siege thibae");
    }

    @Test
    @Covers("P131")
    void theTargetIsNeutralOrTheOpponents() {
        PolisTable.of("boiotia athens 3 | thibae sparta 1").turn("athens").offers("siege thibae");
        PolisTable.of("boiotia athens 3 | thibae athens 1")
                .turn("athens")
                .refuses("siege thibae", new LaySiege.YourOwn(Polis.THIBAE));
    }

    @Test
    @Covers("P132")
    void asManyHoplitesAsTheFortification() {
        PolisTable.of("boiotia athens 2")
                .turn("athens")
                .refuses("siege thibae", new LaySiege.TooFewHoplites(Polis.THIBAE, 2, 3));
        PolisTable.of("boiotia athens 3").turn("athens").offers("siege thibae");
        PolisTable.of("boiotia athens 3 | thibae sparta 5").turn("athens").offers("siege thibae");
    }

    @Test
    @Covers("P133")
    void thePopulationDoesNotMatter() {
        PolisTable.of("round omega | boiotia athens 3 | thibae sparta 5")
                .dice(3)
                .turn("athens")
                .choose("siege thibae")
                .owner("thibae", "athens");
        PolisTable.of("round omega | boiotia athens 3 | thibae sparta 1")
                .dice(2)
                .turn("athens")
                .choose("siege thibae")
                .owner("thibae", "neutral");
    }

    @Test
    @Covers("P134")
    void capitalsAndPoleisOnNeutralGroundCannotBeBesieged() {
        PolisTable.of("round omega | attika sparta 5 | lakedaemon sparta 5 | makedonia sparta 5")
                .turn("sparta")
                .refuses("siege athinae", new LaySiege.Capital(Polis.ATHINAE))
                .refuses("siege sparti", new LaySiege.YourOwn(Polis.SPARTI))
                .refuses("siege epidamnos", new LaySiege.NeutralGround(Polis.EPIDAMNOS))
                .refuses("siege abdira", new LaySiege.NeutralGround(Polis.ABDIRA));
        PolisTable.of("round omega | lakedaemon athens 5")
                .turn("athens")
                .refuses("siege sparti", new LaySiege.Capital(Polis.SPARTI));
    }

    @Test
    @Covers("P135")
    void korinthosAndSyrakousaeAreTooStrongInAlpha() {
        PolisTable.of("megaris sparta 3 | sicelia sparta 3")
                .turn("sparta")
                .refuses("siege korinthos", new LaySiege.TooFewHoplites(Polis.KORINTHOS, 3, 4))
                .refuses("siege syrakousae", new LaySiege.TooFewHoplites(Polis.SYRAKOUSAE, 3, 4));
        PolisTable.of("round epsilon | megaris sparta 4 | sicelia sparta 4")
                .turn("sparta")
                .offers("siege korinthos", "siege syrakousae");
    }

    @Test
    @Covers("P136")
    void islandsBelongToTheirTerritories() {
        PolisTable.of("akarnania sparta 2 | attika sparta 1 | ionia sparta 3")
                .turn("sparta")
                .offersAfter("siege", "kerkyra", "chalkis", "chios", "samos");
    }

    @Test
    @Covers("P137")
    void theDieMustReachTheFortification() {
        for (int roll = 1; roll <= 4; roll++) {
            PolisTable table =
                    PolisTable.of("boiotia athens 3").dice(roll).turn("athens").choose("siege thibae");
            table.owner("thibae", roll >= 3 ? "athens" : "neutral");
            assertThat(table.last(Rolled.class).sides()).isEqualTo(4);
        }
    }

    @Test
    @Covers({"P137", "P142"})
    void eachOwnSiegeDiskBesideThePolisAddsOne() {
        PolisTable.of("boiotia athens 3 | siege athens thibae 1")
                .dice(2)
                .turn("athens")
                .choose("siege thibae")
                .owner("thibae", "athens")
                .siegeDisks("athens", "thibae", 0);
        PolisTable.of("boiotia athens 3 | siege athens thibae 2")
                .dice(1)
                .turn("athens")
                .choose("siege thibae")
                .owner("thibae", "athens");
        PolisTable.of("boiotia athens 3 | siege athens thibae 1")
                .dice(1)
                .turn("athens")
                .choose("siege thibae")
                .owner("thibae", "neutral")
                .siegeDisks("athens", "thibae", 2);
        PolisTable.of("boiotia athens 3 | thibae sparta 2 | siege sparta thibae 1")
                .dice(2)
                .turn("athens")
                .choose("siege thibae")
                .owner("thibae", "sparta");
    }

    @Test
    @Covers({"P137", "P142"})
    void disksBesideAnotherPolisOfTheTerritoryHelpToo() {
        PolisTable table = PolisTable.of(
                        "ionia sparta 3 | siege sparta chios 1 | siege sparta samos 1 | chios athens 2")
                .dice(1)
                .turn("sparta")
                .choose("siege samos")
                .owner("samos", "sparta")
                .siegeDisks("sparta", "samos", 0)
                .siegeDisks("sparta", "chios", 1);
        assertThat(table.last(LaySiege.Attempted.class).disks()).isEqualTo(2);
        PolisTable.of("ionia sparta 3 athens 1 | siege athens chios 1 | siege sparta gela 1")
                .dice(2)
                .turn("sparta")
                .choose("siege samos")
                .owner("samos", "neutral");
    }

    @Test
    @Covers("P142")
    void byTheNarrowerReadingOnlyDisksBesideThePolisHelp() {
        PolisTable table = PolisTable.with(
                        "siegeDisks",
                        "polis",
                        "ionia sparta 3 | siege sparta chios 2 | siege sparta samos 1 | chios athens 2")
                .dice(1)
                .turn("sparta")
                .choose("siege samos")
                .owner("samos", "neutral");
        assertThat(table.last(LaySiege.Attempted.class).disks()).isEqualTo(1);
    }

    @Test
    @Covers({"P138", "P141"})
    void aFailureCostsAHopliteAndLeavesADisk() {
        PolisTable table = PolisTable.of("boiotia athens 3");
        int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
        int disks = table.state().pieces(Side.ATHENS, Piece.DISK);
        table.dice(2).turn("athens").choose("siege thibae");
        table.units("athens", "boiotia", 2).siegeDisks("athens", "thibae", 1).owner("thibae", "neutral");
        assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes + 1);
        assertThat(table.state().pieces(Side.ATHENS, Piece.DISK)).isEqualTo(disks - 1);
    }

    @Test
    @Covers("P139")
    void aFailureAgainstTheOpponentCostsItAPopulationCube() {
        PolisTable table = PolisTable.of("boiotia athens 3 | thibae sparta 3");
        int cubes = table.state().pieces(Side.SPARTA, Piece.CUBE);
        table.dice(2)
                .turn("athens")
                .choose("siege thibae")
                .population("thibae", 2)
                .owner("thibae", "sparta");
        assertThat(table.state().pieces(Side.SPARTA, Piece.CUBE)).isEqualTo(cubes + 1);
    }

    @Test
    @Covers("P140")
    void thePolisThatLosesItsLastCubeBecomesNeutral() {
        PolisTable table = PolisTable.of("boiotia athens 3 | thibae sparta 1 | done koilon thibae");
        int disks = table.state().pieces(Side.SPARTA, Piece.DISK);
        table.dice(1).turn("athens").choose("siege thibae");
        table.owner("thibae", "neutral")
                .prestige("athens", 4)
                .units("athens", "boiotia", 2)
                .siegeDisks("athens", "thibae", 1);
        assertThat(table.state().pieces(Side.SPARTA, Piece.DISK)).isEqualTo(disks + 1);
        assertThat(table.state().tiles().isAt(Named.project("koilon"), Polis.THIBAE))
                .isTrue();
    }

    @Test
    @Covers("P143")
    void disksGoWhenNoTroopsAreLeft() {
        PolisTable.of("boiotia athens 2 | siege athens thibae 1")
                .turn("athens")
                .choose("move-hoplites boiotia attika")
                .siegeDisks("athens", "thibae", 1)
                .choose("also boiotia")
                .siegeDisks("athens", "thibae", 0);
    }

    @Test
    @Covers("P143")
    void disksGoWhenTheOpponentBesiegesTheSameNeutralPolis() {
        PolisTable.of("boiotia athens 1 sparta 3 | siege athens thibae 2")
                .dice(1)
                .turn("sparta")
                .choose("siege thibae")
                .siegeDisks("athens", "thibae", 0)
                .siegeDisks("sparta", "thibae", 1);
    }

    @Test
    @Covers({"P143", "P229"})
    void disksGoAtTheEndOfTheRound() {
        PolisTable.of("boiotia athens 3 | siege athens thibae 2 | siege sparta gela 1 | passed athens | passed sparta")
                .lots(0, 0, 0, 0, 0)
                .run(new Preparation.Step())
                .siegeDisks("athens", "thibae", 0)
                .siegeDisks("sparta", "gela", 0);
    }

    @Test
    @Covers("P145")
    void aNeutralPolisGetsItsBasePopulationFromTheReserve() {
        PolisTable table = PolisTable.of("boiotia athens 3");
        int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
        table.dice(4)
                .turn("athens")
                .choose("siege thibae")
                .population("thibae", 3)
                .units("athens", "boiotia", 3);
        assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes - 3);
    }

    @Test
    @Covers({"P146", "P147"})
    void anEnemyPolisKeepsItsPopulationInTheVictorsCubes() {
        PolisTable table = PolisTable.of("boiotia athens 3 | thibae sparta 2");
        int athens = table.state().pieces(Side.ATHENS, Piece.CUBE);
        int sparta = table.state().pieces(Side.SPARTA, Piece.CUBE);
        int spartanDisks = table.state().pieces(Side.SPARTA, Piece.DISK);
        int athenianDisks = table.state().pieces(Side.ATHENS, Piece.DISK);
        table.dice(4).turn("athens").choose("siege thibae");
        table.owner("thibae", "athens").population("thibae", 2).units("athens", "boiotia", 3);
        assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(athens - 2);
        assertThat(table.state().pieces(Side.SPARTA, Piece.CUBE)).isEqualTo(sparta + 2);
        assertThat(table.state().pieces(Side.SPARTA, Piece.DISK)).isEqualTo(spartanDisks + 1);
        assertThat(table.state().pieces(Side.ATHENS, Piece.DISK)).isEqualTo(athenianDisks - 1);
    }

    @Test
    @Covers("P148")
    void anEnemyProxenosInThePolisIsCaptured() {
        PolisTable.of("boiotia athens 3 | proxenos sparta thibae")
                .dice(4)
                .turn("athens")
                .choose("siege thibae")
                .proxenos("sparta", "captive");
        PolisTable.of("boiotia athens 3 | proxenos sparta thibae")
                .dice(1)
                .turn("athens")
                .choose("siege thibae")
                .proxenos("sparta", "thibae");
    }

    @Test
    @Covers("P149")
    void aRansomFreesTheProxenosWithoutAnAction() {
        PolisTable.of("captive sparta | sparta silver 5 | athens silver 1 | sparti sparta 8")
                .turn("sparta")
                .refuses("move-proxenos pylos by-land", new MoveProxenos.Captive())
                .choose("ransom")
                .proxenos("sparta", "sparti")
                .stock("sparta", "silver", 3)
                .stock("athens", "silver", 3)
                .asks("sparta", TakeAction.Choose.class)
                .choose("move-proxenos pylos by-land", "create-hoplites sparti silver", "done")
                .asks("athens", TakeAction.Choose.class);
    }

    @Test
    @Covers("P149")
    void aRansomMayBePaidAfterTheSecondAction() {
        PolisTable.of("captive sparta | sparta silver 1 iron 1 wood 1 | sparti sparta 8 | lakedaemon sparta 2"
                        + " | pylos sparta 2")
                .turn("sparta")
                .refuses("ransom", new Barred.TooPoor(1, 2, Resource.SILVER, "siege/ransom"))
                .choose("create-merchants pylos wood")
                .choose("tribute lakedaemon silver", "also silver")
                .asks("sparta", LastWord.Ask.class)
                .offersOnly("ransom", "end-turn")
                .choose("ransom")
                .proxenos("sparta", "sparti")
                .asks("athens", TakeAction.Choose.class);
    }

    @Test
    @Covers("P149")
    void aRansomCostsNoExtraResourceAfterTheOpponentHasPassed() {
        PolisTable.of("captive sparta | sparta silver 3 | passed athens")
                .turn("sparta")
                .choose("ransom")
                .stock("sparta", "silver", 1)
                .proxenos("sparta", "sparti")
                .asks("sparta", Surcharge.Ask.class);
    }

    /** Neither does it use up the action that was paid for. */
    @Test
    @Covers("P149")
    void aRansomMayBePaidBetweenTheExtraResourceAndItsAction() {
        PolisTable.of("captive sparta | sparta silver 3 | passed athens | lakedaemon sparta 1")
                .turn("sparta")
                .choose("pay silver")
                .asks("sparta", TakeAction.Choose.class)
                .choose("ransom")
                .stock("sparta", "silver", 0)
                .asks("sparta", TakeAction.Choose.class)
                .offers("move-proxenos pylos by-land");
    }

    /** A33: "a Polis can only host one single Proxenos at a time", and the freed one must go to the capital. */
    @Test
    @Covers("P149")
    void nobodyIsFreedWhileTheEnemyProxenosIsInTheCapital() {
        PolisTable.of("captive sparta | proxenos athens sparti | sparta silver 3 | sparti sparta 8")
                .turn("sparta")
                .offersNot("ransom")
                .refuses("ransom", new Ransom.CapitalTaken(Polis.SPARTI))
                .proxenos("sparta", "captive");
        assertThat(PolisTable.words().say(new Ransom.CapitalTaken(Polis.SPARTI)))
                .contains("would return to Sparti", "a polis hosts only one");
        PolisTable.of("captive sparta | proxenos athens pylos | sparta silver 3 | sparti sparta 8")
                .turn("sparta")
                .offers("ransom");
    }

    @Test
    @Covers("P149")
    void whoIsNotCaptiveNeedsNoRansom() {
        PolisTable.of("sparta silver 3").turn("sparta").refuses("ransom", new Ransom.NotCaptive());
    }

    @Test
    @Covers("P189")
    void aProxenosInAPolisOfTheEnemyOrInTheCapitalIsSafe() {
        PolisTable.of("boiotia athens 3 | attika athens 3 | thibae athens 3 | proxenos sparta thibae")
                .turn("athens")
                .offersNot("siege thibae");
        PolisTable.of("round omega | lakedaemon athens 5").turn("athens").offersNot("siege sparti");
    }

    /** A21: the ransom belongs to the owner's turn, and who has passed has no turn. */
    @Test
    @Covers("P149")
    void whoHasPassedPaysNoRansom() {
        PolisTable table = PolisTable.of("captive sparta | sparta silver 3 wheat 9 | athens wheat 9 wood 1")
                .turn("sparta")
                .choose("pass");
        table.asks("athens", Surcharge.Ask.class).refuses("ransom", new Ransom.NotCaptive());
        table.choose("pass").asks("sparta", Grow.Ask.class).offersNot("ransom");
        table.proxenos("sparta", "captive");
    }
}
