package org.polemarch.launcher.table;

/** When a player wants to be asked a question that can be declined. */
public enum AskMe {
    ALWAYS,
    /** Only while something else can be answered than that the offer goes by. */
    IF_USABLE,
    /** Not again until the player has something of their own to decide. */
    NOT_THIS_TURN,
    NEVER
}
