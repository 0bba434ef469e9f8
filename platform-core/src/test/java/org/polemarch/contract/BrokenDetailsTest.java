package org.polemarch.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Standing;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.contract.broken.BrokenAnswers;
import org.polemarch.contract.broken.BrokenFigures;
import org.polemarch.contract.broken.NoRuleIndex;
import org.polemarch.contract.broken.Ostraka;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.contract.promises.AnswersAreDistinct;
import org.polemarch.core.contract.promises.AskingChangesNothing;
import org.polemarch.core.contract.promises.CitationsLead;
import org.polemarch.core.contract.promises.ComponentsAreConserved;
import org.polemarch.core.contract.promises.CopiesShareNothing;
import org.polemarch.core.contract.promises.EverythingHasWords;
import org.polemarch.core.contract.promises.OutcomesAddUp;
import org.polemarch.core.contract.promises.PlainData;
import org.polemarch.core.contract.promises.PlayGoesOn;
import org.polemarch.core.contract.promises.StandingsAddUp;
import org.polemarch.core.contract.promises.TextBoardDraws;
import org.polemarch.core.contract.promises.ViewsAreData;
import org.polemarch.core.contract.promises.VotesStaySealed;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.wiring.PreparedGame;

/** A promise has several clauses; a game that breaks one of them is told which. */
class BrokenDetailsTest {

    static Stream<Arguments> games() {
        return Stream.of(
                broken(
                        "AssertionError",
                        BrokenAnswers.unthinkable(),
                        new PlayGoesOn(),
                        "nobody buries",
                        "a rule failed"),
                broken("recursion", BrokenAnswers.bottomless(), new PlayGoesOn(), "called itself without end"),
                broken("two lines", BrokenAnswers.twoLines(), new AnswersAreDistinct(), "it must be one line of text"),
                broken("blank", BrokenAnswers.blankAtTheEnd(), new AnswersAreDistinct(), "without blanks at its ends"),
                broken("no target", BrokenAnswers.nothingToClick(), new AnswersAreDistinct(), "at least a button"),
                broken("no id", BrokenAnswers.namelessTarget(), new AnswersAreDistinct(), "has a target without id"),
                broken("no record", BrokenAnswers.noRecord(), new PlainData(), "NoRecord is no record"),
                broken("refusals", BrokenAnswers.grudging(), new AskingChangesNothing(), "Grudging.refusals changes"),
                broken(
                        "voters",
                        BrokenAnswers.stuffedBallot(),
                        new VotesStaySealed(),
                        "Stuffed lets a seat vote twice"),
                broken("a slot", BrokenAnswers.muttering(), new EverythingHasWords(), "speaks of {seat}"),
                broken("silence", BrokenAnswers.silent(), new EverythingHasWords(), "BrokenAnswers.Silent gives ''"),
                broken("a brace", BrokenAnswers.stammering(), new EverythingHasWords(), "stammers about {card ."),
                broken("a citation", BrokenAnswers.unsettled(), new CitationsLead(), "'99' (cited by event"),
                broken("a reason", BrokenAnswers.lawless(), new CitationsLead(), "'98' (cited by reason"),
                broken("no index", new NoRuleIndex(), new CitationsLead(), "the rule index cannot be read"),
                broken(
                        "no words",
                        BrokenFigures.speechless(),
                        new EverythingHasWords(),
                        "no messages.properties beside java.lang.String",
                        "before the words can be read"),
                broken(
                        "no census",
                        new Ostraka(BrokenFigures.NothingCounted::new),
                        new ComponentsAreConserved(),
                        "census counts nothing"),
                broken(
                        "outcome",
                        new Ostraka(BrokenFigures.OutcomeCosts::new),
                        new AskingChangesNothing(),
                        "outcome(state) changes the state"),
                broken(
                        "standing",
                        new Ostraka(BrokenFigures.StandingAges::new),
                        new AskingChangesNothing(),
                        "standing(state) changes the state"),
                broken(
                        "evaluate",
                        new Ostraka(BrokenFigures.ValueSticks::new),
                        new AskingChangesNothing(),
                        "evaluate(state, athens) changes the state"),
                broken(
                        "copy",
                        new Ostraka(BrokenFigures.ForgetfulCopy::new),
                        new CopiesShareNothing(),
                        "copy() of Forgetful must carry every field over"),
                broken(
                        "view",
                        new Ostraka(BrokenFigures.GrowingView::new),
                        new ViewsAreData(),
                        "another one after it was written and read"),
                broken(
                        "ended",
                        BrokenFigures.outcome(outcome -> new Outcome(outcome.scores(), "rounds-over")),
                        new OutcomesAddUp(),
                        "while a question stands",
                        "must say Outcome.RUNNING"),
                broken(
                        "seats",
                        BrokenFigures.outcome(
                                outcome -> new Outcome(outcome.scores().subList(0, 2), outcome.ending())),
                        new OutcomesAddUp(),
                        "one score per seat, in seat order"),
                broken(
                        "rank",
                        BrokenFigures.scores(score -> ranked(score, score.rank() == 1 ? 1 : 4)),
                        new OutcomesAddUp(),
                        "is 4; ranks go from 1 to the number of seats"),
                broken(
                        "nobody first",
                        BrokenFigures.scores(score -> ranked(score, 2)),
                        new OutcomesAddUp(),
                        "nobody has rank 1"),
                broken(
                        "sides",
                        new BrokenFigures.SplitSide(1, 2, 3),
                        new OutcomesAddUp(),
                        "athens and corinth are both of side league",
                        "but sparta of another side has rank 2"),
                broken(
                        "level with the better",
                        new BrokenFigures.SplitSide(1, 1, 2),
                        new OutcomesAddUp(),
                        "but sparta of another side has rank 1"),
                broken(
                        "level with the worse",
                        new BrokenFigures.SplitSide(1, 2, 2),
                        new OutcomesAddUp(),
                        "but sparta of another side has rank 2"),
                broken(
                        "a share",
                        BrokenFigures.standing(standing ->
                                BrokenFigures.shares(standing, Map.of(Camp.ATHENS, 1.5, Camp.SPARTA, -0.5))),
                        new StandingsAddUp(),
                        "shares are not negative"),
                broken(
                        "the year",
                        BrokenFigures.standing(standing -> new Standing(0, standing.share(), standing.holders())),
                        new StandingsAddUp(),
                        "of the year 0 BC"),
                broken("empty", BrokenFigures.board(List.of()), new TextBoardDraws(), "draws nothing for"),
                broken("a break", BrokenFigures.board(List.of("a\nb")), new TextBoardDraws(), "no break in it"));
    }

    private static Arguments broken(String what, GamePlugin plugin, Promise promise, String... told) {
        return Arguments.of(what, plugin, promise, List.of(told));
    }

    private static Score ranked(Score score, int rank) {
        return new Score(score.seat(), rank, score.points(), score.breakdown());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void eachIsToldWhatIsWrong(String what, GamePlugin plugin, Promise promise, List<String> told) {
        PreparedGame<?> game = PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        List<Finding> findings = new ContractCheck(Rigour.USUAL.withGames(4), List.of()).run(game);
        assertThat(findings).as("%s is caught", what).isNotEmpty();
        assertThat(findings)
                .extracting(Finding::promise)
                .as("findings %s", findings)
                .containsOnly(promise.name());
        assertThat(findings.get(0).message()).contains(told);
    }
}
