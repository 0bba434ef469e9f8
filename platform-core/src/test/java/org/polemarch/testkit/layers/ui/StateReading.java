package org.polemarch.testkit.layers.ui;

import org.polemarch.testkit.layers.model.Position;

/** A view that reads the true state. */
public final class StateReading {
    public String title(Position position) {
        return "At " + position.step();
    }
}
