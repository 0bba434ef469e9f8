package org.polemarch.launcher.table;

public enum Stage {
    /** The next person must come to the screen, and nothing may be shown. */
    CURTAIN,
    ASKED,
    BOT,
    OVER
}
