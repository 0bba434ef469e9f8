package org.polemarch.launcher.prefs;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The position and size of a window. */
public record WindowPlace(int x, int y, int width, int height, boolean maximised) {

    private static final Pattern WRITTEN =
            Pattern.compile("(-?\\d{1,5}) (-?\\d{1,5}) (\\d{1,5}) (\\d{1,5})( maximised)?");
    public static final int LEAST_WIDTH = 640;
    public static final int LEAST_HEIGHT = 400;

    static Optional<WindowPlace> of(String written) {
        Matcher parts = WRITTEN.matcher(written == null ? "" : written);
        return parts.matches()
                ? Optional.of(new WindowPlace(
                        Integer.parseInt(parts.group(1)),
                        Integer.parseInt(parts.group(2)),
                        Integer.parseInt(parts.group(3)),
                        Integer.parseInt(parts.group(4)),
                        parts.group(5) != null))
                : Optional.empty();
    }

    /** The same, fitted to a screen, because the screen may have changed. */
    public WindowPlace within(int left, int top, int wide, int high) {
        int w = Math.min(Math.max(width, LEAST_WIDTH), wide);
        int h = Math.min(Math.max(height, LEAST_HEIGHT), high);
        return new WindowPlace(
                Math.max(left, Math.min(x, left + wide - w)),
                Math.max(top, Math.min(y, top + high - h)),
                w,
                h,
                maximised);
    }

    String written() {
        return x + " " + y + " " + width + " " + height + (maximised ? " maximised" : "");
    }
}
