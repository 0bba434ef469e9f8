package org.polemarch.api.play;

import java.util.function.Supplier;
import org.polemarch.api.kit.Shuffled;
import org.polemarch.api.log.GameEvent;

/**
 * What a rule may do besides changing the state: put work on the agenda, use chance, tell what happened.
 *
 * @param <S> the game's state
 */
public interface Play<S> {

    /** The state, to be read and changed. */
    S state();

    /** Puts a frame on top of the agenda. */
    void next(Frame frame);

    /** Puts frames on top of the agenda; the first listed runs first. A rule that schedules nothing is finished. */
    void next(Frame first, Frame second, Frame... others);

    /** The game is over: whatever is on the agenda is dropped. Outcome and reason are read from the state. */
    void end();

    /** A die of that many sides, rolled openly: 1 to {@code sides}. The reason is a key of the message bundle. */
    int roll(int sides, String why);

    /**
     * A blind draw among {@code count} things: 0 to {@code count - 1}. The log tells that, not what, was drawn; the reason
     * is a key of the message bundle.
     */
    int lot(int count, String why);

    /** Shuffles a pile, which is told in the log. The reason is a key of the message bundle. */
    void shuffle(Shuffled pile, String why);

    /**
     * Something hidden has just become known to a seat that did not know it (a card drawn or turned over, votes opened).
     * Undo does not go back beyond this point. Rolls, lots and shuffles say so themselves.
     */
    void reveal();

    /** Tells what happened. The event is built only if somebody listens. */
    void report(Supplier<? extends GameEvent> event);
}
