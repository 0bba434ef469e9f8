package org.polemarch.polis.rules.actions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Target;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

class CreateUnitsTest {

    @Nested
    @Cites("create-hoplites")
    class Hoplites {

        @Test
        @Covers("P060")
        void inOnePolisOnly() {
            PolisTable.of("round omega | sparta iron 9 | sparti sparta 8 | pylos sparta 3")
                    .turn("sparta")
                    .choose("create-hoplites pylos iron")
                    .offersOnly("another iron", "done")
                    .choose("another iron")
                    .units("sparta", "messinia", 2)
                    .asks("sparta", TakeAction.Choose.class)
                    .population("sparti", 8)
                    .offersNoneAfter("create-hoplites");
            PolisTable.of("round omega | sparta iron 9 | sparti sparta 8 | pylos sparta 3")
                    .turn("sparta")
                    .choose("create-hoplites sparti iron", "another iron", "done")
                    .units("sparta", "lakedaemon", 2)
                    .population("sparti", 6)
                    .population("pylos", 3);
        }

        @Test
        @Covers("P060")
        void onlyInAPolisOfTheLeague() {
            PolisTable.of("sparta iron 9 | athinae athens 9")
                    .turn("sparta")
                    .refuses("create-hoplites athinae iron", new Barred.NotYours(Polis.ATHINAE, "create-hoplites"))
                    .refuses("create-hoplites argos iron", new Barred.NotYours(Polis.ARGOS, "create-hoplites"));
        }

        @Test
        @Covers("P061")
        void ironOrSilverAndTheyMayBeMixed() {
            PolisTable.of("sparta iron 1 silver 1 wood 9 | sparti sparta 8")
                    .turn("sparta")
                    .offersAfter("create-hoplites", "sparti iron", "sparti silver")
                    .choose("create-hoplites sparti iron")
                    .stock("sparta", "iron", 0)
                    .offersOnly("another silver", "done")
                    .choose("another silver")
                    .stock("sparta", "silver", 0)
                    .stock("sparta", "wood", 9)
                    .units("sparta", "lakedaemon", 2);
        }

        @Test
        @Covers("P061")
        void withoutIronAndSilverThereIsNone() {
            PolisTable.of("sparta wood 9 wine 9 wheat 9 | sparti sparta 8")
                    .turn("sparta")
                    .offersNoneAfter("create-hoplites")
                    .refuses("create-hoplites sparti iron", new Barred.TooPoor(0, 1, Resource.IRON, "create-hoplites"));
        }

        @Test
        @Covers("P062")
        void thePopulationCubeGoesToTheTerritory() {
            PolisTable table = PolisTable.of("sparta iron 9 | sparti sparta 8");
            int reserve = table.state().pieces(Side.SPARTA, Piece.CUBE);
            table.turn("sparta").choose("create-hoplites sparti iron");
            table.population("sparti", 7).units("sparta", "lakedaemon", 1);
            assertThat(table.state().pieces(Side.SPARTA, Piece.CUBE)).isEqualTo(reserve);
        }

        @Test
        @Covers("P063")
        void neverTheLastCube() {
            PolisTable.of("sparta iron 9 | gythion sparta 1 | pylos sparta 2")
                    .turn("sparta")
                    .refuses("create-hoplites gythion iron", new Barred.LastCube(Polis.GYTHION, "create-hoplites"))
                    .choose("create-hoplites pylos iron")
                    .population("pylos", 1)
                    .asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P064")
        void notBeyondTheStackingLimit() {
            PolisTable.of("sparta iron 9 | sparti sparta 8 | lakedaemon sparta 2")
                    .turn("sparta")
                    .choose("create-hoplites sparti iron")
                    .asks("sparta", TakeAction.Choose.class)
                    .units("sparta", "lakedaemon", 3);
            PolisTable.of("sparta iron 9 | sparti sparta 8 | lakedaemon sparta 3")
                    .turn("sparta")
                    .refuses("create-hoplites sparti iron", new Barred.Full(Space.LAKEDAEMON, 3));
        }

        @Test
        @Covers("P065")
        void notOnNeutralGround() {
            PolisTable.of("sparta iron 9 | epidamnos sparta 3 | abdira sparta 3")
                    .turn("sparta")
                    .refuses("create-hoplites epidamnos iron", new CreateHoplites.NeutralGround(Polis.EPIDAMNOS))
                    .refuses("create-hoplites abdira silver", new CreateHoplites.NeutralGround(Polis.ABDIRA));
        }
    }

    @Nested
    @Cites("create-galleys")
    class Galleys {

        @Test
        @Covers("P070")
        void inOnePolisOnly() {
            PolisTable.of("athens wood 9 | athinae athens 9 | chios athens 3")
                    .turn("athens")
                    .choose("create-galleys athinae kyklades wood")
                    .offersOnly("another kyklades wood", "done")
                    .choose("done")
                    .offersNoneAfter("create-galleys");
        }

        @Test
        @Covers("P071")
        void woodOrSilverEach() {
            PolisTable.of("athens wood 1 silver 1 iron 9 | athinae athens 9")
                    .turn("athens")
                    .offersAfter("create-galleys", "athinae kyklades wood", "athinae kyklades silver")
                    .choose("create-galleys athinae kyklades silver", "another kyklades wood")
                    .stock("athens", "wood", 0)
                    .stock("athens", "silver", 0)
                    .stock("athens", "iron", 9)
                    .units("athens", "kyklades", 2);
        }

        @Test
        @Covers("P072")
        void theCubeGoesToTheSeaOfThePort() {
            PolisTable.of("athens wood 9 | athinae athens 9 | chios athens 3 | potidaea athens 2")
                    .turn("athens")
                    .offersAfter(
                            "create-galleys",
                            "athinae kyklades wood",
                            "chios noties-sporades wood",
                            "potidaea thrakiko wood")
                    .choose("create-galleys chios noties-sporades wood")
                    .population("chios", 2)
                    .units("athens", "noties-sporades", 1);
        }

        @Test
        @Covers("P073")
        void neverTheLastCube() {
            PolisTable.of("sparta wood 9 | gythion sparta 1")
                    .turn("sparta")
                    .refuses(
                            "create-galleys gythion myrtoon wood",
                            new Barred.LastCube(Polis.GYTHION, "create-galleys"));
            PolisTable.of("sparta wood 9 | gythion sparta 2")
                    .turn("sparta")
                    .choose("create-galleys gythion myrtoon wood")
                    .asks("sparta", TakeAction.Choose.class)
                    .population("gythion", 1);
        }

        @Test
        @Covers("P071")
        void whenNothingIsLeftToPayWithTheActionIsOver() {
            PolisTable.of("athens wood 1 | athinae athens 9")
                    .turn("athens")
                    .choose("create-galleys athinae kyklades wood")
                    .asks("athens", TakeAction.Choose.class);
        }

        @Test
        @Covers("P074")
        void notBeyondTheStackingLimit() {
            PolisTable.of("athens wood 9 | athinae athens 9 | kyklades athens 3")
                    .turn("athens")
                    .refuses("create-galleys athinae kyklades wood", new Barred.Full(Space.KYKLADES, 3));
        }

        @Test
        @Covers("P075")
        void notInSpartiAndThibaeWhichHaveNoPort() {
            PolisTable.of("sparta wood 9 | sparti sparta 8 | thibae sparta 5")
                    .turn("sparta")
                    .offersNoneAfter("create-galleys")
                    .refuses("create-galleys sparti myrtoon wood", new CreateGalleys.NoPort(Polis.SPARTI))
                    .refuses("create-galleys thibae kyklades wood", new CreateGalleys.NoPort(Polis.THIBAE));
        }

        @Test
        @Covers("P076")
        void fromKorinthosToEitherSeaAlsoSplit() {
            PolisTable.of("sparta wood 9 | korinthos sparta 6")
                    .turn("sparta")
                    .offersAfter("create-galleys", "korinthos kyklades wood", "korinthos ionion wood")
                    .choose("create-galleys korinthos kyklades wood", "another ionion wood", "another ionion wood")
                    .units("sparta", "kyklades", 1)
                    .units("sparta", "ionion", 2)
                    .population("korinthos", 3);
        }

        @Test
        @Covers("P077")
        void inEpidamnosAndAbdira() {
            PolisTable.of("sparta wood 9 | epidamnos sparta 3 | abdira sparta 3")
                    .turn("sparta")
                    .offersAfter("create-galleys", "epidamnos ionion wood", "abdira thrakiko wood");
        }
    }

    @Nested
    @Cites("create-merchants")
    class Merchants {

        @Test
        @Covers({"P080", "P161"})
        void onlyInThePlayersOwnCommercialPoleis() {
            PolisTable.of("athens wood 9 | athinae athens 9 | chios athens 3 | pylos athens 3")
                    .turn("athens")
                    .offersAfter("create-merchants", "athinae wood")
                    .refuses("create-merchants pylos wood", new CreateMerchants.NotCommercial(Polis.PYLOS))
                    .refuses("create-merchants chios wood", new CreateMerchants.NotCommercial(Polis.CHIOS));
            PolisTable.of("sparta wood 9 | sparti sparta 8 | pylos sparta 3 | gythion sparta 2")
                    .turn("sparta")
                    .offersAfter("create-merchants", "pylos wood", "gythion wood")
                    .choose("create-merchants pylos wood")
                    .offersOnly("another wood", "done");
        }

        @Test
        @Covers("P081")
        void thePolisMustBeHeld() {
            PolisTable.of("sparta wood 9 | pylos athens 3 | gythion sparta 2")
                    .turn("sparta")
                    .offersAfter("create-merchants", "gythion wood")
                    .refuses("create-merchants pylos wood", new Barred.NotYours(Polis.PYLOS, "create-merchants"));
            PolisTable.of("athens wood 9 | pylos athens 3 | athinae athens 5")
                    .turn("athens")
                    .offersAfter("create-merchants", "athinae wood")
                    .refuses("create-merchants pylos wood", new CreateMerchants.NotCommercial(Polis.PYLOS));
            PolisTable.of("round omega | sparta wood 9 | pylos athens 3 | messinia sparta 3")
                    .dice(4)
                    .turn("sparta")
                    .offersNoneAfter("create-merchants")
                    .choose("siege pylos")
                    .offersAfter("create-merchants", "pylos wood");
        }

        @Test
        @Covers("P082")
        void woodOrSilverEach() {
            PolisTable.of("athens wood 1 silver 1 iron 9 | athinae athens 9")
                    .turn("athens")
                    .offersAfter("create-merchants", "athinae wood", "athinae silver")
                    .choose("create-merchants athinae wood", "another silver")
                    .stock("athens", "wood", 0)
                    .stock("athens", "silver", 0);
        }

        @Test
        @Covers("P083")
        void theCubeGoesToTheReserveAndAMerchantAppearsInThePort() {
            PolisTable table = PolisTable.of("athens wood 1 | athinae athens 9");
            int reserve = table.state().pieces(Side.ATHENS, Piece.CUBE);
            table.turn("athens").choose("create-merchants athinae wood");
            assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(reserve + 1);
            assertThat(table.state().commerce().merchantsInPort(Side.ATHENS)).isEqualTo(2);
            table.population("athinae", 8);
        }

        @Test
        @Covers("P084")
        void thereAreEightMerchants() {
            PolisTable.of("athens wood 9 | athinae athens 9 | merchants athens 7 | merchant athens persia-3")
                    .turn("athens")
                    .refuses("create-merchants athinae wood", new CreateMerchants.NoneLeft());
            PolisTable.of("athens wood 9 | athinae athens 9 | merchants athens 7")
                    .turn("athens")
                    .choose("create-merchants athinae wood")
                    .asks("athens", TakeAction.Choose.class);
        }

        @Test
        @Covers("P085")
        void neverTheLastCube() {
            PolisTable.of("sparta wood 9 | gythion sparta 1")
                    .turn("sparta")
                    .refuses("create-merchants gythion wood", new Barred.LastCube(Polis.GYTHION, "create-merchants"));
            PolisTable.of("sparta wood 9 | gythion sparta 2")
                    .turn("sparta")
                    .choose("create-merchants gythion wood")
                    .population("gythion", 1)
                    .offersNoneAfter("another");
        }
    }

    @Nested
    class Reasons {

        @Test
        @Covers({"P061", "P062"})
        void anotherHopliteThatCannotBePaidIsRefused() {
            PolisTable.of("athens iron 1 silver 1 | athinae athens 9")
                    .turn("athens")
                    .choose("create-hoplites athinae iron")
                    .offersOnly("another silver", "done")
                    .refuses("another iron", new Barred.TooPoor(0, 1, Resource.IRON, "create-hoplites"));
        }

        @Test
        void anotherGalleyThatCannotBePaidOrFindsNoPortIsRefused() {
            PolisTable.of("round epsilon | athens wood 1 silver 1 | korinthos athens 4 | ionion athens 4")
                    .turn("athens")
                    .choose("create-galleys korinthos kyklades wood")
                    .offersOnly("another kyklades silver", "done")
                    .refuses("another kyklades wood", new Barred.TooPoor(0, 1, Resource.WOOD, "create-galleys"))
                    .refuses("another ionion silver", new Barred.Full(Space.IONION, 4))
                    .refuses("another myrtoon silver", new CreateGalleys.OtherSea(Polis.KORINTHOS, Space.MYRTOON));
        }

        @Test
        void aGalleyAppearsOnlyInTheSeaOfThePort() {
            PolisTable.of("athens wood 1 | athinae athens 9")
                    .turn("athens")
                    .refuses(
                            "create-galleys athinae ionion wood",
                            new CreateGalleys.OtherSea(Polis.ATHINAE, Space.IONION));
        }

        @Test
        void anotherMerchantThatCannotBePaidIsRefused() {
            PolisTable.of("athens wood 1 silver 1 | athinae athens 9")
                    .turn("athens")
                    .choose("create-merchants athinae silver")
                    .refuses("another silver", new Barred.TooPoor(0, 1, Resource.SILVER, "create-merchants"));
        }

        @Test
        void mercenariesNeedCubesOfTheReserve() {
            PolisTable table = PolisTable.of("round omega | event o-mercenaries | athens silver 9 | athinae athens 2");
            while (table.state().pieces(Side.ATHENS, Piece.CUBE) > 0) {
                table.state().placeUnits(Side.ATHENS, Space.SICELIA, 1);
            }
            table.turn("athens")
                    .refuses("create-hoplites athinae mercenaries", new Barred.TooFewCubes(0, 1))
                    .offers("create-hoplites athinae silver");
        }

        @Test
        void nobodySpeaksOfMercenariesWithoutTheEvent() {
            PolisTable table = PolisTable.of("athens silver 9").turn("athens");
            assertThat(table.game().refusals())
                    .noneMatch(each -> each.targets().contains(Target.button("mercenaries")));
            table.refuses("create-hoplites athinae mercenaries", new Hiring.NoMercenaries());
        }

        @Test
        void mercenariesCostTwoSilver() {
            PolisTable.of("round omega | event o-mercenaries | athens silver 1 | athinae athens 2")
                    .turn("athens")
                    .refuses(
                            "create-hoplites athinae mercenaries",
                            new Barred.TooPoor(1, 2, Resource.SILVER, "create-hoplites"));
        }
    }
}
