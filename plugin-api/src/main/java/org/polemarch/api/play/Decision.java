package org.polemarch.api.play;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;

/**
 * A rule that asks one seat a question and applies the answer.
 *
 * <p>What must hold: whether it is asked follows from public facts; {@link #legal} changes nothing and lists at least
 * one answer, all different; large choices are asked pick by pick.
 *
 * <p>({@code Object & Move} is a Move like any other. It keeps the compiler from checking that once more each time an
 * answer is handed over, which before JDK 23 makes threads wait for each other.)
 */
@SuppressWarnings("ExtendsObject") // see above
public non-sealed interface Decision<S, F extends Frame, M extends Object & Move> extends RuleStep<S, F> {

    /**
     * Whether there is anything to ask, looked at once, when the turn of the frame comes. It follows from public facts. A
     * rule that says no has done by then what is to be done without an answer.
     */
    default boolean asks(F frame, Play<S> play) {
        return true;
    }

    /** Who is asked. */
    Seat decider(F frame, S state);

    /** The answers. They are the only truth about what is allowed. */
    List<M> legal(F frame, S state);

    /** Carries an answer out. */
    void apply(M move, F frame, Play<S> play);

    /** The section this very question comes from, where a rule serves several; else the first one the rule cites. */
    default Optional<String> cites(F frame, S state) {
        return Optional.empty();
    }

    /**
     * Answers a player may expect and does not have, each with the reason. Asked only when a person wants to know, never
     * while bots think. It may speak of nothing the decider cannot see.
     */
    default List<Refusal> refusals(F frame, S state) {
        return List.of();
    }
}
