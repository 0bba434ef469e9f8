package org.polemarch.core.session;

import java.util.Objects;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * An answer that was given. Answers may be secret: what others see of them are the events.
 *
 * @param number the first answer of a game is 1
 * @param index its position among the answers there were
 * @param follows whether it was no decision of its own: there was no other answer, or it carried on the one before
 */
public record Played(int number, Seat seat, int index, Move move, boolean follows) {
    public Played {
        Objects.requireNonNull(seat);
        Objects.requireNonNull(move);
    }
}
