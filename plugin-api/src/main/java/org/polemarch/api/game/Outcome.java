package org.polemarch.api.game;

import java.util.List;
import java.util.Objects;

/**
 * The result of a game, or, while it goes on, how it would stand if it ended now.
 *
 * @param scores one per seat, in seat order
 * @param ending why the game ended, a key of the game's message bundle; "running" while it has not
 */
public record Outcome(List<Score> scores, String ending) {

    /** The ending of a game that goes on. */
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
