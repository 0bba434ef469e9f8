package org.polemarch.perikles.bot;

import org.polemarch.perikles.model.PeriklesState;

/** How well an imagined game stands for a player. */
public final class Evaluation {

    /** From 0 (lost) to 1 (won). */
    public double of(PeriklesState state, int player) {
        return state.cities().cubesOnBoard(player) / 60.0;
    }
}
