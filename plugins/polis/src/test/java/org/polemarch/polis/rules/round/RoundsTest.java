package org.polemarch.polis.rules.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Target;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.ElevenActions;
import org.polemarch.polis.rules.battles.BattleOrder;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards.Gained;
import org.polemarch.polis.rules.concepts.PersonalBoards.PrestigeGained;
import org.polemarch.polis.rules.endofround.EndOfRound;
import org.polemarch.polis.rules.endofround.Grow;
import org.polemarch.testkit.Covers;

@Cites({"rounds", "rounds/events", "rounds/first-turn", "rounds/turns", "rounds/passing"})
class RoundsTest {

    @Nested
    class Events {

        @Test
        @Covers({"P021", "P022", "P023", "P051"})
        void inTheFirstRoundAthensReadsAndResolvesItsPartFirst() {
            PolisTable table = PolisTable.of("event a-persian-fleet | athens prestige 3 | sparta prestige 9")
                    .run(new RoundStart.Begin());
            assertThat(table.last(RoundStart.EventRead.class).reader()).isEqualTo(Side.ATHENS);
            assertThat(table.last(RoundStart.EventRead.class).title()).isEqualTo("Persian Fleet Destroyed");
            table.prestige("athens", 4)
                    .prestige("sparta", 9)
                    .stock("sparta", "silver", 1)
                    .stock("athens", "silver", 0);
            assertThat(table.seenBy("sparta"))
                    .containsSubsequence(
                            table.last(RoundStart.EventRead.class),
                            new PrestigeGained(Side.ATHENS, 1),
                            new Gained(Side.SPARTA, 1, Resource.SILVER));
            table.asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers({"P022", "P023"})
        void laterThePlayerWithMorePrestigeReads() {
            PolisTable table = PolisTable.of("round epsilon | event e-treasury | athens prestige 3 | sparta prestige 4")
                    .run(new RoundStart.Begin());
            assertThat(table.last(RoundStart.EventRead.class).reader()).isEqualTo(Side.SPARTA);
            assertThat(table.game().toAct().id()).as("resolves first").isEqualTo("sparta");
            table.choose("give-up 1");
            assertThat(table.game().toAct().id()).as("resolves second").isEqualTo("athens");
        }

        @Test
        @Covers("P022")
        void inATieAthensReads() {
            PolisTable table = PolisTable.of("round epsilon | athens prestige 4 | sparta prestige 4")
                    .run(new RoundStart.Begin());
            assertThat(table.last(RoundStart.EventRead.class).reader()).isEqualTo(Side.ATHENS);
        }

        @Test
        @Covers("P021")
        void theEventIsKnownToBothOnceItIsRead() {
            PolisTable table = PolisTable.of("event a-xerxes").run(new RoundStart.Begin());
            assertThat(table.view("sparta").event())
                    .hasValueSatisfying(event -> assertThat(event.title()).isEqualTo("Xerxes Assassinated"));
        }
    }

    /** Who imagines the game keeps the Event that was read and deals those to come again. */
    @Test
    @Covers("P021")
    void eventsToComeAreHiddenAndImaginedAnew() {
        PolisState state = PolisTable.of("round epsilon | event e-egypt").state();
        Set<Integer> omegas = new TreeSet<>();
        for (int seed = 0; seed < 40; seed++) {
            PolisState imagined = PolisTable.book().game().imagine(state, Side.ATHENS.seat(), Chance.seeded(seed));
            assertThat(imagined.course().event(Round.ALPHA))
                    .isEqualTo(state.course().event(Round.ALPHA));
            assertThat(imagined.course().event(Round.EPSILON))
                    .isEqualTo(state.course().event(Round.EPSILON));
            omegas.add(imagined.course().event(Round.OMEGA));
        }
        assertThat(omegas).hasSize(8);
    }

    @Nested
    class FirstTurnOfTheRound {

        @Test
        @Covers("P024")
        void inTheFirstRoundSpartaBegins() {
            PolisTable.of("athens prestige 1 | sparta prestige 9")
                    .run(new FirstTurn.Decide())
                    .asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P024")
        void laterThePlayerWithLessPrestigeBegins() {
            PolisTable.of("round epsilon | athens prestige 3 | sparta prestige 4")
                    .run(new FirstTurn.Decide())
                    .asks("athens", TakeAction.Choose.class);
            PolisTable.of("round omega | athens prestige 5 | sparta prestige 4")
                    .run(new FirstTurn.Decide())
                    .asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P024")
        void inATieSpartaBegins() {
            PolisTable.of("round epsilon | athens prestige 4 | sparta prestige 4")
                    .run(new FirstTurn.Decide())
                    .asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P025")
        void prestigeIsComparedAfterTheEvent() {
            PolisTable table = PolisTable.of("round epsilon | event e-treasury | athens prestige 6 | sparta prestige 5")
                    .run(new RoundStart.Begin());
            table.choose("give-up 3", "give-up 1");
            table.prestige("athens", 3).prestige("sparta", 4).asks("athens", TakeAction.Choose.class);
        }
    }

    @Nested
    class Turns {

        private static final String RICH = "athens iron 9 wood 9 silver 9 | sparta iron 9 wood 9 silver 9"
                + " | attika athens 1 | lakedaemon sparta 1 | athinae athens 9 | sparti sparta 8 | pylos sparta 3";

        @Test
        @Covers({"P026", "P027"})
        void aTurnIsTwoActionsThenTheOpponentsTurn() {
            PolisTable.of(RICH)
                    .turn("sparta")
                    .choose("create-hoplites sparti iron", "done")
                    .asks("sparta", TakeAction.Choose.class)
                    .choose("move-proxenos pylos by-land")
                    .asks("athens", TakeAction.Choose.class)
                    .choose("create-hoplites athinae iron", "done", "create-merchants athinae wood", "done")
                    .asks("sparta", TakeAction.Choose.class)
                    .choose("create-hoplites pylos iron");
        }

        @Test
        @Covers("P027")
        void thereAreElevenTypesOfActions() {
            PolisTable table = PolisTable.of(
                            "athens iron 9 wood 9 silver 9 wine 9 | athinae athens 9 | boiotia athens 3 | attika athens 1"
                                    + " | kyklades athens 1 | merchants athens 2 | offer koilon | proxenos athens korinthos")
                    .turn("athens");
            Set<String> verbs = new TreeSet<>();
            for (String notation : table.notations()) {
                verbs.add(notation.split(" ")[0]);
            }
            assertThat(verbs)
                    .containsExactlyInAnyOrder(
                            "create-hoplites",
                            "create-galleys",
                            "create-merchants",
                            "develop",
                            "move-hoplites",
                            "move-galleys",
                            "siege",
                            "tribute",
                            "trade",
                            "move-proxenos",
                            "civil-war",
                            "pass");
        }

        @Test
        @Covers({"P027", "P028"})
        void noTypeTwiceInATurn() {
            PolisTable.of(RICH)
                    .turn("sparta")
                    .choose("create-hoplites sparti iron", "done")
                    .offersNoneAfter("create-hoplites")
                    .offers("move-proxenos pylos by-land")
                    .refuses("create-hoplites pylos iron", new TakeAction.TwiceInATurn(ActionKind.CREATE_HOPLITES))
                    .tells(Target.button("create-hoplites"), new TakeAction.TwiceInATurn(ActionKind.CREATE_HOPLITES));
        }

        /** Asked about an action that cannot be begun at all, the game says what it takes, and that first. */
        @Test
        void anActionThatNothingOffersSaysWhatItTakes() {
            PolisTable table = PolisTable.of("merchants athens 1").turn("athens");
            for (ElevenActions.Needs needs : ElevenActions.Needs.values()) {
                ActionKind kind = ActionKind.valueOf(needs.name());
                if (kind == ActionKind.MOVE_PROXENOS) {
                    table.offers("move-proxenos argos by-land");
                } else {
                    table.tells(Target.button(kind.id()), new ElevenActions.NothingOffers(needs));
                }
            }
        }

        @Test
        @Covers("P028")
        void inTheNextTurnTheTypeMayBeTakenAgain() {
            PolisTable.of(RICH)
                    .turn("sparta")
                    .choose("create-hoplites sparti iron", "done", "move-proxenos pylos by-land")
                    .choose("create-hoplites athinae iron", "done", "create-merchants athinae wood", "done")
                    .offers("create-hoplites sparti iron");
        }

        @Test
        @Covers({"P029", "P200"})
        void afterBothActionsBattlesAreChecked() {
            PolisTable table = PolisTable.of(RICH, "round epsilon | boiotia athens 4 sparta 3 | megaris sparta 1")
                    .turn("sparta")
                    .choose("move-hoplites megaris boiotia")
                    .asks("sparta", TakeAction.Choose.class);
            table.choose("move-proxenos pylos by-land").asks("sparta", Retreat.Offer.class);
        }

        @Test
        @Covers("P030")
        void severalBattlesAreFoughtInTheOrderOfThePlayerWhoseTurnItIs() {
            PolisTable.of(RICH, "round epsilon | boiotia athens 4 sparta 4 | kyklades athens 4 sparta 4")
                    .turn("athens")
                    .choose("create-hoplites athinae iron", "done", "create-merchants athinae wood", "done")
                    .asks("athens", BattleOrder.Choose.class)
                    .offersOnly("fight-at boiotia", "fight-at kyklades")
                    .choose("fight-at kyklades")
                    .asks("athens", Retreat.Offer.class)
                    .choose("retreat")
                    .asks("sparta", Retreat.Offer.class)
                    .choose("retreat")
                    .asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P020")
        void theGameHasThreeRounds() {
            assertThat(Round.values()).containsExactly(Round.ALPHA, Round.EPSILON, Round.OMEGA);
            PolisTable table = PolisTable.of("athens prestige 9 wheat 20 | sparta prestige 9 wheat 20")
                    .turn("sparta");
            table.lots(0, 0, 0, 0, 0).choose("pass", "pass", "done", "done", "remove protagoras");
            assertThat(table.state().course().round()).isEqualTo(Round.EPSILON);
            assertThat(table.view("athens").event())
                    .as("the Event of the new round")
                    .isPresent();
            table.lots(0, 0, 0, 0, 0, 0).choose("pass", "pass", "done", "done", "remove zeus");
            assertThat(table.state().course().round()).isEqualTo(Round.OMEGA);
            table.choose("pass", "pass", "give-prestige", "give-prestige");
            table.choose("give-prestige", "give-prestige", "give-prestige").isOver();
            assertThat(table.state().ending()).isEqualTo(Ending.FINAL_SCORE);
        }
    }

    @Nested
    class PassingTheRest {

        private static final String BOTH = "athens iron 2 wood 1 wine 1 silver 1 wheat 1 | sparta iron 2 wood 2"
                + " | attika athens 1 | lakedaemon sparta 1 | athinae athens 9 | sparti sparta 8";

        @Test
        @Covers({"P028", "P031", "P033", "P034"})
        void whoPassesIsOutAndTheOpponentGoesOnAlone() {
            PolisTable table = PolisTable.of(BOTH).turn("sparta").choose("pass");
            assertThat(table.view("athens").turn().passed()).containsExactly(Side.SPARTA);
            table.asks("athens", Surcharge.Ask.class)
                    .choose("pay wood", "create-hoplites athinae iron", "done")
                    .asks("athens", Surcharge.Ask.class)
                    .choose("pay wine", "create-hoplites athinae silver")
                    .asks("athens", Surcharge.Ask.class);
            table.units("athens", "attika", 3);
            assertThat(table.view("athens").turn().taken())
                    .as("all types may be repeated")
                    .isEmpty();
        }

        @Test
        @Covers("P032")
        void oneActionMayBeTakenAndTheSecondPassed() {
            PolisTable.of(BOTH)
                    .turn("sparta")
                    .choose("create-hoplites sparti iron", "done", "pass")
                    .asks("athens", Surcharge.Ask.class);
        }

        @Test
        @Covers({"P035", "P036"})
        void eachFurtherActionCostsOneResourceOfChoicePaidBefore() {
            PolisTable table = PolisTable.of(BOTH).turn("sparta").choose("pass");
            table.offersOnly("pay iron", "pay wood", "pay wine", "pay silver", "pay wheat", "pass")
                    .choose("pay wheat")
                    .stock("athens", "wheat", 0)
                    .asks("athens", TakeAction.Choose.class)
                    .offersNot("pass")
                    .refuses("pass", new TakeAction.SurchargePaid())
                    .choose("create-hoplites athinae iron", "done")
                    .refuses("pay wheat", new Barred.TooPoor(0, 1, Resource.WHEAT, "rounds/passing"));
        }

        @Test
        @Covers("P035")
        void noActionIsAnnouncedBeforeTheExtraResourceIsPaid() {
            PolisTable.of(BOTH)
                    .turn("sparta")
                    .choose("pass")
                    .refuses("create-hoplites athinae iron", new Surcharge.PayFirst())
                    .tells(Target.button("lay-siege"), new Surcharge.PayFirst())
                    .tells(Target.space("thibae"), new Surcharge.PayFirst());
        }

        @Test
        @Covers("P035")
        void theExtraResourceIsGoneWhenTheActionIsPaid() {
            PolisTable.of(
                            "athens iron 1 wood 1 | sparta iron 2 | captive athens | athens prestige 0 | athinae athens 9")
                    .turn("sparta")
                    .choose("pass")
                    .offersOnly("pay iron", "pay wood", "pass")
                    .choose("pay wood")
                    .offersOnly("create-hoplites athinae iron");
        }

        @Test
        @Covers("P035")
        void theExtraResourceCannotBePaidIfNothingCouldBeDoneThen() {
            PolisTable.of("athens iron 1 | captive athens | athens prestige 0 | athinae athens 9")
                    .turn("sparta")
                    .choose("pass")
                    .offersOnly("pass")
                    .refuses("pay iron", new Surcharge.NothingToDo(Resource.IRON));
            for (String last : List.of(
                    "athens wood 1 | chalkis athens 2",
                    "athens wood 1 | athinae athens 2",
                    "athens wine 3",
                    "athens wine 2 wheat 2 | offer nemea | pydna athens 1")) {
                PolisTable.of(last, "athens prestige 0 | passed sparta | captive athens")
                        .turn("athens")
                        .offersNot("pay wood", "pay wine", "pay wheat");
            }
        }

        @Test
        @Covers("P037")
        void afterAPassBattlesWaitUntilBothHavePassed() {
            PolisTable table = PolisTable.of(BOTH, "round epsilon | boiotia athens 4 sparta 4")
                    .turn("sparta")
                    .choose("create-hoplites sparti iron", "done", "pass")
                    .asks("athens", Surcharge.Ask.class)
                    .choose(
                            "pay wine",
                            "create-hoplites athinae iron",
                            "done",
                            "pay wood",
                            "tribute attika wine",
                            "done");
            table.asks("athens", Surcharge.Ask.class).choose("pass").asks("sparta", Retreat.Offer.class);
        }

        @Test
        @Covers("P037")
        void thePlayerWhoPassedLastOrdersTheDelayedBattles() {
            PolisTable.of(BOTH, "round epsilon | boiotia athens 4 sparta 4 | kyklades athens 4 sparta 4")
                    .turn("sparta")
                    .choose("pass", "pass")
                    .asks("athens", BattleOrder.Choose.class);
        }

        @Test
        @Covers("P038")
        void theRoundEndsWhenBothHavePassedAndTheStepsAreDone() {
            PolisTable table = PolisTable.of("athens wheat 5 | sparta wheat 4 | athens prestige 3 | sparta prestige 3")
                    .lots(0, 0, 0, 0, 0)
                    .turn("sparta")
                    .choose("pass", "pass");
            assertThat(table.all(PrestigeGained.class)).isEmpty();
            table.choose("remove protagoras");
            assertThat(table.state().course().round()).isEqualTo(Round.EPSILON);
            table.asks("sparta", TakeAction.Choose.class);
        }

        @Test
        @Covers("P031")
        void thePassedPlayerIsAskedOnlyWhatIsCompulsory() {
            PolisTable table =
                    PolisTable.of(BOTH, "sparta wheat 9").turn("sparta").choose("pass");
            for (int i = 0; i < 3; i++) {
                table.asks("athens", Surcharge.Ask.class)
                        .choose("pay " + List.of("iron", "wood", "wine").get(i));
                table.choose(table.notations().stream()
                        .filter(each -> each.startsWith("move-proxenos"))
                        .findFirst()
                        .orElseThrow());
            }
            assertThat(table.all(Passing.Passed.class)).containsExactly(new Passing.Passed(Side.SPARTA));
        }

        @Test
        void inEachStepThePlayerWhoPassedFirstActsFirst() {
            PolisTable table = PolisTable.of("athens wheat 9 | sparta wheat 9");
            table.state().course().pass(Side.ATHENS);
            table.state().course().pass(Side.SPARTA);
            table.run(new EndOfRound.Begin())
                    .asks("athens", Grow.Ask.class)
                    .choose("done")
                    .asks("sparta", Grow.Ask.class);
        }
    }
}
