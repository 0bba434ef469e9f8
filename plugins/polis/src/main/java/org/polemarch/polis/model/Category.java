package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** The seven types of Projects. */
public enum Category implements Id {
    PHILOSOPHERS,
    ARTISTS,
    TEMPLES,
    THEATERS,
    STATUES,
    MYSTERIES,
    GAMES
}
