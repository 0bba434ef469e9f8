package org.polemarch.api.ui.motion;

import javafx.util.Duration;

/** How fast a player wants to see what happens on the board. */
public enum Pace {
    OFF(0),
    QUICK(280),
    NORMAL(620);

    private final double flight;

    Pace(double flight) {
        this.flight = flight;
    }

    /** How long something takes that takes so many times as long as a piece on its way. */
    Duration times(double factor) {
        return Duration.millis(flight * factor);
    }
}
