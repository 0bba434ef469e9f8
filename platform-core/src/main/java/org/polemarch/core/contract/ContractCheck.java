package org.polemarch.core.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.polemarch.api.game.GameState;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.text.Words;
import org.polemarch.core.contract.promises.EverythingHasWords;
import org.polemarch.core.contract.promises.GamesRunTogether;
import org.polemarch.core.contract.trial.ByPlaying;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.contract.trial.Transcript;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.wiring.PreparedGame;

/**
 * Holds a game to its contract. For each seed a game is played and written down, then played again by its transcript
 * while every promise watches. The first broken promise ends that game, because what follows could not be trusted.
 */
public final class ContractCheck {

    private final List<Promise> promises;
    private final Rigour rigour;
    private final Set<Class<? extends Frame>> asked = new HashSet<>();

    /** A check of the usual promises and of more that the caller brings, such as that every view can be drawn. */
    public ContractCheck(Rigour rigour, List<? extends Promise> more) {
        this.rigour = rigour;
        promises = new ArrayList<>(Contract.promises());
        promises.addAll(more);
    }

    /** The promises, in the order they are checked. */
    public List<Promise> promises() {
        return List.copyOf(promises);
    }

    /**
     * The names of the rules of a game that ask and asked nothing in any game checked so far. What never happened was not
     * checked.
     */
    public SortedSet<String> neverAsked(PreparedGame<?> game) {
        SortedSet<String> never = new TreeSet<>();
        for (RuleStep<?, ?> rule : game.book().rules()) {
            if (!(rule instanceof Procedure) && !asked.contains(Rulebook.frameOf(rule))) {
                never.add(rule.getClass().getSimpleName());
            }
        }
        return never;
    }

    /** Checks a game; what was found, in the order of the seeds. */
    public List<Finding> run(PreparedGame<?> game) {
        return run(game, done -> {}, () -> false);
    }

    /**
     * Checks a game.
     *
     * @param progress told the number of games done after each of them
     * @param interrupted asked often; when it says yes the check ends with what was found so far
     */
    public List<Finding> run(PreparedGame<?> game, IntConsumer progress, BooleanSupplier interrupted) {
        List<Finding> findings = new ArrayList<>();
        List<Transcript> played = new ArrayList<>();
        Words words;
        try {
            words = game.words();
        } catch (RuntimeException | Error e) {
            String message = e.getMessage() + "; nothing can be checked before the words can be read";
            return List.of(finding(game, new EverythingHasWords(), rigour.firstSeed(), message));
        }
        Watchdog watchdog = new Watchdog(rigour.patience(), interrupted);
        for (int i = 0; i < rigour.games() && !interrupted.getAsBoolean(); i++) {
            long seed = rigour.firstSeed() + i;
            Inspection<?> inspection = inspection(game, words, seed, Style.of(i), watchdog::beat);
            Watchdog.Verdict verdict = watchdog.watch(inspection::run);
            if (verdict == Watchdog.Verdict.INTERRUPTED) {
                break;
            }
            if (verdict == Watchdog.Verdict.HANGS) {
                // The thread cannot be stopped; going on would leave another one behind with every game.
                findings.add(inspection.finding(ByPlaying.PLAY_GOES_ON.promise(), watchdog.hangs()));
                break;
            }
            findings.addAll(inspection.findings());
            asked.addAll(inspection.asked());
            inspection.played().ifPresent(played::add);
            progress.accept(i + 1);
        }
        if (findings.isEmpty() && !interrupted.getAsBoolean()) {
            together(game, played, watchdog).ifPresent(findings::add);
        }
        return findings;
    }

    private <S extends GameState<S>> Optional<Finding> together(
            PreparedGame<S> game, List<Transcript> played, Watchdog watchdog) {
        List<GamesRunTogether.Clash> clashes = new ArrayList<>();
        Watchdog.Verdict verdict = watchdog.watch(
                () -> GamesRunTogether.together(game, played, watchdog::beat).ifPresent(clashes::add));
        if (verdict == Watchdog.Verdict.HANGS) {
            return Optional.of(
                    finding(
                            game,
                            new GamesRunTogether(),
                            rigour.firstSeed(),
                            "games played at the same time"
                                    + " wait for each other for ever; rules need no locks, because they have no field that changes"));
        }
        return clashes.stream()
                .findFirst()
                .map(clash -> finding(game, new GamesRunTogether(), clash.seed(), clash.message()));
    }

    private static Finding finding(PreparedGame<?> game, Promise promise, long seed, String message) {
        return new Finding(promise.name(), SetupCase.describe(game.setup()), seed, 0, message, List.of());
    }

    private <S extends GameState<S>> Inspection<S> inspection(
            PreparedGame<S> game, Words words, long seed, Style style, Runnable beat) {
        return new Inspection<>(game, words, seed, style, promises, rigour, beat);
    }
}
