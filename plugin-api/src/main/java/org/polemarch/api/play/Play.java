package org.polemarch.api.play;

import java.util.function.Supplier;
import org.polemarch.api.kit.Shuffled;
import org.polemarch.api.log.GameEvent;

/**
 * What a rule may do besides changing the state: put work on the agenda, use chance, report what happened.
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

    /** Ends the game: whatever is on the agenda is dropped. The outcome and its reason are read from the state. */
    void end();

    /** Rolls a die openly: 1 to {@code sides}. The reason is a key of the message bundle. */
    int roll(int sides, String why);

    /**
     * Draws blindly among {@code count} things: 0 to {@code count - 1}. The log says that something was drawn, but not
     * what; the reason is a key of the message bundle.
     */
    int lot(int count, String why);

    /** Shuffles a pile and logs it. The reason is a key of the message bundle. */
    void shuffle(Shuffled pile, String why);

    /**
     * Says that a seat has just learned something hidden (a card drawn or turned over, votes opened). Undo doesn't go
     * back beyond this point. Rolls, lots and shuffles do this automatically.
     */
    void reveal();

    /** Reports what happened. The event is built only if somebody is listening. */
    void report(Supplier<? extends GameEvent> event);
}
