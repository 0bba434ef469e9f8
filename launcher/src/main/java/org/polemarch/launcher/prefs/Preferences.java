package org.polemarch.launcher.prefs;

import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.ui.motion.Pace;

/**
 * How a player likes the window.
 *
 * @param percent the size of texts and boards
 * @param motion how fast pieces move on the board
 * @param warn whether to ask before a move that can't be undone
 * @param name the player's name at new tables; empty for the name of the seat
 * @param toured whether the tour was taken or declined
 * @param place where the window was; empty before the first time
 * @param language the tag of a language, such as "de"; empty for that of the system
 */
public record Preferences(
        Look look,
        int percent,
        BotPace pace,
        Pace motion,
        boolean warn,
        String name,
        boolean toured,
        Optional<WindowPlace> place,
        String language) {

    public static final int SMALLEST = 80;
    public static final int LARGEST = 200;
    public static final int STEP = 10;
    public static final Preferences USUAL =
            new Preferences(Look.LIGHT, 100, BotPace.NORMAL, Pace.NORMAL, true, "", false, Optional.empty(), "");

    public Preferences {
        Objects.requireNonNull(look);
        Objects.requireNonNull(pace);
        Objects.requireNonNull(motion);
        Objects.requireNonNull(name);
        Objects.requireNonNull(language);
        percent = Math.max(SMALLEST, Math.min(LARGEST, percent));
    }

    public Preferences look(Look other) {
        return new Preferences(other, percent, pace, motion, warn, name, toured, place, language);
    }

    public Preferences percent(int other) {
        return new Preferences(look, other, pace, motion, warn, name, toured, place, language);
    }

    public Preferences pace(BotPace other) {
        return new Preferences(look, percent, other, motion, warn, name, toured, place, language);
    }

    public Preferences motion(Pace other) {
        return new Preferences(look, percent, pace, other, warn, name, toured, place, language);
    }

    public Preferences warn(boolean other) {
        return new Preferences(look, percent, pace, motion, other, name, toured, place, language);
    }

    public Preferences name(String other) {
        return new Preferences(look, percent, pace, motion, warn, other, toured, place, language);
    }

    public Preferences toured(boolean other) {
        return new Preferences(look, percent, pace, motion, warn, name, other, place, language);
    }

    public Preferences place(WindowPlace other) {
        return new Preferences(look, percent, pace, motion, warn, name, toured, Optional.of(other), language);
    }

    public Preferences language(String other) {
        return new Preferences(look, percent, pace, motion, warn, name, toured, place, other);
    }
}
