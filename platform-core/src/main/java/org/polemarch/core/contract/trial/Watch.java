package org.polemarch.core.contract.trial;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.engine.Game;

/**
 * A promise watching over one game. Each method throws a {@link BrokenPromise} whose message tells the author what to
 * do. None of them may play or change the game itself, only copies of it.
 *
 * @param <S> the game's state
 */
public interface Watch<S extends GameState<S>> {

    /** What was reported since the last question; called before {@link #asked} and {@link #ended}. */
    default void heard(Game<S> game, List<GameEvent> events) {}

    /** At every question. It must be cheap. */
    default void asked(Game<S> game) {}

    /** At every question of a rule that a variant touches, after {@link #asked}: what goes wrong there may do so rarely. */
    default void touched(Game<S> game) {}

    /** At some questions, drawn over the whole length of the game. */
    default void looked(Look<S> look) {}

    default void ended(Game<S> game) {}
}
