package org.polemarch.api.play;

import java.util.List;
import java.util.Objects;
import org.polemarch.api.game.Seat;

/**
 * A question to a seat. Its prompt is the frame's text in the message bundle.
 *
 * @param cites the section of the rule that asks; empty if the rule cites none
 */
public record Question(Seat seat, Frame frame, String cites, List<? extends Move> moves) {
    public Question {
        Objects.requireNonNull(seat);
        Objects.requireNonNull(frame);
        Objects.requireNonNull(cites);
        moves = List.copyOf(moves);
    }
}
