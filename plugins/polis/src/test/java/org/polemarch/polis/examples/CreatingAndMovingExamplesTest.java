package org.polemarch.polis.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.rules.endofround.Projects;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

/** The worked examples of the rulebook, in its order: those of set-up, of creating, of Projects and of moving. */
class CreatingAndMovingExamplesTest {

    @Test
    @Cites("concepts/boards")
    @Covers("X01")
    void atTheStartSpartaReadsFourOfEverythingButPrestigeAndWheat() {
        PolisTable table = PolisTable.setUp();
        table.prestige("sparta", 3).stock("sparta", "wheat", 0);
        table.stock("sparta", "iron", 4).stock("sparta", "wood", 4);
        table.stock("sparta", "wine", 4).stock("sparta", "silver", 4);
        table.prestige("athens", 3).stock("athens", "silver", 0);
        table.stock("athens", "iron", 4).stock("athens", "wood", 4);
        table.stock("athens", "wine", 4).stock("athens", "wheat", 4);
    }

    @Test
    @Cites("create-hoplites")
    @Covers("X02")
    void twoMoreHoplitesReachTheLimitInMessinia() {
        PolisTable.of("round epsilon | pylos sparta 3 | messinia sparta 2 | sparta iron 5")
                .turn("sparta")
                .choose("create-hoplites pylos iron", "another iron")
                .asks("sparta", TakeAction.Choose.class)
                .units("sparta", "messinia", 4)
                .population("pylos", 1)
                .stock("sparta", "iron", 3);
        PolisTable.of("round epsilon | pylos sparta 3 | messinia sparta 4 | sparta iron 5")
                .turn("sparta")
                .refuses("create-hoplites pylos iron", new Barred.Full(Space.MESSINIA, 4));
    }

    @Test
    @Cites("create-galleys")
    @Covers("X03")
    void aGalleyOfChalkisReachesTheLimitInKyklades() {
        PolisTable.of("round epsilon | chalkis athens 2 | kyklades athens 3 | athens wood 1")
                .turn("athens")
                .choose("create-galleys chalkis kyklades wood")
                .units("athens", "kyklades", 4)
                .population("chalkis", 1)
                .stock("athens", "wood", 0);
    }

    @Test
    @Cites({"develop-project", "end-of-round/projects"})
    @Covers("X04")
    void myronIsHiredInAthinae() {
        PolisTable table = PolisTable.of("offer myron zeus dionysos | athens wood 2 silver 3 iron 9 wine 9")
                .turn("athens")
                .offersAfter("develop", "myron athinae")
                .choose("develop myron athinae")
                .stock("athens", "wood", 0)
                .stock("athens", "silver", 0);
        assertThat(table.state().tiles().isRunning(Named.project("myron"))).isTrue();
        assertThat(table.state().tiles().isAt(Named.project("myron"), Polis.ATHINAE))
                .isTrue();
        table.run(new Projects.Step()).prestige("athens", 5 + 2);
        assertThat(table.view("athens").boards().get(0).projectPoints()).isEqualTo(3);
    }

    @Test
    @Cites("move-hoplites")
    @Covers("X05")
    void itIsImpossibleToSailToAttikaAndMarchOnToArcadia() {
        String position = "makedonia athens 1 | thessalia sparta 1 | akarnania sparta 1 | myrtoon sparta 1";
        PolisTable.of(position)
                .turn("athens")
                .offers("move-hoplites makedonia attika")
                .refuses(
                        "move-hoplites makedonia arcadia",
                        PolisTable.noWay(
                                Space.MAKEDONIA,
                                Space.ARCADIA,
                                List.of(Space.THESSALIA, Space.MYRTOON),
                                List.of(),
                                "move-hoplites"));
        PolisTable.of(position, "attika athens 1").turn("athens").offers("move-hoplites attika arcadia");
    }

    @Test
    @Cites({"move-hoplites", "stacking"})
    @Covers("X06")
    void fiveUnitsInThessaliaBarTheWayToMakedonia() {
        PolisTable.of("round omega | megaris athens 1 | thessalia athens 5 | kyklades sparta 1 | ionion sparta 1")
                .turn("athens")
                .refuses(
                        "move-hoplites megaris makedonia",
                        PolisTable.noWay(
                                Space.MEGARIS,
                                Space.MAKEDONIA,
                                List.of(Space.IONION, Space.KYKLADES),
                                List.of(Space.THESSALIA),
                                "move-hoplites"));
        PolisTable.of("round omega | megaris athens 1 | thessalia athens 5 | kyklades athens 5 | ionion sparta 1")
                .turn("athens")
                .offers("move-hoplites megaris makedonia");
    }

    private static final String FIVE_HOPLITES = "round omega | ionia athens 1 | attika athens 2"
            + " | boiotia athens 2 sparta 2 | kyklades athens 1 | megaris sparta 1";

    @Test
    @Cites("move-hoplites")
    @Covers("X07")
    void fiveHoplitesMoveToThessaliaInTheRightOrder() {
        PolisTable.of(FIVE_HOPLITES)
                .turn("athens")
                .choose("move-hoplites ionia thessalia", "also attika", "also attika", "also boiotia", "also boiotia")
                .asks("athens", TakeAction.Choose.class)
                .units("athens", "thessalia", 5)
                .units("athens", "boiotia", 0)
                .prestige("athens", 4);
        // By land alone: those from Attika cross Boiotia, which nobody controls; then it falls to Sparta, and the last
        // Hoplite there still leaves, because it does not cross its origin.
        PolisTable byLand = PolisTable.of(FIVE_HOPLITES.replace("kyklades athens 1", "kyklades sparta 1"))
                .turn("athens")
                .choose("move-hoplites attika thessalia", "also attika", "also boiotia");
        assertThat(new Control().controls(Side.SPARTA, Space.BOIOTIA, byLand.state()))
                .isTrue();
        byLand.offers("also boiotia").choose("also boiotia").units("athens", "thessalia", 4);
        // By sea alone: the one from Ionia crosses Noties sporades and Kyklades, neither of them Sparta's.
        PolisTable.of(FIVE_HOPLITES, "noties-sporades sparta 1")
                .turn("athens")
                .offersNot("move-hoplites ionia thessalia");
    }

    @Test
    @Cites("move-hoplites")
    @Covers("X08")
    void inTheWrongOrderBoiotiaFallsToSpartaAndTheOthersMustCrossKyklades() {
        PolisTable table = PolisTable.of(FIVE_HOPLITES).turn("athens").choose("move-hoplites boiotia thessalia");
        assertThat(new Control().controls(Side.SPARTA, Space.BOIOTIA, table.state()))
                .isTrue();
        table.offersOnly("also ionia", "also attika", "also boiotia", "done");
        PolisTable.of(FIVE_HOPLITES.replace("kyklades athens 1", "kyklades sparta 1"))
                .turn("athens")
                .choose("move-hoplites boiotia thessalia")
                .offersOnly("also ionia", "also boiotia", "done")
                .refuses(
                        "also attika",
                        PolisTable.noWay(
                                Space.ATTIKA,
                                Space.THESSALIA,
                                List.of(Space.BOIOTIA, Space.KYKLADES),
                                List.of(),
                                "move-hoplites"));
    }
}
