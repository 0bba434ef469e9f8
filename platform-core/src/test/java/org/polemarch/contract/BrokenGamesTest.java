package org.polemarch.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.contract.broken.BrokenCopies;
import org.polemarch.contract.broken.BrokenFigures;
import org.polemarch.contract.broken.BrokenImagination;
import org.polemarch.contract.broken.BrokenOrder;
import org.polemarch.contract.broken.BrokenPlay;
import org.polemarch.contract.broken.BrokenReveals;
import org.polemarch.contract.broken.BrokenSecrets;
import org.polemarch.contract.broken.BrokenWords;
import org.polemarch.contract.broken.LeakyQuestions;
import org.polemarch.contract.broken.Ostraka;
import org.polemarch.contract.broken.OstrakaGame;
import org.polemarch.contract.broken.UndeclaredSecrets;
import org.polemarch.contract.broken.WideBoard;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.contract.promises.AnswersAreDistinct;
import org.polemarch.core.contract.promises.AskingChangesNothing;
import org.polemarch.core.contract.promises.AskingTellsNothing;
import org.polemarch.core.contract.promises.CitationsLead;
import org.polemarch.core.contract.promises.ComponentsAreConserved;
import org.polemarch.core.contract.promises.CopiesShareNothing;
import org.polemarch.core.contract.promises.EverythingHasWords;
import org.polemarch.core.contract.promises.GamesRunTogether;
import org.polemarch.core.contract.promises.ImaginedGamesPlay;
import org.polemarch.core.contract.promises.LogTellsNothing;
import org.polemarch.core.contract.promises.OutcomesAddUp;
import org.polemarch.core.contract.promises.PlainData;
import org.polemarch.core.contract.promises.PlayGoesOn;
import org.polemarch.core.contract.promises.RefusalsAreRight;
import org.polemarch.core.contract.promises.RevealsAreDeclared;
import org.polemarch.core.contract.promises.SameGameAgain;
import org.polemarch.core.contract.promises.SavesResume;
import org.polemarch.core.contract.promises.ScoresTellNothing;
import org.polemarch.core.contract.promises.SecretsAreDeclared;
import org.polemarch.core.contract.promises.StandingsAddUp;
import org.polemarch.core.contract.promises.TextBoardDraws;
import org.polemarch.core.contract.promises.ViewsAreData;
import org.polemarch.core.contract.promises.ViewsTellNothing;
import org.polemarch.core.contract.promises.VotesStaySealed;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.wiring.PreparedGame;

/** Each game that breaks a promise is caught by that promise and no other, and its author is told what to do. */
class BrokenGamesTest {

    private static final Rigour RIGOUR = Rigour.USUAL.withGames(4);

    static Stream<Arguments> brokenGames() {
        return Stream.of(
                broken(BrokenCopies.ShallowCopy::new, new CopiesShareNothing(), "copy() shares hands", "copy every"),
                broken(BrokenCopies.SharedImagination::new, new CopiesShareNothing(), "imagine", "copy every"),
                broken(BrokenCopies.MemoryOutsideTheState::new, new CopiesShareNothing(), "not in the state"),
                broken(BrokenCopies.WornTable::new, new SavesResume(), "bank: 0 / 1", "must be in the state"),
                broken(BrokenCopies.AskingSorts::new, new AskingChangesNothing(), "Sorting.legal changes the state"),
                broken(BrokenCopies.LookingChanges::new, new AskingChangesNothing(), "project(state, athens) changes"),
                broken(BrokenSecrets.LeakInAView::new, new ViewsTellNothing(), "hand", "project must leave it out"),
                broken(BrokenSecrets.LeakInTheLog::new, new LogTellsNothing(), "Drawn[", "redact the event in seenBy"),
                broken(BrokenSecrets.LeakOfABurial::new, new LogTellsNothing(), "Rich[", "redact the event in seenBy"),
                broken(
                        BrokenSecrets.LeakOfAChoice::new,
                        new LogTellsNothing(),
                        "Chosen[",
                        "answers 'bury",
                        "redact the event in seenBy"),
                broken(
                        BrokenSecrets.LeakOfAFreshDeal::new,
                        new LogTellsNothing(),
                        "OnTop[",
                        "chance brings one thing or another",
                        "redact the event in seenBy"),
                broken(
                        BrokenSecrets.LeakInTheOpening::new,
                        new LogTellsNothing(),
                        "in the opening",
                        "Dealt[",
                        "redact"),
                broken(LeakyQuestions.LeakByAsking::new, new AskingTellsNothing(), "ask everybody who by public facts"),
                broken(
                        LeakyQuestions.LeakBehindABarrier::new,
                        new AskingTellsNothing(),
                        "what came out here must show in the view"),
                broken(
                        LeakyQuestions.LeakBehindADie::new,
                        new AskingTellsNothing(),
                        "what came out here must show in the view"),
                broken(
                        LeakyQuestions.LeakByAnswers::new,
                        new AskingTellsNothing(),
                        "Knowing.legal",
                        "may depend only on"),
                broken(LeakyQuestions.LeakByRefusing::new, new AskingTellsNothing(), "refusals", "may speak only of"),
                broken(BrokenImagination.SecretInAFrame::new, new ImaginedGamesPlay(), "frames must hold no secret"),
                broken(BrokenReveals.UndoAcrossARoll::new, new RevealsAreDeclared(), "without a barrier", "play.roll"),
                broken(BrokenReveals.UndeclaredReveal::new, new RevealsAreDeclared(), "discard", "call play.reveal()"),
                broken(BrokenReveals.OwnDice::new, new RevealsAreDeclared(), "dice", "only from play.roll"),
                broken(LeakyQuestions.VotersBySecret::new, new VotesStaySealed(), "must follow from public facts"),
                broken(
                        UndeclaredSecrets.OpenHands::new,
                        new SecretsAreDeclared(),
                        "the view of",
                        "hasSecret(state, ",
                        "it must be true here"),
                broken(
                        UndeclaredSecrets.SecretBySecret::new,
                        new SecretsAreDeclared(),
                        "must follow from public facts"),
                broken(
                        UndeclaredSecrets.OpenCellar::new,
                        new SecretsAreDeclared(),
                        "answers 'hide",
                        "is hidden from",
                        "when this is asked"),
                broken(BrokenSecrets.TalkativeScore::new, new ScoresTellNothing(), "points", "public facts only"),
                broken(BrokenImagination.TrueImagination::new, new ImaginedGamesPlay(), "deal again everything"),
                broken(
                        BrokenImagination.LossyImagination::new,
                        new ImaginedGamesPlay(),
                        "'card'",
                        "exactly what is hidden"),
                broken(
                        BrokenImagination.ViewWithAnArray::new,
                        new AskingChangesNothing(),
                        "use records and lists, no arrays"),
                broken(
                        BrokenImagination.ViewWithAMove::new,
                        new ViewsAreData(),
                        "cannot be written and read",
                        "records of"),
                broken(BrokenOrder.OrderOfTheMoment::new, new SameGameAgain(), "their order", "HashSet"),
                broken(BrokenOrder.CountingRule::new, new SameGameAgain(), "keep no state in rules"),
                broken(
                        BrokenOrder.SharedScratch::new,
                        new GamesRunTogether(),
                        "at the same time",
                        "no field that changes"),
                broken(BrokenOrder.UnorderedState::new, new PlayGoesOn(), "no fixed order; use EnumMap"),
                broken(BrokenOrder.EventWithAnArray::new, new PlainData(), "coins", "use a List"),
                broken(BrokenOrder.DuplicateNotation::new, new AnswersAreDistinct(), "'lay ", "override notation()"),
                broken(BrokenOrder.AnswerTwice::new, new AnswersAreDistinct(), "LetPass[] twice", "each answer once"),
                broken(BrokenPlay.DeadEnd::new, new PlayGoesOn(), "Unanswerable", "lists no answer", "at least one"),
                broken(BrokenPlay.FailingRule::new, new PlayGoesOn(), "Failing.buried", "mend the rule"),
                broken(BrokenPlay.RunawayRule::new, new PlayGoesOn(), "Endless runs away"),
                broken(BrokenPlay.NoEnd::new, new PlayGoesOn(), "goes on after 60", "set longest"),
                broken(
                        BrokenPlay.LostCard::new,
                        new ComponentsAreConserved(),
                        "19 of 'card'",
                        "must arrive at another"),
                broken(BrokenPlay.WrongRefusal::new, new RefusalsAreRight(), "refuse only what legal does not list"),
                broken(BrokenPlay.RefusedThing::new, new RefusalsAreRight(), "refuse only things no answer names"),
                broken(BrokenFigures.IllegalOutcome::new, new OutcomesAddUp(), "list everything that counts"),
                broken(BrokenFigures.EndlessOutcome::new, new OutcomesAddUp(), "note in the state why it ended"),
                broken(BrokenFigures.GreedyStanding::new, new StandingsAddUp(), "3.0", "must add up to 1"),
                broken(
                        BrokenFigures.Overconfident::new,
                        new ImaginedGamesPlay(),
                        "1.5",
                        "between 0 (lost) and 1 (won)"),
                broken(
                        BrokenWords.MissingMessage::new,
                        new EverythingHasWords(),
                        "MissingMessage.Thundered",
                        "add them"),
                broken(BrokenWords.UncitedRule::new, new CitationsLead(), "cites no section; put @Cites"),
                broken(BrokenWords.CitesNowhere::new, new CitationsLead(), "'66'", "mend the citation"),
                Arguments.of(
                        "WideBoard", new WideBoard(), new TextBoardDraws(), List.of("101 characters", "at most 100")));
    }

    private static Arguments broken(Function<Setup, OstrakaGame> game, Promise promise, String... told) {
        Ostraka plugin = new Ostraka(game);
        Setup setup = plugin.info().defaultSetup();
        return Arguments.of(game.apply(setup).getClass().getSimpleName(), plugin, promise, List.of(told));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenGames")
    void eachIsCaughtByItsPromise(String name, GamePlugin plugin, Promise promise, List<String> told) {
        List<Finding> findings = check(plugin, RIGOUR);
        assertThat(findings).as("%s is caught", name).isNotEmpty();
        assertThat(findings)
                .extracting(Finding::promise)
                .as("findings %s", findings)
                .containsOnly(promise.name());
        assertThat(findings.get(0).message()).contains(told);
    }

    @Test
    void whatTheDiceHaveShownMayBeAskedAbout() {
        assertThat(check(new Ostraka(LeakyQuestions.OpenDie::new), RIGOUR)).isEmpty();
    }

    @Test
    void whatNoAnswerNamesMayBeRefused() {
        assertThat(check(new Ostraka(BrokenPlay.RefusedNothing::new), RIGOUR)).isEmpty();
    }

    @Test
    void aRuleThatDoesNotReturnIsNamed() {
        List<Finding> findings =
                check(new Ostraka(BrokenPlay.EndlessLoop::new), RIGOUR.withPatience(Duration.ofSeconds(3)));
        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).promise()).isEqualTo(new PlayGoesOn().name());
        assertThat(findings.get(0).message())
                .contains("BrokenPlay$EndlessLoop$Waiting.roll", "did not return within 3 s", "an endless loop");
    }

    @Test
    void aCheckCanBeInterrupted() {
        AtomicInteger games = new AtomicInteger();
        List<Finding> findings = new ContractCheck(RIGOUR.withGames(1000), List.of())
                .run(prepared(new Ostraka()), games::set, () -> games.get() >= 2);
        assertThat(findings).isEmpty();
        assertThat(games).hasValue(2);
    }

    @Test
    void aFindingLeadsToTheSamePlaceAgain() {
        Finding finding = check(new Ostraka(BrokenPlay.LostCard::new), RIGOUR).get(0);
        assertThat(finding.moves()).hasSize(finding.decision());
        assertThat(finding.moves().get(finding.decision() - 1)).startsWith("bury");
        assertThat(finding.text()).contains("3 seats, scenario usual", "seed " + finding.seed());
    }

    /** A contract that fails. */
    static final class LostCards extends GameContract {
        LostCards() {
            super(new Ostraka(BrokenPlay.LostCard::new));
        }
    }

    @Test
    void aFailureNamesAFileInWhichTheGameCanBeRead() throws IOException {
        List<String> failures = new ArrayList<>();
        new LostCards()
                .everySetupKeepsThePromises()
                .filter(DynamicContainer.class::isInstance)
                .flatMap(setup -> ((DynamicContainer) setup).getChildren())
                .forEach(promise -> {
                    try {
                        ((DynamicTest) promise).getExecutable().execute();
                    } catch (Throwable failure) {
                        failures.add(failure.getMessage());
                    }
                });
        assertThat(failures)
                .as("one for each setup: two numbers of seats, a scenario, an option")
                .hasSize(4)
                .allSatisfy(failure -> assertThat(failure).contains(new ComponentsAreConserved().name()));
        Path file = Path.of(failures.get(0).substring(failures.get(0).lastIndexOf(' ') + 1));
        assertThat(file).exists();
        assertThat(Files.readString(file))
                .startsWith("Ostraka\nscenario: usual\nseats: Athens, Sparta\n")
                .contains("– Bury ", "«bury ", "Failed check: components are conserved");
    }

    /** A contract of a game with a rule that never comes into play. */
    static final class Idle extends GameContract {
        private final String known;

        Idle(String known) {
            super(new Ostraka(BrokenPlay.NobodyParries::new));
            this.known = known;
        }

        @Override
        protected Set<String> rarelyAsked() {
            return Set.of(known);
        }

        void run() throws Throwable {
            List<DynamicNode> nodes = everySetupKeepsThePromises().toList();
            for (DynamicNode node : nodes) {
                if (node instanceof DynamicContainer setup) {
                    ((DynamicTest) setup.getChildren().findFirst().orElseThrow())
                            .getExecutable()
                            .execute();
                }
            }
            ((DynamicTest) nodes.get(nodes.size() - 1)).getExecutable().execute();
        }
    }

    @Test
    void aQuestionThatIsNeverAskedIsReported() {
        assertThatThrownBy(() -> new Idle("Turn").run())
                .hasMessageContaining("no game of this check reached the questions of Parry;")
                .hasMessageContaining("rarelyAsked()");
        assertThatNoException().isThrownBy(() -> new Idle("Parry").run());
    }

    /** An order that is the same all the time a machine runs shows only when another one plays the same game. */
    static final class OrderOfTheMachine extends GameContract {
        OrderOfTheMachine() {
            super(new Ostraka(BrokenOrder.OrderOfTheMachine::new));
        }
    }

    @Test
    void anOrderOfTheMachineIsCaughtByASecondOne() {
        assertThat(check(new Ostraka(BrokenOrder.OrderOfTheMachine::new), RIGOUR))
                .isEmpty();
        assertThatThrownBy(() -> new OrderOfTheMachine().twoMachinesPlayTheSameGames())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(new SameGameAgain().name())
                .hasMessageContaining("two machines play different games")
                .hasMessageContaining("Set.of");
    }

    private static List<Finding> check(GamePlugin plugin, Rigour rigour) {
        return new ContractCheck(rigour, List.of()).run(prepared(plugin));
    }

    private static PreparedGame<?> prepared(GamePlugin plugin) {
        return PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
    }
}
