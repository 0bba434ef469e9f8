package org.example.pebbles;

import org.polemarch.api.game.GameState;

public final class PebblesState implements GameState<PebblesState> {

    int heap;
    int taken;
    int winner = -1;

    @Override
    public PebblesState copy() {
        PebblesState copy = new PebblesState();
        copy.heap = heap;
        copy.taken = taken;
        copy.winner = winner;
        return copy;
    }
}
