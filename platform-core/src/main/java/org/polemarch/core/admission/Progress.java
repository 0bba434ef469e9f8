package org.polemarch.core.admission;

import java.time.Duration;

/** Listens to the progress of an {@link Admission}. */
public interface Progress {

    /** A listener that ignores everything. */
    Progress NONE = new Progress() {};

    /**
     * Called before anything is checked, with the number of games and an estimate of the time they take on this
     * computer.
     */
    default void planned(int games, Duration about) {}

    /** Called with the setup that is played next. */
    default void playing(String setup) {}

    /** Called after each game. */
    default void played(int games) {}
}
