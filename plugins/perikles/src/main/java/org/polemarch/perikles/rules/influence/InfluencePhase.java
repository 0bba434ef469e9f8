package org.polemarch.perikles.rules.influence;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;

/** 4.2 Clockwise from the first player each takes one influence tile, until everybody has his number. */
@Cites("4.2")
public class InfluencePhase implements Procedure<PeriklesState, InfluencePhase.Next> {

    public record Next(Seat player) implements Frame {}

    @Override
    public void run(Next frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.enter(Phase.TAKE_INFLUENCE);
        if (state.tiles().held(frame.player().index()) < tilesPerPlayer(state)) {
            play.next(new TakeInfluence.Choose(frame.player()));
        }
    }

    protected int tilesPerPlayer(PeriklesState state) {
        return state.data().tilesPerPlayer(state.players());
    }
}
