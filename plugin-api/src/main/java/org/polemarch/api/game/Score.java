package org.polemarch.api.game;

import java.util.List;
import java.util.Objects;

/**
 * What one seat has scored, line by line. The rank is 1 for the winner or winners; seats that tie share a rank. The
 * lines of the breakdown add up to the points.
 */
public record Score(Seat seat, int rank, int points, List<Line> breakdown) {

    /** One line of a breakdown; the label is a key of the game's message bundle. */
    public record Line(String label, int points) {
        public Line {
            Objects.requireNonNull(label);
        }
    }

    public Score {
        Objects.requireNonNull(seat);
        breakdown = List.copyOf(breakdown);
    }
}
