package org.polemarch.api.ui.motion;

import javafx.util.Duration;

/** How fast a player wants animations to be. */
public enum Pace {
    OFF(0),
    QUICK(280),
    NORMAL(620);

    private final double flight;

    Pace(double flight) {
        this.flight = flight;
    }

    /** The duration of something that takes this many times as long as a travelling piece. */
    Duration times(double factor) {
        return Duration.millis(flight * factor);
    }
}
