package org.polemarch.api.game;

/** Which of the two leagues a side fights for: what the sides of different games have in common. */
public enum Camp {
    /** Athens, its empire and everyone who fights for it. */
    ATHENS,
    /** Sparta, its league and everyone who fights for it. */
    SPARTA,
    /** Neither of the two, or sometimes one and sometimes the other. */
    OTHER
}
