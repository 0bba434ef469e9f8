package org.polemarch.api.play;

import java.util.List;
import org.polemarch.api.game.Seat;

/**
 * A rule that asks several seats at once, in secret. The engine collects the answers one by one, shows them to nobody,
 * and hands them over together. In the others' imagined games, an answer already given stays hidden.
 *
 * <p>What must hold: who votes follows from public facts and does not change while the votes come in; what one voter may
 * answer does not depend on another's answer.
 */
public non-sealed interface Ballot<S, F extends Frame, M extends Move> extends RuleStep<S, F> {

    /** Who answers, in the order in which they are asked at a shared screen. May be empty. */
    List<Seat> voters(F frame, S state);

    /** The answers of one voter. */
    List<M> legal(F frame, S state, Seat voter);

    /** Carries out the answers; {@code votes} are in the order of {@link #voters}. */
    void apply(List<M> votes, F frame, Play<S> play);

    /** The same as {@link Decision#refusals}, for one voter. */
    default List<Refusal> refusals(F frame, S state, Seat voter) {
        return List.of();
    }
}
