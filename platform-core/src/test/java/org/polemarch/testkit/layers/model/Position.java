package org.polemarch.testkit.layers.model;

import org.polemarch.api.game.GameState;

/** A state as it should be. */
public final class Position implements GameState<Position> {

    private int step;

    /** Goes on. */
    public void move(int steps) {
        step += steps;
    }

    /** How far it went. */
    public int step() {
        return step;
    }

    @Override
    public Position copy() {
        Position copy = new Position();
        copy.step = step;
        return copy;
    }
}
