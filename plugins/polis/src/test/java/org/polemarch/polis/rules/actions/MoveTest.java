package org.polemarch.polis.rules.actions;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

class MoveTest {

    @Nested
    @Cites({"move-hoplites", "concepts/control"})
    class Hoplites {

        @Test
        @Covers("P100")
        void onePrestigeHoweverManyMove() {
            PolisTable.of("attika athens 3")
                    .turn("athens")
                    .choose("move-hoplites attika boiotia", "also attika", "also attika")
                    .prestige("athens", 4)
                    .units("athens", "boiotia", 3)
                    .asks("athens", TakeAction.Choose.class);
        }

        @Test
        @Covers({"P101", "P102"})
        void oneDestinationFromSeveralOriginsAsFarAsThereIsRoom() {
            PolisTable.of("attika athens 2 | megaris athens 1 | thessalia athens 1 | boiotia athens 1")
                    .turn("athens")
                    .choose("move-hoplites attika boiotia")
                    .offersOnly("also attika", "also megaris", "also thessalia", "done")
                    .choose("also megaris")
                    .units("athens", "boiotia", 3)
                    .asks("athens", TakeAction.Choose.class);
        }

        @Test
        @Covers("P103")
        void distanceIsFree() {
            PolisTable.of("attika athens 1")
                    .turn("athens")
                    .offersAfter(
                            "move-hoplites attika",
                            "lakedaemon",
                            "arcadia",
                            "megaris",
                            "boiotia",
                            "sicelia",
                            "akarnania",
                            "thessalia",
                            "messinia",
                            "ionia",
                            "makedonia",
                            "achaea");
        }

        @Test
        @Covers({"P104", "P109"})
        void originAndDestinationMayBeTheOpponents() {
            PolisTable.of("attika athens 1 sparta 3 | boiotia sparta 3 | kyklades sparta 1 | megaris sparta 1")
                    .turn("athens")
                    .offersAfter("move-hoplites attika", "boiotia", "megaris");
            PolisTable.of("attika athens 1 sparta 3 | kyklades sparta 1 | megaris sparta 1")
                    .turn("athens")
                    .offers("move-hoplites attika thessalia");
        }

        @Test
        @Covers("P105")
        void onlyTerritoriesOrOnlySeas() {
            PolisTable.of("ionia athens 1 | megaris sparta 1 | ionion sparta 1 | myrtoon sparta 1")
                    .turn("athens")
                    .offersAfter("move-hoplites ionia", "attika", "megaris", "boiotia", "thessalia", "makedonia")
                    .refuses(
                            "move-hoplites ionia arcadia",
                            PolisTable.noWay(
                                    Space.IONIA, Space.ARCADIA, List.of(Space.MYRTOON), List.of(), "move-hoplites"));
            PolisTable.of("attika athens 1 | kyklades sparta 1")
                    .turn("athens")
                    .refuses(
                            "move-hoplites attika sicelia",
                            PolisTable.noWay(
                                    Space.ATTIKA, Space.SICELIA, List.of(Space.KYKLADES), List.of(), "move-hoplites"));
        }

        @Test
        @Covers("P106")
        void aSeaWayNeedsASeaAtBothEnds() {
            PolisTable.of("lakedaemon sparta 1 | arcadia athens 1 | messinia athens 1 | myrtoon athens 1")
                    .turn("sparta")
                    .offersAfter("move-hoplites lakedaemon", "arcadia", "messinia");
            PolisTable.of("lakedaemon sparta 1 | arcadia athens 1 | messinia athens 1 | ionion athens 1")
                    .turn("sparta")
                    .offersAfter(
                            "move-hoplites lakedaemon",
                            "arcadia",
                            "messinia",
                            "attika",
                            "megaris",
                            "boiotia",
                            "thessalia",
                            "ionia",
                            "makedonia");
        }

        @Test
        @Covers("P107")
        void noOwnGalleysAreNeeded() {
            PolisTable.of("attika athens 1 | merchants athens 1").turn("athens").offers("move-hoplites attika sicelia");
        }

        @Test
        @Covers("P108")
        void whatTheOpponentControlsCannotBeCrossed() {
            PolisTable.of("attika athens 1 | boiotia sparta 1 | kyklades sparta 1")
                    .turn("athens")
                    .refuses(
                            "move-hoplites attika thessalia",
                            PolisTable.noWay(
                                    Space.ATTIKA,
                                    Space.THESSALIA,
                                    List.of(Space.BOIOTIA, Space.KYKLADES),
                                    List.of(),
                                    "move-hoplites"));
            PolisTable.of("attika athens 1 | boiotia sparta 1 athens 1 | kyklades sparta 1")
                    .turn("athens")
                    .offers("move-hoplites attika thessalia");
            PolisTable.of("attika athens 1 | boiotia sparta 1 | kyklades sparta 1 athens 1")
                    .turn("athens")
                    .offers("move-hoplites attika thessalia");
        }

        @Test
        @Covers("P110")
        void aTerritoryWithTheFullOwnStackCannotBeCrossed() {
            PolisTable.of("attika athens 1 | boiotia athens 3 | kyklades sparta 1")
                    .turn("athens")
                    .refuses(
                            "move-hoplites attika thessalia",
                            PolisTable.noWay(
                                    Space.ATTIKA,
                                    Space.THESSALIA,
                                    List.of(Space.KYKLADES),
                                    List.of(Space.BOIOTIA),
                                    "move-hoplites"))
                    .refuses("move-hoplites attika boiotia", new Barred.Full(Space.BOIOTIA, 3));
        }

        @Test
        @Covers("P111")
        void aSeaFullOfOwnGalleysDoesNotHinder() {
            PolisTable.of("attika athens 1 | boiotia sparta 1 | megaris sparta 1 | kyklades athens 3")
                    .turn("athens")
                    .offers("move-hoplites attika thessalia");
        }

        @Test
        @Covers("P112")
        void oneByOneAndControlIsLookedAtAnew() {
            PolisTable.of("attika athens 1 | boiotia athens 1 sparta 1 | kyklades sparta 1 | ionion sparta 1"
                            + " | megaris sparta 1")
                    .turn("athens")
                    .choose("move-hoplites boiotia thessalia")
                    .asks("athens", TakeAction.Choose.class);
            PolisTable.of("attika athens 1 | boiotia athens 1 sparta 1 | kyklades sparta 1 | ionion sparta 1"
                            + " | megaris sparta 1")
                    .turn("athens")
                    .choose("move-hoplites attika thessalia")
                    .offersOnly("also boiotia", "done");
        }

        @Test
        @Covers("P112")
        void aStepThatMakesRoomOpensTheWayForTheNext() {
            PolisTable.of("attika athens 1 | boiotia athens 3 | kyklades sparta 1 | ionion sparta 1 | megaris sparta 1")
                    .turn("athens")
                    .offersNot("move-hoplites attika thessalia")
                    .choose("move-hoplites boiotia thessalia")
                    .offersOnly("also attika", "also boiotia", "done");
        }

        @Test
        @Covers("P113")
        void withKorinthosTheDiolkosLinksTheSeas() {
            String barred = "attika athens 1 | myrtoon sparta 1 | boiotia sparta 1 | megaris sparta 1";
            PolisTable.of(barred).turn("athens").offersNot("move-hoplites attika sicelia");
            PolisTable.of(barred, "korinthos athens 4").turn("athens").offers("move-hoplites attika sicelia");
            PolisTable.of(barred, "korinthos sparta 4").turn("athens").offersNot("move-hoplites attika sicelia");
        }

        @Test
        @Covers("P113")
        void controlOfMegarisIsNotControlOfKorinthos() {
            PolisTable.of("attika athens 1 | megaris athens 3 | myrtoon sparta 1 | boiotia sparta 1")
                    .turn("athens")
                    .offersNot("move-hoplites attika sicelia");
        }

        @Test
        @Covers("P114")
        void neutralGroundIsNoDestination() {
            PolisTable.of("makedonia sparta 2 | epidamnos sparta 1 | abdira sparta 1")
                    .turn("sparta")
                    .offersNot("move-hoplites makedonia epidamnos", "move-hoplites makedonia abdira")
                    .offersAfter(
                            "move-hoplites makedonia",
                            "attika",
                            "lakedaemon",
                            "arcadia",
                            "megaris",
                            "boiotia",
                            "sicelia",
                            "akarnania",
                            "thessalia",
                            "messinia",
                            "ionia",
                            "achaea");
        }

        @Test
        @Covers("P115")
        void siceliaAndIoniaOnlyBySea() {
            PolisTable.of("sicelia sparta 1 | ionion athens 1").turn("sparta").offersNoneAfter("move-hoplites sicelia");
            PolisTable.of("ionia sparta 1 | noties-sporades athens 1")
                    .turn("sparta")
                    .offersNoneAfter("move-hoplites ionia");
            PolisTable.of("attika sparta 1 | kyklades athens 1")
                    .turn("sparta")
                    .offersNot("move-hoplites attika ionia", "move-hoplites attika sicelia");
        }

        @Test
        void aHopliteMayNotEndWhereItBegan() {
            PolisTable.of("attika athens 2").turn("athens").offersNot("move-hoplites attika attika");
        }
    }

    @Nested
    @Cites("move-galleys")
    class Galleys {

        @Test
        @Covers("P120")
        void onePrestigeHoweverManyMove() {
            PolisTable.of("kyklades athens 3")
                    .turn("athens")
                    .choose("move-galleys kyklades thrakiko", "also kyklades", "also kyklades")
                    .prestige("athens", 4)
                    .units("athens", "thrakiko", 3);
        }

        @Test
        @Covers("P121")
        void oneDestinationFromSeveralOriginsAsFarAsThereIsRoom() {
            PolisTable.of("kyklades athens 2 | thrakiko athens 1 | myrtoon athens 1 | noties-sporades athens 1")
                    .turn("athens")
                    .choose("move-galleys kyklades noties-sporades")
                    .offersOnly("also kyklades", "also thrakiko", "also myrtoon", "done")
                    .choose("also myrtoon")
                    .asks("athens", TakeAction.Choose.class)
                    .units("athens", "noties-sporades", 3);
        }

        @Test
        @Covers({"P122", "P123"})
        void endsAreNotCrossedAndGalleysNeverEnterLand() {
            PolisTable.of(
                            "kyklades athens 1 sparta 2 | thrakiko sparta 3 | myrtoon sparta 1 | noties-sporades sparta 1")
                    .turn("athens")
                    .offersAfter("move-galleys kyklades", "thrakiko", "myrtoon", "noties-sporades");
        }

        @Test
        @Covers("P123")
        void aSeaTheOpponentControlsCannotBeCrossed() {
            PolisTable.of("kyklades athens 1 | myrtoon sparta 1")
                    .turn("athens")
                    .refuses(
                            "move-galleys kyklades ionion",
                            PolisTable.noWay(
                                    Space.KYKLADES, Space.IONION, List.of(Space.MYRTOON), List.of(), "move-galleys"));
            PolisTable.of("kyklades athens 1 | myrtoon sparta 1 athens 1")
                    .turn("athens")
                    .offers("move-galleys kyklades ionion");
        }

        @Test
        @Covers("P124")
        void aSeaWithTheFullOwnStackCannotBeCrossed() {
            PolisTable.of("kyklades athens 1 | myrtoon athens 3")
                    .turn("athens")
                    .refuses(
                            "move-galleys kyklades ionion",
                            PolisTable.noWay(
                                    Space.KYKLADES, Space.IONION, List.of(), List.of(Space.MYRTOON), "move-galleys"))
                    .refuses("move-galleys kyklades myrtoon", new Barred.Full(Space.MYRTOON, 3));
        }

        @Test
        @Covers("P125")
        void oneByOneAndControlIsLookedAtAnew() {
            PolisTable.of("thrakiko athens 1 | kyklades athens 1 sparta 1 | noties-sporades sparta 1")
                    .turn("athens")
                    .choose("move-galleys kyklades myrtoon")
                    .asks("athens", TakeAction.Choose.class);
            PolisTable.of("thrakiko athens 1 | kyklades athens 1 sparta 1 | noties-sporades sparta 1")
                    .turn("athens")
                    .choose("move-galleys thrakiko myrtoon")
                    .offersOnly("also kyklades", "done");
        }

        @Test
        @Covers("P126")
        void withKorinthosTheDiolkosLinksTheSeas() {
            PolisTable.of("kyklades athens 1 | myrtoon sparta 1 | korinthos athens 4")
                    .turn("athens")
                    .offers("move-galleys kyklades ionion");
            PolisTable.of("kyklades athens 1 | myrtoon sparta 1 | korinthos sparta 4")
                    .turn("athens")
                    .offersNot("move-galleys kyklades ionion");
        }
    }

    @Test
    @Cites({"move-hoplites", "move-galleys"})
    void whoMovesMustBeThereAndMustLeave() {
        PolisTable.of("attika athens 1 | kyklades athens 1")
                .turn("athens")
                .refuses("move-hoplites attika attika", new Marching.OnTheSpot(Space.ATTIKA, "move-hoplites"))
                .refuses("move-hoplites boiotia attika", new Barred.NoUnits(Space.BOIOTIA, "move-hoplites"))
                .refuses("move-galleys kyklades kyklades", new Marching.OnTheSpot(Space.KYKLADES, "move-galleys"))
                .refuses("move-galleys ionion myrtoon", new Barred.NoUnits(Space.IONION, "move-galleys"));
        PolisTable.of("attika athens 2 | megaris athens 1")
                .turn("athens")
                .choose("move-hoplites attika boiotia")
                .refuses("also boiotia", new Marching.OnTheSpot(Space.BOIOTIA, "move-hoplites"))
                .refuses("also ionia", new Barred.NoUnits(Space.IONIA, "move-hoplites"));
    }

    /** Only what stands in that way is named: Megaris, which the opponent holds too, leads elsewhere. */
    @Test
    @Cites({"move-hoplites", "concepts/control"})
    void aRefusalNamesWhatBarsTheRoute() {
        PolisTable.of("attika athens 1 | boiotia sparta 1 | megaris sparta 1 | kyklades sparta 1 | messinia sparta 1"
                        + " | thrakiko sparta 1")
                .turn("athens")
                .refuses(
                        "move-hoplites attika thessalia",
                        PolisTable.noWay(
                                Space.ATTIKA,
                                Space.THESSALIA,
                                List.of(Space.BOIOTIA, Space.KYKLADES),
                                List.of(),
                                "move-hoplites"));
        PolisTable.of("thrakiko athens 1 | kyklades athens 3 | noties-sporades sparta 1 | myrtoon sparta 2")
                .turn("athens")
                .refuses(
                        "move-galleys thrakiko myrtoon",
                        PolisTable.noWay(
                                Space.THRAKIKO,
                                Space.MYRTOON,
                                List.of(Space.NOTIES_SPORADES),
                                List.of(Space.KYKLADES),
                                "move-galleys"));
    }
}
