package org.polemarch.core.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.text.Words;
import org.polemarch.core.contract.trial.Blame;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.ByPlaying;
import org.polemarch.core.contract.trial.Faults;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.contract.trial.Transcript;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** One game, played and then watched by every promise. */
final class Inspection<S extends GameState<S>> {

    private final PreparedGame<S> prepared;
    private final Words words;
    private final long seed;
    private final Style style;
    private final List<Promise> promises;
    private final Rigour rigour;
    private final Runnable beat;
    private final Set<Class<? extends Frame>> focus;
    private final List<Finding> findings = new ArrayList<>();

    /** The answers given so far; read by the watching thread when a rule hangs. */
    private volatile List<String> moves = List.of();

    /** The promise that is being checked. */
    private String checking = ByPlaying.PLAY_GOES_ON.promise();

    private Optional<Transcript> played = Optional.empty();
    private final Set<Class<? extends Frame>> asked = new HashSet<>();

    private record Guard<S extends GameState<S>>(String promise, Watch<S> watch) {}

    Inspection(
            PreparedGame<S> prepared,
            Words words,
            long seed,
            Style style,
            List<Promise> promises,
            Rigour rigour,
            Runnable beat) {
        this.prepared = prepared;
        this.words = words;
        this.seed = seed;
        this.style = style;
        this.promises = promises;
        this.rigour = rigour;
        this.beat = beat;
        this.focus = prepared.touched();
    }

    List<Finding> findings() {
        return findings;
    }

    Finding finding(String promise, String message) {
        List<String> soFar = moves;
        return new Finding(promise, SetupCase.describe(prepared.setup()), seed, soFar.size(), message, soFar);
    }

    void run() {
        Transcript transcript;
        try {
            transcript = Transcript.play(prepared, seed, style, beat);
        } catch (Transcript.Stuck stuck) {
            moves = stuck.transcript().answers();
            findings.add(finding(stuck.promise(), Blame.rules(stuck.doing(), stuck.getCause())));
            return;
        }
        played = Optional.of(transcript);
        watched(transcript);
    }

    /** The game as it was played, if it was finished. */
    Optional<Transcript> played() {
        return played;
    }

    Set<Class<? extends Frame>> asked() {
        return asked;
    }

    private void watched(Transcript transcript) {
        Trial<S> trial = new Trial<>(prepared, words, transcript, beat);
        guarded(() -> {
            List<Guard<S>> guards = new ArrayList<>();
            for (Promise promise : promises) {
                checking = promise.name();
                guards.add(new Guard<>(promise.name(), promise.over(trial)));
            }
            again(trial, guards);
        });
    }

    private void again(Trial<S> trial, List<Guard<S>> guards) {
        List<GameEvent> events = new ArrayList<>();
        Game<S> game = prepared.start(seed, events::add);
        List<Transcript.Line> lines = trial.transcript().lines();
        int length = lines.size() - 1;
        List<String> played = new ArrayList<>();
        moves = List.of();
        for (int decision = 0; !game.over(); decision++) {
            beat.run();
            asked.add(game.question().frame().getClass());
            List<GameEvent> heard = List.copyOf(events);
            events.clear();
            for (Guard<S> guard : guards) {
                checking = guard.promise();
                guard.watch().heard(game, heard);
                guard.watch().asked(game);
            }
            boolean touched = focus.contains(game.question().frame().getClass());
            if (touched) {
                touched(guards, game);
            }
            if (decision == 0 || decision == length - 1 || trial.chance().below(length) < rigour.looks()) {
                look(trial, guards, game);
            }
            checking = ByPlaying.PLAY_GOES_ON.promise();
            String answer = lines.get(decision).answer();
            played.add(answer);
            moves = List.copyOf(played);
            game.play(answer);
        }
        for (Guard<S> guard : guards) {
            checking = guard.promise();
            guarded(() -> {
                guard.watch().heard(game, List.copyOf(events));
                guard.watch().ended(game);
            });
        }
    }

    private void touched(List<Guard<S>> guards, Game<S> game) {
        for (Guard<S> guard : guards) {
            checking = guard.promise();
            guard.watch().touched(game);
        }
    }

    /** Notes what a check finds under the promise that is being checked. */
    private void guarded(Runnable check) {
        try {
            check.run();
        } catch (BrokenPromise broken) {
            findings.add(finding(broken.promise().orElse(checking), broken.getMessage()));
        } catch (RuntimeException | Error fault) {
            findings.add(finding(
                    checking,
                    "this failed while it was checked: " + Faults.line(fault)
                            + "; asking a game about a position must never fail"));
        }
    }

    private void look(Trial<S> trial, List<Guard<S>> guards, Game<S> game) {
        Look<S> look = new Look<>(trial, game, game.digest(), rigour.triedMoves());
        for (Guard<S> guard : guards) {
            beat.run();
            checking = guard.promise();
            look(look, guard.watch(), trial);
        }
        if (!game.digest().equals(look.digest())) {
            throw new BrokenPromise(
                    Blame.copies("playing on a copy or an imagined game changed the game it was made from", game),
                    ByPlaying.COPIES_SHARE_NOTHING);
        }
    }

    private void look(Look<S> look, Watch<S> watch, Trial<S> trial) {
        try {
            watch.looked(look);
        } catch (BrokenPromise broken) {
            throw broken;
        } catch (RuntimeException fault) {
            throw Blame.alsoFails(look.game(), trial.chance())
                    .map(RuntimeException.class::cast)
                    .orElse(fault);
        }
    }
}
