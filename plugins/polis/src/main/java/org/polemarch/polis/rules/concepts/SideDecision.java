package org.polemarch.polis.rules.concepts;

import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/** A question to the side that its frame names; all questions of the game are. */
@SuppressWarnings("ExtendsObject") // as Decision says
public interface SideDecision<F extends SideDecision.Asked, M extends Object & Move>
        extends Decision<PolisState, F, M> {

    /** What a side is asked about. */
    interface Asked extends Frame {
        Side side();
    }

    @Override
    default Seat decider(F frame, PolisState state) {
        return frame.side().seat();
    }
}
