package org.polemarch.api.game;

/** What the sides of different games have in common: for whom of the two leagues they fight. */
public enum Camp {
    /** Athens and its empire, and whoever fights for it. */
    ATHENS,
    /** Sparta and its league, and whoever fights for it. */
    SPARTA,
    /** Neither of the two, or now one and now the other. */
    OTHER
}
