package org.polemarch.launcher.table;

/** When a player wants to be asked a question that can be declined. */
public enum AskMe {
    ALWAYS,
    /** Only if there is an answer other than declining the offer. */
    IF_USABLE,
    /** Not again until the player has another decision to make. */
    NOT_THIS_TURN,
    NEVER
}
