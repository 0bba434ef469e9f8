package org.polemarch.polis.bot;

import jakarta.inject.Inject;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisRecord;

/** How well a position stands for a side. */
public final class PolisEvaluation {

    private final PolisRecord record;

    @Inject
    public PolisEvaluation(PolisRecord record) {
        this.record = record;
    }

    /** From 0 to 1. */
    public double of(PolisState state, Side side) {
        int margin = record.points(state, side) - record.points(state, side.other());
        return 1 / (1 + Math.exp(-margin / 10.0));
    }
}
