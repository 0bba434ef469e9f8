package org.polemarch.polis.rules.actions;

import java.util.List;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/**
 * One of the eleven actions. What it offers can be paid and does something: an action that would be empty is not
 * offered.
 *
 * @param <M> how it is announced
 */
public interface Action<M extends ActionMove> {

    /** Adds every way to begin the action. */
    void offer(Side side, PolisState state, List<? super M> moves);

    /** Says what a player may expect of the action and cannot have, with the reasons. */
    void refuse(Side side, PolisState state, Refusals refusals);

    void carryOut(M move, Side side, Play<PolisState> play);

    /** Whether carrying it out costs any Resource. */
    default boolean costsResources(M move) {
        return true;
    }
}
