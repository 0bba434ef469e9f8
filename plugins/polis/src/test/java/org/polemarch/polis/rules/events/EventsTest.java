package org.polemarch.polis.rules.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.EventCard;
import org.polemarch.polis.data.EventCards;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.CollectTribute;
import org.polemarch.polis.rules.actions.Trade;
import org.polemarch.polis.rules.battles.Attack;
import org.polemarch.polis.rules.battles.Battle;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.round.EndOfTurn;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.Surcharge;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

/** Every Event card. */
@Cites({"rounds/events", "concepts/events"})
class EventsTest {

    private static PolisTable read(String event, String... position) {
        String round = event.startsWith("a-") ? "alpha" : event.startsWith("e-") ? "epsilon" : "omega";
        PolisTable table = PolisTable.of("round " + round + " | event " + event, String.join(" | ", position));
        return table.run(new RoundStart.Begin());
    }

    @Test
    @Covers("P002")
    void everyCardIsInOneOfTheThreeDecks() {
        EventCards events = PolisTable.data().events();
        TreeSet<String> ids = new TreeSet<>();
        for (int i = 0; i < events.size(); i++) {
            ids.add(events.card(i).id());
        }
        assertThat(ids)
                .as("three of them twice")
                .containsExactlyInAnyOrder(
                        "a-none",
                        "a-earthquake",
                        "a-persian-fleet",
                        "a-philopersians",
                        "a-xerxes",
                        "a-leotychidas",
                        "a-holy-war",
                        "e-none",
                        "e-egypt",
                        "e-peasants",
                        "e-pericles",
                        "e-treasury",
                        "e-betrayal",
                        "e-free-trade",
                        "o-none",
                        "o-long-walls",
                        "o-plague",
                        "o-commanders",
                        "o-mercenaries",
                        "o-alcibiades",
                        "o-carthage");
    }

    @Test
    void noEvent() {
        for (String event : new String[] {"a-none", "e-none", "o-none"}) {
            PolisTable table = read(event).asks("sparta", TakeAction.Choose.class);
            table.prestige("athens", 5).prestige("sparta", 5);
            assertThat(table.state().spacesWith(Side.ATHENS, 1)).isZero();
            assertThat(table.state().spacesWith(Side.SPARTA, 1)).isZero();
        }
    }

    @Nested
    class Alpha {

        @Test
        @Covers("P051")
        void earthquakeInSparta() {
            read("a-earthquake").units("sparta", "ionion", 1).units("athens", "messinia", 1);
        }

        @Test
        void unitsFindNoPlaceInAFullStackOrWithoutCubes() {
            read("a-earthquake", "ionion sparta 3").units("sparta", "ionion", 3).units("athens", "messinia", 1);
            PolisTable table = PolisTable.of("event a-earthquake");
            while (table.state().pieces(Side.ATHENS, Piece.CUBE) > 0) {
                table.state().placeUnits(Side.ATHENS, Space.SICELIA, 1);
            }
            table.run(new RoundStart.Begin()).units("athens", "messinia", 0).units("sparta", "ionion", 1);
        }

        @Test
        @Covers("P051")
        void persianFleetDestroyed() {
            read("a-persian-fleet")
                    .prestige("athens", 6)
                    .prestige("sparta", 5)
                    .stock("sparta", "silver", 1)
                    .stock("athens", "silver", 0);
        }

        @Test
        @Covers({"P022", "P023"})
        void philopersians() {
            PolisTable table = read("a-philopersians", "attika athens 1", "kyklades athens 1", "myrtoon sparta 2");
            table.prestige("athens", 6)
                    .asks("athens", RemoveUnit.Choose.class)
                    .offersOnly("remove attika", "remove kyklades")
                    .choose("remove kyklades")
                    .units("athens", "kyklades", 0);
            table.prestige("sparta", 6)
                    .asks("sparta", RemoveUnit.Choose.class)
                    .choose("remove myrtoon")
                    .units("sparta", "myrtoon", 1)
                    .asks("sparta", TakeAction.Choose.class);
        }

        @Test
        void philopersiansWithoutUnits() {
            read("a-philopersians").prestige("athens", 6).prestige("sparta", 6).asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P051")
        void xerxesAssassinated() {
            read("a-xerxes", "sparta iron 9 wood 9 wine 9 silver 9", "pylos sparta 2")
                    .refuses("trade persia-3 iron", new Trade.ShutByEvent(PolisTable.space("persia-3")))
                    .offers("trade aegyptos-3 wood");
        }

        @Test
        @Covers("P024")
        void leotychidas() {
            read("a-leotychidas").asks("athens", TakeAction.Choose.class);
        }

        @Test
        void holyWar() {
            read("a-holy-war").units("sparta", "thessalia", 1).units("athens", "boiotia", 1);
        }
    }

    @Nested
    class Epsilon {

        @Test
        void egyptRebelsAgainstPersia() {
            PolisTable table = read("e-egypt", "kyklades athens 2", "thrakiko athens 2", "sparta prestige 9");
            table.asks("athens", SendGalleysAway.Choose.class)
                    .offersOnly("send kyklades", "send thrakiko")
                    .choose("send kyklades", "send thrakiko")
                    .offersOnly("send kyklades", "send thrakiko", "done")
                    .choose("send kyklades", "done");
            assertThat(table.state().pieces(Side.ATHENS, Piece.GALLEY_AWAY)).isEqualTo(3);
            table.units("athens", "kyklades", 0).units("athens", "thrakiko", 1).prestige("athens", 5);
            table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 2);
            assertThat(table.state().pieces(Side.ATHENS, Piece.GALLEY_AWAY)).isZero();
        }

        @Test
        void eachGalleyThatLacksCostsPrestige() {
            PolisTable table =
                    read("e-egypt", "kyklades athens 1").prestige("athens", 4).units("athens", "kyklades", 0);
            table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 1);
            read("e-egypt").prestige("athens", 3);
        }

        @Test
        void halfOfTwoGalleysIsOne() {
            PolisTable table = read("e-egypt", "thrakiko athens 2").prestige("athens", 5);
            int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
            table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 1);
            assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes + 1);
        }

        @Test
        void galleysThatFindNoRoomGoToTheReserve() {
            PolisTable table = read("e-egypt", "thrakiko athens 2").run();
            while (table.state().units(Side.ATHENS, Space.KYKLADES) < 4) {
                table.state().placeUnits(Side.ATHENS, Space.KYKLADES, 1);
            }
            int cubes = table.state().pieces(Side.ATHENS, Piece.CUBE);
            table.run(new EventAtEnd.Resolve()).units("athens", "kyklades", 4);
            assertThat(table.state().pieces(Side.ATHENS, Piece.CUBE)).isEqualTo(cubes + 2);
        }

        @Test
        void peasantRevolts() {
            read("e-peasants").units("sparta", "ionia", 1).units("athens", "messinia", 1);
        }

        @Test
        void ageOfPericles() {
            read("e-pericles").stock("athens", "silver", 2).units("sparta", "megaris", 1);
        }

        @Test
        void treasuryMoved() {
            read("e-treasury", "athens prestige 3", "sparta prestige 2")
                    .asks("athens", PrestigeIntoSilver.Choose.class)
                    .offersOnly("give-up 1", "give-up 2", "give-up 3")
                    .choose("give-up 2")
                    .prestige("athens", 1)
                    .stock("athens", "silver", 4)
                    .asks("sparta", PrestigeIntoSilver.Choose.class)
                    .choose("give-up 1")
                    .stock("sparta", "silver", 2);
        }

        @Test
        @Covers("P241")
        void treasuryMovedWithoutPrestigeIsADefeat() {
            PolisTable table =
                    read("e-treasury", "sparta prestige 0").choose("give-up 1").isOver();
            assertThat(table.state().ending()).isEqualTo(Ending.PRESTIGE_OWED);
            assertThat(table.winners()).isEqualTo("athens");
        }

        @Test
        void betrayal() {
            PolisTable table = read(
                    "e-betrayal",
                    "chios athens 1",
                    "chalkis athens 1",
                    "samos athens 2",
                    "gythion sparta 1",
                    "pylos sparta 2",
                    "sparti sparta 1",
                    "proxenos sparta gythion",
                    "done koilon chios");
            table.asks("athens", Betrayal.Choose.class)
                    .offersOnly("receive gythion")
                    .choose("receive gythion")
                    .owner("gythion", "athens")
                    .population("gythion", 1)
                    .proxenos("sparta", "gythion");
            table.asks("sparta", Betrayal.Choose.class)
                    .offersOnly("receive chios", "receive chalkis")
                    .choose("receive chios")
                    .owner("chios", "sparta");
            assertThat(table.view("sparta").boards().get(1).projectPoints()).isEqualTo(1);
            table.asks("sparta", TakeAction.Choose.class);
        }

        @Test
        void betrayalWithoutSmallPoleis() {
            read("e-betrayal", "chios athens 2").asks("sparta", TakeAction.Choose.class);
        }

        @Test
        void freeTradeWithPersiaPunishesABlockade() {
            PolisTable.of("round epsilon | event e-free-trade | kyklades sparta 1")
                    .run(new EndOfTurn.Check(Side.SPARTA))
                    .prestige("sparta", 4);
            PolisTable.of("round epsilon | event e-free-trade | kyklades sparta 1 athens 1")
                    .run(new EndOfTurn.Check(Side.SPARTA))
                    .prestige("sparta", 5);
            PolisTable.of("round epsilon | event e-none | kyklades sparta 1")
                    .run(new EndOfTurn.Check(Side.SPARTA))
                    .prestige("sparta", 5);
        }

        @Test
        void aBlockadeOfEgyptIsPunishedToo() {
            PolisTable.of("round epsilon | event e-free-trade | myrtoon sparta 1")
                    .run(new EndOfTurn.Check(Side.SPARTA))
                    .prestige("sparta", 4);
        }

        @Test
        void whoPassesIsPunishedToo() {
            PolisTable.of("round epsilon | event e-free-trade | kyklades sparta 1")
                    .turn("sparta")
                    .choose("pass")
                    .prestige("sparta", 4)
                    .asks("athens", Surcharge.Ask.class);
        }

        @Test
        void theCardTellsItsExemption() {
            EventCard card =
                    PolisTable.data().events().card(PolisTable.data().events().numberOf("e-free-trade"));
            assertThat(card.text()).contains("Ionion pelagos", "Thrakiko pelagos", "unless");
        }

        @Test
        void whoseFleetFillsOnlyOneOfTheOuterSeasIsNotExempt() {
            PolisTable.of(
                            "round epsilon | event e-free-trade | kyklades sparta 1 | ionion sparta 4 | thrakiko sparta 3")
                    .run(new EndOfTurn.Check(Side.SPARTA))
                    .prestige("sparta", 4);
        }

        @Test
        void whoseFleetsFillTheOuterSeasIsExempt() {
            PolisTable.of(
                            "round epsilon | event e-free-trade | kyklades sparta 1 | ionion sparta 4 | thrakiko sparta 4")
                    .run(new EndOfTurn.Check(Side.SPARTA))
                    .prestige("sparta", 5);
        }

        @Test
        @Covers("P241")
        void aBlockadeWithoutPrestigeIsADefeat() {
            PolisTable table = PolisTable.of(
                            "round epsilon | event e-free-trade | kyklades sparta 1 | sparta prestige 0")
                    .run(new EndOfTurn.Check(Side.SPARTA))
                    .isOver();
            assertThat(table.winners()).isEqualTo("athens");
        }
    }

    @Nested
    class Omega {

        @Test
        void behindTheLongWalls() {
            read("o-long-walls").population("athinae", 6).units("sparta", "attika", 1);
            read("o-long-walls", "athinae athens 10").population("athinae", 10);
        }

        @Test
        void plagueAndHumiliation() {
            PolisTable table = read("o-plague", "messinia athens 2 sparta 1").population("athinae", 3);
            table.run(new EventAtEnd.Resolve()).prestige("athens", 7);
            read("o-plague", "athinae athens 2").population("athinae", 1);
            PolisTable.of("round omega | event o-plague | messinia athens 1 sparta 1")
                    .run(new EventAtEnd.Resolve())
                    .prestige("athens", 5);
        }

        @Test
        void greatCommandersDoubleThePrestigeWonInOneBattle() {
            PolisTable table = PolisTable.of("round omega | event o-commanders | boiotia athens 4 sparta 4")
                    .run(new Battle.Begin(Space.BOIOTIA))
                    .offersOnly("stand", "retreat", "declare-commander");
            table.state().combat().declareCommander(Side.SPARTA);
            table.state().combat().dealt();
            table.hand("sparta", "boiotia", "phalanx-othismos", "toxotis-voli", "toxotis-voli", "ippiko-proothisi")
                    .hand(
                            "athens",
                            "boiotia",
                            "peltasta-antistasi",
                            "peltasta-antistasi",
                            "ippiko-antistasi",
                            "toxotis-proothisi")
                    .run(new Attack.Lay(Side.SPARTA))
                    .choose("attack phalanx-othismos", "attack ippiko-proothisi")
                    .choose("defend peltasta-antistasi", "defend ippiko-antistasi")
                    .prestige("sparta", 5 + 4 + 2);
        }

        @Test
        void aCommanderIsDeclaredOnceARoundAndBeforeTheFirstHands() {
            PolisTable table = PolisTable.of("round omega | event o-commanders | boiotia athens 4 sparta 4")
                    .run(new Battle.Begin(Space.BOIOTIA))
                    .choose("declare-commander");
            assertThat(table.state().combat().isDoubled(Side.SPARTA)).isTrue();
            table.asks("athens", Retreat.Offer.class).choose("retreat").prestige("sparta", 5 + 2);
            table.run(new Battle.Begin(Space.BOIOTIA))
                    .refuses("declare-commander", new Retreat.TooLateForCommander())
                    .offersOnly("stand", "retreat");
        }

        @Test
        void mercenariesComeFromTheReserveForTwoSilver() {
            PolisTable table = read("o-mercenaries", "sparta silver 5", "sparti sparta 1", "pylos sparta 1");
            table.offersAfter("create-hoplites", "sparti mercenaries", "pylos mercenaries")
                    .offersAfter("create-galleys", "pylos ionion mercenaries")
                    .choose("create-hoplites sparti mercenaries", "another mercenaries")
                    .population("sparti", 1)
                    .units("sparta", "lakedaemon", 2)
                    .stock("sparta", "silver", 1);
            PolisTable.of("round omega | event o-none | sparta silver 5 | sparti sparta 1")
                    .turn("sparta")
                    .offersNoneAfter("create-hoplites");
        }

        @Test
        @Covers("P200")
        void alcibiadesMakesSevenUnitsFight() {
            PolisTable.of("round omega | event o-alcibiades | boiotia athens 5 sparta 2")
                    .run(BattleCheck.of(Side.ATHENS))
                    .asks("sparta", Retreat.Offer.class);
            PolisTable.of("round omega | event o-alcibiades | boiotia athens 4 sparta 2")
                    .run(BattleCheck.of(Side.ATHENS))
                    .isOver();
        }

        @Test
        void carthageLandsInSicily() {
            read("o-carthage", "sicelia athens 3 sparta 1")
                    .units("athens", "sicelia", 1)
                    .units("sparta", "sicelia", 1);
            read("o-carthage", "sicelia athens 3 sparta 3")
                    .units("athens", "sicelia", 1)
                    .units("sparta", "sicelia", 1);
            read("o-carthage", "sicelia sparta 1").units("sparta", "sicelia", 0);
        }

        @Test
        void carthageWithNobodyInSicilyBarsItsTribute() {
            PolisTable table = read("o-carthage", "gela sparta 3", "sparta prestige 4");
            table.state().placeUnits(Side.SPARTA, Space.SICELIA, 1);
            table.refuses("tribute sicelia wine", new CollectTribute.BarredByEvent(Space.SICELIA));
            PolisTable other = read("o-carthage", "gela sparta 3", "sicelia sparta 4");
            other.offers("tribute sicelia wine");
        }

        @Test
        void aRaidLiftsTheSiegesOfTheDead() {
            read("o-carthage", "sicelia sparta 2", "siege sparta gela 1").siegeDisks("sparta", "gela", 0);
        }
    }
}
