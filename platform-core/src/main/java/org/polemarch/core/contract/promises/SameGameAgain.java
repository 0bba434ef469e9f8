package org.polemarch.core.contract.promises;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Transcript;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * The same setup, seed and moves give the same game: the same position at every question, the same answers on offer in
 * the same order, the same events. Here it is checked within one machine; {@link #firstDifference} compares transcripts
 * made by two, which also finds orders that are fixed only while a machine runs.
 */
public final class SameGameAgain implements Promise {

    private static final String REMEDY =
            "; take chance only from play, keep no state in rules or static fields, and let"
                    + " nothing depend on the order of a HashMap, HashSet, Set.of or Map.of, on the time or on the locale";

    @Override
    public String name() {
        return "same setup, seed and moves give the same game";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        List<Transcript.Line> lines = trial.transcript().lines();
        return new Watch<>() {

            private String sight = "";

            @Override
            public void heard(Game<S> game, List<GameEvent> events) {
                sight = Transcript.sight(game, events);
            }

            @Override
            public void asked(Game<S> game) {
                Transcript.Line line = lines.get(game.decisions());
                if (line.end()) {
                    throw new BrokenPromise("the game was over after " + game.decisions()
                            + " decisions when it was first played, and goes on when it is played again" + REMEDY);
                }
                compare(game, line);
            }

            @Override
            public void ended(Game<S> game) {
                Transcript.Line line = lines.get(game.decisions());
                if (!line.end()) {
                    throw new BrokenPromise("the game went on after " + game.decisions()
                            + " decisions when it was first played, and is over when it is played again" + REMEDY);
                }
                compare(game, line);
            }

            private void compare(Game<S> game, Transcript.Line line) {
                if (!game.digest().equals(line.digest())) {
                    throw new BrokenPromise(
                            "the position is another one when the same moves are played again" + REMEDY);
                }
                if (!sight.equals(line.sight())) {
                    throw new BrokenPromise("the events or the answers on offer, or their order, are others when the"
                            + " same moves are played again" + REMEDY);
                }
            }
        };
    }

    /** Where two transcripts of what should be the same game part; empty if nowhere. */
    public static Optional<String> firstDifference(List<String> here, List<String> there) {
        for (int i = 0; i < Math.max(here.size(), there.size()); i++) {
            String mine = i < here.size() ? here.get(i) : "nothing";
            String other = i < there.size() ? there.get(i) : "nothing";
            if (!mine.equals(other)) {
                return Optional.of("two machines play different games from the same seed: at decision " + i
                        + " one has '" + mine + "', the other '" + other + "' (digests, seat, answer)" + REMEDY);
            }
        }
        return Optional.empty();
    }
}
