package org.polemarch.victory.rules.turn;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.VictoryState;

/** The steps of a turn follow each other in order. */
@Cites("turn")
public class EnterStep implements Procedure<VictoryState, Turn.Enter> {
    @Override
    public void run(Turn.Enter frame, Play<VictoryState> play) {
        play.state().enter(frame.step());
    }
}
