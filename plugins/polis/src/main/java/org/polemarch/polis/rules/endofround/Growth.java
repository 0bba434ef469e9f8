package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;

/** 3. Growth: each player may turn Wheat that is left into Population, within the limits of each polis. */
@Cites("end-of-round/growth")
public class Growth implements Procedure<PolisState, Growth.Step> {

    /** A side may grow. */
    public record Step(Side side) implements Frame {}

    private final PolisData data;

    @Inject
    public Growth(PolisData data) {
        this.data = data;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        play.state().forgetGrowth();
        if (canGrow(frame.side(), play.state())) {
            play.next(new Grow.Ask(frame.side()));
        }
    }

    /** Whether any polis of the side can grow. */
    boolean canGrow(Side side, PolisState state) {
        for (int i = 0; i < Polis.COUNT; i++) {
            if (canGrow(side, Polis.at(i), state)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a polis can grow by one. */
    boolean canGrow(Side side, Polis polis, PolisState state) {
        return state.owns(side, polis)
                && state.stock(side, Resource.WHEAT) > 0
                && state.pieces(side, Piece.CUBE) > 0
                && state.grown(polis) < data.polis(polis).growth()
                && state.population(polis) < data.polis(polis).most();
    }
}
