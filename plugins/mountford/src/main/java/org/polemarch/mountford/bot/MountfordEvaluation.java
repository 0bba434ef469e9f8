package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.mountford.model.MountfordState;

/** How well a position stands for a seat, from 0 to 1. */
public final class MountfordEvaluation {

    @Inject
    public MountfordEvaluation() {}

    public double evaluate(MountfordState state, int seat) {
        double athens = 0.5 + 0.04 * (state.bellicosity(0) - state.bellicosity(1));
        return seat == 0 ? athens : 1 - athens;
    }
}
