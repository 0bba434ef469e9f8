package org.polemarch.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.polemarch.core.engine.Skeleton.ATHENS;
import static org.polemarch.core.engine.Skeleton.CORINTH;
import static org.polemarch.core.engine.Skeleton.SEATS;
import static org.polemarch.core.engine.Skeleton.SPARTA;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Refusal;
import org.polemarch.core.engine.Skeleton.Again;
import org.polemarch.core.engine.Skeleton.Ask;
import org.polemarch.core.engine.Skeleton.Deeper;
import org.polemarch.core.engine.Skeleton.Log;
import org.polemarch.core.engine.Skeleton.Luck;
import org.polemarch.core.engine.Skeleton.Orphan;
import org.polemarch.core.engine.Skeleton.Rude;
import org.polemarch.core.engine.Skeleton.Said;
import org.polemarch.core.engine.Skeleton.Say;
import org.polemarch.core.engine.Skeleton.Step;
import org.polemarch.core.engine.Skeleton.Stop;
import org.polemarch.core.engine.Skeleton.Vote;

class GameTest {

    @Nested
    class Agendas {

        @Test
        void whatIsListedFirstRunsFirst() {
            Game<Log> game = Skeleton.game(
                    new Step("a", new Step("b", new Step("c")), new Step("d"), new Step("e"), new Step("f")),
                    new Step("g"));
            assertThat(game.state().lines).containsExactly("a", "b", "c", "d", "e", "f", "g");
            assertThat(game.over()).isTrue();
        }

        @Test
        void theEndDropsWhateverIsScheduled() {
            Game<Log> game = Skeleton.game(new Step("a"), new Stop(), new Step("b"));
            assertThat(game.state().lines).containsExactly("a");
            assertThat(game.over()).isTrue();
        }

        @Test
        void aNewGameDoesItsOpeningUpToTheFirstQuestion() {
            Game<Log> game = Game.start(new Skeleton().book(), Chance.seeded(1), null);
            assertThat(game.state().lines).containsExactly("opening");
            assertThat(game.toAct()).isEqualTo(ATHENS);
        }

        @Test
        void aFrameWithoutRuleIsNamed() {
            assertThatExceptionOfType(RuleFault.class)
                    .isThrownBy(() -> Skeleton.game(new Orphan()))
                    .withMessageContaining("no rule deals with frame Orphan[]")
                    .withMessageContaining("rules()");
        }

        @Test
        void aRuleThatRunsAwayIsNamed() {
            assertThatExceptionOfType(RuleFault.class)
                    .isThrownBy(() -> Skeleton.game(new Again()))
                    .withMessageContaining("RunningAway runs away");
        }

        @Test
        void anAgendaThatGrowsWithoutEndIsAFault() {
            assertThatExceptionOfType(RuleFault.class)
                    .isThrownBy(() -> Skeleton.game(new Deeper()))
                    .withMessageContaining("the agenda is")
                    .withMessageContaining("Deeper[]");
        }
    }

    /** Two games with the same digest go on alike, so whatever may make them differ is in it. */
    @Nested
    class Digests {

        private Game<Log> game(long seed, Frame... todo) {
            return Game.at(new Skeleton().book(), new Log(), List.of(todo), Chance.seeded(seed), null);
        }

        @Test
        void whatIsStillToBeDoneCounts() {
            Game<Log> one = game(1, new Ask(ATHENS), new Step("a"));
            assertThat(one.digest())
                    .isEqualTo(game(1, new Ask(ATHENS), new Step("a")).digest())
                    .isNotEqualTo(game(1, new Ask(ATHENS), new Step("b")).digest())
                    .isNotEqualTo(game(1, new Ask(ATHENS)).digest());
        }

        @Test
        void whatIsAskedCounts() {
            assertThat(game(1, new Ask(ATHENS)).digest())
                    .isNotEqualTo(game(1, new Ask(SPARTA)).digest());
        }

        @Test
        void whatChanceWillBringCounts() {
            assertThat(game(1, new Ask(ATHENS)).digest())
                    .isNotEqualTo(game(2, new Ask(ATHENS)).digest());
        }

        @Test
        void theDigestOfTheStateIsOfTheStateAlone() {
            assertThat(game(1, new Ask(ATHENS), new Step("a")).stateDigest())
                    .isEqualTo(game(2, new Ask(SPARTA)).stateDigest())
                    .isNotEqualTo(game(1, new Step("a"), new Ask(ATHENS)).stateDigest());
        }
    }

    @Nested
    class Questions {

        private final Game<Log> game = Skeleton.game(new Ask(ATHENS), new Ask(SPARTA));

        @Test
        void aQuestionThatDoesNotAriseIsPassedOver() {
            Game<Log> silent = Skeleton.game(new Step("silence"), new Ask(SPARTA), new Step("after"));
            assertThat(silent.over()).isTrue();
            assertThat(silent.state().lines).containsExactly("silence", "sparta is not asked", "after");
        }

        @Test
        void aQuestionNamesSeatFrameCitationAndAnswers() {
            assertThat(game.question().seat()).isEqualTo(ATHENS);
            assertThat(game.question().frame()).isEqualTo(new Ask(ATHENS));
            assertThat(game.question().cites()).isEqualTo("1");
            assertThat(game.question().moves()).isEqualTo(List.of(new Say("yes"), new Say("no")));
            game.play(new Say("no"));
            assertThat(game.question().cites())
                    .as("the section the rule gives for this very question")
                    .isEqualTo("1.1");
        }

        @Test
        void anAnswerCanBeGivenAsMoveAsNotationOrByPosition() {
            game.play(new Say("no"));
            assertThat(game.play("say yes")).isEqualTo(new Say("yes"));
            assertThat(game.state().lines).containsExactly("athens says no", "sparta says yes");
            assertThat(game.decisions()).isEqualTo(2);
        }

        @Test
        void whatIsNotListedIsRefusedWithTheReasonAndChangesNothing() {
            String before = game.digest();
            assertThatExceptionOfType(IllegalMove.class)
                    .isThrownBy(() -> game.play("say fool"))
                    .withMessageContaining("'say fool' is no answer to the question athens is asked (1)")
                    .satisfies(refused ->
                            assertThat(refused.refusal()).contains(new Refusal(new Say("fool"), new Rude("fool"))))
                    .satisfies(refused -> assertThat(refused.question().seat()).isEqualTo(ATHENS));
            assertThatExceptionOfType(IllegalMove.class)
                    .isThrownBy(() -> game.play(new Say("maybe")))
                    .satisfies(refused -> assertThat(refused.refusal()).isEmpty());
            assertThat(game.digest()).isEqualTo(before);
            assertThat(game.decisions()).isZero();
            assertThat(game.toAct()).isEqualTo(ATHENS);
        }

        @Test
        void aQuestionWithoutAnswerIsAFaultOfTheRule() {
            assertThatExceptionOfType(RuleFault.class)
                    .isThrownBy(() -> Skeleton.game(new Ask(CORINTH)))
                    .withMessageContaining("Asking asks corinth")
                    .withMessageContaining("at least one");
        }

        @Test
        void nothingCanBeAskedWhenTheGameIsOver() {
            game.play(0);
            game.play(0);
            assertThat(game.over()).isTrue();
            List<ThrowingCallable> asking = List.of(
                    game::toAct,
                    game::moves,
                    game::question,
                    game::refusals,
                    () -> game.play(0),
                    () -> game.play("say yes"),
                    () -> game.play(new Say("yes")));
            assertThat(asking)
                    .allSatisfy(ask ->
                            assertThatIllegalStateException().isThrownBy(ask).withMessage("the game is over"));
            assertThat(game.decisions()).isEqualTo(2);
        }

        @Test
        void aPositionThereIsNotIsRefusedAndChangesNothing() {
            String before = game.digest();
            for (int position : new int[] {-1, 2}) {
                assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.play(position));
            }
            assertThat(game.digest()).isEqualTo(before);
            assertThat(game.decisions()).isZero();
            assertThat(game.toAct()).isEqualTo(ATHENS);
        }
    }

    @Nested
    class Ballots {

        private final List<GameEvent> events = new ArrayList<>();
        private final Game<Log> game = Skeleton.game(events, new Vote(SEATS), new Step("after"));

        @Test
        void votesAreHandedOverTogetherInTheOrderOfTheVoters() {
            game.play("say for-athens");
            game.play("say against-sparta");
            assertThat(game.state().lines).isEmpty();
            assertThat(events).isEmpty();
            game.play("say for-corinth");
            assertThat(game.state().lines).containsExactly("votes [for-athens, against-sparta, for-corinth]", "after");
        }

        @Test
        void openingTheVotesIsABarrierAndCastingOneIsNot() {
            game.play(0);
            game.play(0);
            assertThat(game.barriers()).isZero();
            game.play(0);
            assertThat(game.barriers()).isEqualTo(1);
        }

        @Test
        void aVoteThereIsNotIsRefusedAndChangesNothing() {
            String before = game.digest();
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.play(99));
            assertThat(game.digest()).isEqualTo(before);
            assertThat(game.decisions()).isZero();
        }

        @Test
        void aVoteIsASecretOfWhoeverIsAskedForIt() {
            assertThat(SEATS).filteredOn(game::isSecret).containsExactly(ATHENS);
            game.play(0);
            assertThat(SEATS).filteredOn(game::isSecret).containsExactly(ATHENS, SPARTA);
            game.play(0);
            assertThat(SEATS)
                    .filteredOn(game::isSecret)
                    .as("athens has a secret of its own")
                    .containsExactly(ATHENS, CORINTH);
        }

        @Test
        void aBallotWithoutVotersIsCarriedOutAtOnce() {
            Game<Log> nobody = Skeleton.game(new Vote(List.of()), new Step("after"));
            assertThat(nobody.state().lines).containsExactly("votes []", "after");
        }

        @Test
        void whoImaginesKnowsItsOwnVoteOnly() {
            game.play("say against-athens");
            game.play("say against-sparta");
            Game<Log> imagined = game.imagine(ATHENS, Chance.seeded(3));
            assertThat(imagined.toAct()).isEqualTo(CORINTH);
            imagined.play("say for-corinth");
            assertThat(imagined.toAct()).as("the vote of sparta is not known").isEqualTo(SPARTA);
            imagined.play("say for-sparta");
            assertThat(imagined.state().lines)
                    .containsExactly("votes [against-athens, for-sparta, for-corinth]", "after");
        }

        @Test
        void aCopyHasAllVotes() {
            game.play("say against-athens");
            Game<Log> copy = game.copy();
            assertThat(copy.digest()).isEqualTo(game.digest());
            copy.play("say for-sparta");
            copy.play("say for-corinth");
            assertThat(copy.state().lines).startsWith("votes [against-athens, for-sparta, for-corinth]");
            assertThat(game.toAct()).isEqualTo(SPARTA);
        }

        @Test
        void aSealedVoteIsPartOfTheDigest() {
            Game<Log> other = game.copy();
            game.play("say for-athens");
            other.play("say against-athens");
            assertThat(game.digest()).isNotEqualTo(other.digest());
        }
    }

    @Nested
    class ChanceAndEvents {

        @Test
        void everyUseOfChanceIsABarrierAndAnEventWithItsReason() {
            List<GameEvent> events = new ArrayList<>();
            Game<Log> game = Skeleton.game(events, new Luck(), new Ask(ATHENS));
            assertThat(game.barriers()).as("roll, lot, shuffle, reveal").isEqualTo(4);
            assertThat(events).hasAtLeastOneElementOfType(Rolled.class);
            assertThat(events).contains(new LotDrawn("test"), new PileShuffled("test"));
        }

        @Test
        void theSameSeedBringsTheSameLuckWhetherSomebodyListensOrNot() {
            assertThat(Skeleton.game(new ArrayList<>(), new Luck()).state().lines)
                    .isEqualTo(Skeleton.game(new Luck()).state().lines);
        }

        @Test
        void anImaginedGameHasOtherLuckUnlessToldOtherwise() {
            Game<Log> game = Skeleton.game(new Ask(ATHENS), new Luck(), new Luck(), new Luck());
            Game<Log> imagined = game.imagine(SPARTA, Chance.seeded(5));
            Game<Log> sameLuck = game.imagineWithSameLuck(SPARTA, Chance.seeded(5));
            List.of(game, imagined, sameLuck).forEach(each -> each.play(0));
            assertThat(imagined.state().lines).isNotEqualTo(game.state().lines);
            assertThat(sameLuck.state().lines).isEqualTo(game.state().lines);
            assertThat(sameLuck.state().secret).isNotEqualTo(game.state().secret);
        }

        @Test
        void copiesTellNobodyUntilSomebodyListens() {
            List<GameEvent> events = new ArrayList<>();
            Game<Log> game = Skeleton.game(events, new Ask(ATHENS), new Ask(SPARTA));
            Game<Log> copy = game.copy();
            copy.play(0);
            assertThat(events).isEmpty();
            List<GameEvent> heard = new ArrayList<>();
            copy.listen(heard::add);
            copy.play(1);
            assertThat(heard).containsExactly(new Said("sparta says no"));
            assertThat(events).isEmpty();
        }
    }

    @Nested
    class Copies {

        @Test
        void aCopyGoesItsOwnWay() {
            Game<Log> game = Skeleton.game(new Ask(ATHENS), new Luck(), new Ask(SPARTA));
            String before = game.digest();
            Game<Log> copy = game.copy();
            assertThat(copy.digest()).isEqualTo(before);
            copy.play(0);
            assertThat(game.digest()).isEqualTo(before);
            game.play(0);
            assertThat(game.digest()).as("the same answer, the same luck").isEqualTo(copy.digest());
        }
    }

    @Test
    void twoRulesForOneFrameAreAFault() {
        Skeleton skeleton = new Skeleton();
        assertThatExceptionOfType(RuleFault.class)
                .isThrownBy(() -> new Rulebook<>(skeleton, List.of(new Skeleton.Steps(), new Skeleton.Steps())))
                .withMessageContaining("both Steps and Steps deal with frame");
    }
}
