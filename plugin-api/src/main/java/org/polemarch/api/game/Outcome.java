package org.polemarch.api.game;

import java.util.List;
import java.util.Objects;

/**
 * The result of a game or, while it is running, what the result would be if it ended now.
 *
 * @param scores one for each seat, in seat order
 * @param ending why the game ended, as a key of the game's message bundle; "running" until then
 */
public record Outcome(List<Score> scores, String ending) {

    /** The ending of a game that is still running. */
    public static final String RUNNING = "running";

    public Outcome {
        scores = List.copyOf(scores);
        Objects.requireNonNull(ending);
    }

    /** The seats of rank 1. */
    public List<Seat> winners() {
        return scores.stream()
                .filter(score -> score.rank() == 1)
                .map(Score::seat)
                .toList();
    }

    public Score of(Seat seat) {
        return scores.get(seat.index());
    }
}
