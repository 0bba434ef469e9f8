package org.polemarch.launcher.table;

/** What a table waits for. */
public enum Stage {
    /** The next person must come to the screen; nothing may be shown. */
    CURTAIN,
    /** The viewer answers a question. */
    ASKED,
    /** A bot thinks. */
    BOT,
    /** The game is over. */
    OVER
}
