package org.polemarch.launcher.prefs;

/** How fast bots move while a person is watching. Thinking time comes on top of it. */
public enum BotPace {
    /** Each move waits for the player. */
    STEP(Integer.MAX_VALUE),
    SLOW(1600),
    NORMAL(650),
    FAST(200),
    AT_ONCE(0);

    private final int millis;

    BotPace(int millis) {
        this.millis = millis;
    }

    public int millis() {
        return millis;
    }
}
