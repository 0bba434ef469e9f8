package org.polemarch.api.play;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;

/**
 * A rule that asks one seat a question and applies the answer.
 *
 * <p>What must hold: whether it is asked follows from public facts; {@link #legal} changes nothing and lists at least
 * one answer and no answer twice; large choices are asked pick by pick.
 *
 * <p>({@code Object & Move} is the same as {@code Move}. It keeps the compiler from inserting a cast for every answer;
 * before JDK 23, such casts make threads wait for each other.)
 */
@SuppressWarnings("ExtendsObject") // see above
public non-sealed interface Decision<S, F extends Frame, M extends Object & Move> extends RuleStep<S, F> {

    /**
     * Whether there is anything to ask. It is called once, when the frame is due, and must follow from public facts. A
     * rule that returns false must have done by then whatever has to be done without an answer.
     */
    default boolean asks(F frame, Play<S> play) {
        return true;
    }

    /** Who is asked. */
    Seat decider(F frame, S state);

    /** The answers. Nothing else decides what is allowed. */
    List<M> legal(F frame, S state);

    /** Carries out an answer. */
    void apply(M move, F frame, Play<S> play);

    /**
     * The section that this question comes from, if the rule implements several; otherwise, the first one the rule
     * cites is shown.
     */
    default Optional<String> cites(F frame, S state) {
        return Optional.empty();
    }

    /**
     * Answers that a player may expect but doesn't have, each with the reason. Called only when a person wants to know,
     * never while bots think. It may not mention anything the decider can't see.
     */
    default List<Refusal> refusals(F frame, S state) {
        return List.of();
    }
}
