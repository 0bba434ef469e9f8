package org.polemarch.pericles.model;

/** What a Theater is in the eyes of a Side (3.2). Treachery markers do not matter. */
public enum Status {
    FRIENDLY,
    ENEMY,
    CONTESTED,
    NEUTRAL
}
