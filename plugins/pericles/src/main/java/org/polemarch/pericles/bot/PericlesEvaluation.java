package org.polemarch.pericles.bot;

import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** How well an imagined game stands for a Faction. */
public final class PericlesEvaluation {

    /** From 0, lost, to 1, won. */
    public double of(PericlesState state, Faction faction) {
        Side side = faction.side();
        double margin = state.honor(side) - state.honor(side.enemy());
        return 1 / (1 + Math.exp(-margin / 40));
    }
}
