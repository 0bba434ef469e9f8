package org.polemarch.victory.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.VictoryState;

/** The round marker advances and the first power moves. */
@Cites("turn/order")
public class NextRound implements Procedure<VictoryState, NextRound.Begin> {

    /** A round was played and, if it was to be, scored. */
    public record Begin() implements Frame {}

    private final TurnOrder order;

    @Inject
    public NextRound(TurnOrder order) {
        this.order = order;
    }

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        play.state().advanceRound();
        play.next(new Turn.Begin(order.first(play.state())));
    }
}
