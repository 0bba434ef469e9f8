package org.polemarch.launcher.prefs;

import java.util.Objects;

/**
 * How a player likes the window.
 *
 * @param percent the size of texts and boards
 * @param warn whether a move that cannot be taken back is asked about first
 * @param name what the player is called at new tables; empty for the name of the seat
 * @param toured whether the tour was taken or declined
 */
public record Preferences(Look look, int percent, BotPace pace, boolean warn, String name, boolean toured) {

    public static final int SMALLEST = 80;
    public static final int LARGEST = 200;
    public static final int STEP = 10;
    public static final Preferences USUAL = new Preferences(Look.LIGHT, 100, BotPace.NORMAL, false, "", false);

    public Preferences {
        Objects.requireNonNull(look);
        Objects.requireNonNull(pace);
        Objects.requireNonNull(name);
        percent = Math.max(SMALLEST, Math.min(LARGEST, percent));
    }

    public Preferences look(Look other) {
        return new Preferences(other, percent, pace, warn, name, toured);
    }

    public Preferences percent(int other) {
        return new Preferences(look, other, pace, warn, name, toured);
    }

    public Preferences pace(BotPace other) {
        return new Preferences(look, percent, other, warn, name, toured);
    }

    public Preferences warn(boolean other) {
        return new Preferences(look, percent, pace, other, name, toured);
    }

    public Preferences name(String other) {
        return new Preferences(look, percent, pace, warn, other, toured);
    }

    public Preferences toured(boolean other) {
        return new Preferences(look, percent, pace, warn, name, other);
    }
}
