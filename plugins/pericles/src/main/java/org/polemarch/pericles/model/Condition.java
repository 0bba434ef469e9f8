package org.polemarch.pericles.model;

/** When a line of a Political card counts (3.13, 6.2). */
public enum Condition {
    ALWAYS,
    CONTROLLING_FACTION,
    PRE_PLAGUE,
    POST_PLAGUE,
    AT_WAR,
    ALCIBIADES_IN_ATHENS,
    ALCIBIADES_NOT_IN_ATHENS
}
