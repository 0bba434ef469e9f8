package org.polemarch.core.admission;

import java.time.Duration;

/** Told how far an {@link Admission} is. */
public interface Progress {

    /** Nobody wants to know. */
    Progress NONE = new Progress() {};

    /** Before anything is checked: how many games will be played, and about how long that takes here. */
    default void planned(int games, Duration about) {}

    /** The setup that is played next. */
    default void playing(String setup) {}

    /** Another game was played. */
    default void played(int games) {}
}
