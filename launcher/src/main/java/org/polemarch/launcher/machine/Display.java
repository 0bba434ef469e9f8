package org.polemarch.launcher.machine;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.polemarch.launcher.words.Say;

public final class Display {

    private Display() {}

    /** Why no window can be opened here, in one line; empty if nothing is known to prevent it. */
    public static Optional<String> obstacle(Map<String, String> environment, String osName) {
        if (osName.toLowerCase(Locale.ROOT).contains("linux")
                && blank(environment.get("DISPLAY"))
                && blank(environment.get("WAYLAND_DISPLAY"))) {
            return Optional.of(Say.of("cli.no-display"));
        }
        return Optional.empty();
    }

    private static boolean blank(String text) {
        return text == null || text.isBlank();
    }
}
