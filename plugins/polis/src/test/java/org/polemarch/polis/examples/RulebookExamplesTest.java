package org.polemarch.polis.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Cites;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.actions.Trade;
import org.polemarch.polis.rules.battles.Attack;
import org.polemarch.polis.rules.battles.Battle;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.endofround.AdjustmentOfGoods;
import org.polemarch.polis.rules.endofround.Grow;
import org.polemarch.polis.rules.endofround.Growth;
import org.polemarch.polis.rules.endofround.Megalopolis;
import org.polemarch.polis.rules.endofround.Projects;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

/** The worked examples of the rulebook, in its order. */
class RulebookExamplesTest {

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
        assertThat(table.state().tiles().isRunning(Project.MYRON)).isTrue();
        assertThat(table.state().tiles().isAt(Project.MYRON, Polis.ATHINAE)).isTrue();
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
                                List.of(Space.AKARNANIA, Space.THESSALIA, Space.MYRTOON),
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
        assertThat(byLand.state().controls(Side.SPARTA, Space.BOIOTIA)).isTrue();
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
        assertThat(table.state().controls(Side.SPARTA, Space.BOIOTIA)).isTrue();
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
                                List.of(Space.MEGARIS, Space.BOIOTIA, Space.KYKLADES),
                                List.of(),
                                "move-hoplites"));
    }

    @Test
    @Cites({"siege", "siege/success"})
    @Covers("X09")
    void nafpaktosIsTakenOnAnyRoll() {
        for (int roll = 1; roll <= 4; roll++) {
            PolisTable.of("thessalia sparta 2 | attika athens 3")
                    .dice(roll)
                    .turn("athens")
                    .choose("move-hoplites attika thessalia", "also attika", "also attika", "siege nafpaktos")
                    .owner("nafpaktos", "athens")
                    .population("nafpaktos", 1)
                    .prestige("athens", 5 - 1 - 1 + 1);
        }
    }

    @Test
    @Cites({"siege", "siege/failure"})
    @Covers("X10")
    void thibaeWithstandsATwo() {
        PolisTable.of("round epsilon | attika athens 3")
                .dice(2)
                .turn("athens")
                .choose("move-hoplites attika boiotia", "also attika", "also attika", "siege thibae")
                .prestige("athens", 5 - 1 - 1)
                .units("athens", "boiotia", 2)
                .siegeDisks("athens", "thibae", 1)
                .owner("thibae", "neutral");
    }

    @Test
    @Cites({"siege", "siege/success"})
    @Covers("X11")
    void onTheNextTurnTheDiskMakesATwoEnough() {
        PolisTable.of("round epsilon | boiotia athens 2 | siege athens thibae 1 | attika athens 2")
                .dice(2)
                .turn("athens")
                .choose("move-hoplites attika boiotia", "also attika", "siege thibae")
                .owner("thibae", "athens")
                .prestige("athens", 5 - 2 + 3)
                .siegeDisks("athens", "thibae", 0);
    }

    @Test
    @Cites({"siege", "siege/success"})
    @Covers("X12")
    void spartaSeizesThibaeFromAthens() {
        PolisTable table = PolisTable.of("round omega | thibae athens 2 | boiotia athens 2 | lakedaemon sparta 4"
                + " | done koilon thibae | site skini thibae");
        int reserve = table.state().pieces(Side.SPARTA, Piece.CUBE);
        table.dice(4)
                .turn("sparta")
                .choose("move-hoplites lakedaemon boiotia", "also lakedaemon", "also lakedaemon", "also lakedaemon")
                .choose("siege thibae")
                .owner("thibae", "sparta")
                .population("thibae", 2)
                .units("sparta", "boiotia", 4)
                .prestige("sparta", 5 - 2 + 3);
        assertThat(table.state().pieces(Side.SPARTA, Piece.CUBE)).isEqualTo(reserve - 2);
        assertThat(table.view("sparta").poleis().get(Polis.THIBAE.index()).completed())
                .containsExactly(Project.KOILON);
        assertThat(table.view("sparta").poleis().get(Polis.THIBAE.index()).developing())
                .contains(Project.SKINI);
    }

    @Test
    @Cites({"siege", "siege/failure"})
    @Covers("X13")
    void twoFailuresMakeThibaeRebel() {
        PolisTable table = PolisTable.of("round omega | thibae athens 2 | boiotia athens 2 sparta 4")
                .dice(1)
                .turn("sparta")
                .choose("siege thibae");
        table.units("sparta", "boiotia", 3).population("thibae", 1).owner("thibae", "athens");
        table.dice(1).turn("sparta").choose("siege thibae");
        table.units("sparta", "boiotia", 2).owner("thibae", "neutral");
        PolisTable.of("round omega | thibae athens 1 | boiotia athens 3 sparta 3 | siege sparta thibae 1")
                .turn("sparta")
                .refuses("siege thibae", new LaySiege.NoControl(Space.BOIOTIA, 3, 3));
    }

    @Test
    @Cites("tribute")
    @Covers("X14")
    void wineOfSicelia() {
        int[] wine = {1, 3, 6, 10, 15};
        for (int hoplites = 1; hoplites <= 5; hoplites++) {
            PolisTable table = PolisTable.of("round omega | gela sparta 3 | sicelia sparta " + hoplites)
                    .turn("sparta")
                    .choose("tribute sicelia wine");
            for (int i = 1; i < hoplites; i++) {
                table.choose("also wine");
            }
            table.stock("sparta", "wine", wine[hoplites - 1]);
        }
    }

    @Test
    @Cites("tribute")
    @Covers("X15")
    void sixWineAndThreeWheatFromSicelia() {
        PolisTable.of("round omega | gela sparta 3 | sicelia sparta 5")
                .turn("sparta")
                .choose("tribute sicelia wine", "also wine", "also wine", "also wheat", "also wheat")
                .stock("sparta", "wine", 6)
                .stock("sparta", "wheat", 3)
                .asks("sparta", TakeAction.Choose.class);
    }

    @Test
    @Cites("trade")
    @Covers("X16")
    void theMarketOfPersia() {
        String rich = "athens iron 20 wood 20 wine 20 silver 20";
        PolisTable.of(rich)
                .turn("athens")
                .offers("trade persia-3 iron", "trade persia-3 wine", "trade persia-3 silver")
                .offersNot("trade persia-3 wood")
                .refuses("trade persia-4 wine", new Trade.NotYetOpen(PolisTable.space("persia-4")))
                .refuses("trade persia-5 iron", new Trade.NotYetOpen(PolisTable.space("persia-5")));
        PolisTable.of(rich, "round epsilon")
                .turn("athens")
                .offersAfter("trade persia-4", "wine", "silver")
                .offersNoneAfter("trade persia-5");
        PolisTable.of(rich, "round omega").turn("athens").offersAfter("trade persia-5", "iron", "wood", "wine");
    }

    @Test
    @Cites({"trade", "trade/prices", "trade/routes"})
    @Covers({"X17", "X19"})
    void fiveWineForFourWheatInPersia() {
        String position = "round epsilon | athens wine 6 | price wine 4";
        PolisTable table = PolisTable.of(position)
                .dice(4, 3)
                .turn("athens")
                .choose("trade persia-4 wine")
                .stock("athens", "wine", 1)
                .stock("athens", "wheat", 4)
                .priceBox("wine", 7)
                .usedAllChance();
        assertThat(table.last(Trade.PriceMoved.class)).isEqualTo(new Trade.PriceMoved(Resource.WINE, 4, 7));
        assertThat(table.state()
                        .commerce()
                        .merchant(PolisTable.space("persia-4").index()))
                .contains(Side.ATHENS);
        PolisTable.of(position, "kyklades sparta 1").turn("athens").offersNot("trade persia-4 wine");
        PolisTable.of(position, "noties-sporades sparta 1").turn("athens").offersNot("trade persia-4 wine");
    }

    @Test
    @Cites("trade/prices")
    @Covers("X18")
    void fiveSilverCostFiveIronSixWoodOrSevenWine() {
        String position = "round omega | athens iron 5 wood 6 wine 7 | price iron 1 | price wood 2 | price wine 4";
        PolisTable.of(position).turn("athens").offersAfter("trade persia-5", "iron", "wood", "wine");
        PolisTable.of(position)
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-5 iron")
                .stock("athens", "iron", 0);
        PolisTable.of(position)
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-5 wood")
                .stock("athens", "wood", 0);
        PolisTable.of(position)
                .dice(1, 1)
                .turn("athens")
                .choose("trade persia-5 wine")
                .stock("athens", "wine", 0)
                .stock("athens", "silver", 5);
    }

    @Test
    @Cites("trade/silver")
    @Covers("X20")
    void fourWheatForFourSilver() {
        PolisTable.of("round epsilon | athens silver 4 | price wine 4")
                .dice(2)
                .turn("athens")
                .choose("trade persia-4 silver")
                .stock("athens", "silver", 0)
                .stock("athens", "wheat", 4)
                .priceBox("wine", 2);
    }

    @Test
    @Cites("move-proxenos")
    @Covers("X21")
    void theProxenosGoesToPotidaeaForFourSilverByLandOrOneBySea() {
        String position =
                "thessalia sparta 2 | makedonia sparta 2 | thrakiko sparta 1 | akarnania sparta 2 | athens silver 4";
        PolisTable.of(position)
                .turn("athens")
                .choose("move-proxenos potidaea by-land")
                .stock("athens", "silver", 0)
                .proxenos("athens", "potidaea");
        PolisTable.of(position)
                .turn("athens")
                .choose("move-proxenos potidaea by-sea")
                .stock("athens", "silver", 3)
                .proxenos("athens", "potidaea");
    }

    @Test
    @Cites("move-proxenos")
    @Covers("X22")
    void fromChiosToSamosBySeaOrByLand() {
        PolisTable.of("proxenos sparta chios | ionia athens 2 | noties-sporades athens 1 | sparta silver 2")
                .turn("sparta")
                .choose("move-proxenos samos by-land")
                .stock("sparta", "silver", 0);
        PolisTable.of("proxenos sparta chios | ionia athens 2 | noties-sporades athens 1 | sparta silver 2")
                .turn("sparta")
                .choose("move-proxenos samos by-sea")
                .stock("sparta", "silver", 1);
    }

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
        PolisTable.of("round omega | boiotia athens 4 sparta 4")
                .battle("boiotia", "sparta")
                .hand("sparta", "boiotia", "phalanx-othismos", "toxotis-voli", "ippiko-antistasi", "ippiko-antistasi")
                .hand("athens", "boiotia", "phalanx-proothisi", "toxotis-proothisi", "toxotis-voli", "salpinx-enedra")
                .run(new Attack.Lay(Side.SPARTA))
                .choose("attack phalanx-othismos", "attack toxotis-voli")
                .choose("defend phalanx-proothisi", "defend toxotis-proothisi")
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
        PolisTable.of("round omega | kyklades athens 4 sparta 4")
                .battle("kyklades", "athens")
                .hand("athens", "kyklades", "treeris-kyklos", "salpinx-enedra", "bireme-kyklos", "bireme-kyklos")
                .hand(
                        "sparta",
                        "kyklades",
                        "treeris-periplous",
                        "anotera-treeris-diekplous",
                        "triacontor-kyklos",
                        "triacontor-kyklos")
                .run(new Attack.Lay(Side.ATHENS))
                .choose("attack treeris-kyklos", "attack salpinx-enedra")
                .choose("defend treeris-periplous", "defend anotera-treeris-diekplous")
                .units("sparta", "kyklades", 3)
                .units("athens", "kyklades", 4)
                .prestige("athens", 5 - 1)
                .prestige("sparta", 5);
    }

    @Test
    @Cites({"battles/fighting", "battles/special"})
    @Covers("X26")
    void aLandBattleWithMercenaries() {
        PolisTable.of("round omega | boiotia athens 4 sparta 4")
                .battle("boiotia", "sparta")
                .hand("sparta", "boiotia", "phalanx-othismos", "toxotis-proothisi", "toxotis-voli", "toxotis-voli")
                .hand(
                        "athens",
                        "boiotia",
                        "misthoforos-antistasi",
                        "ippiko-proothisi",
                        "peltasta-antistasi",
                        "peltasta-antistasi")
                .run(new Attack.Lay(Side.SPARTA))
                .choose("attack phalanx-othismos", "attack toxotis-proothisi")
                .choose("defend misthoforos-antistasi", "defend ippiko-proothisi")
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
