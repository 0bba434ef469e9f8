package org.polemarch.core.engine;

import java.util.Optional;

/** Finds the place in a game's own code where something happened. */
public final class OwnCode {

    private OwnCode() {}

    /** The topmost frame that is neither Java's nor the platform's. */
    public static Optional<StackTraceElement> in(StackTraceElement[] stack) {
        for (StackTraceElement each : stack) {
            String name = each.getClassName();
            if (!name.startsWith("java.")
                    && !name.startsWith("jdk.")
                    && !name.startsWith("tools.jackson.")
                    && !name.startsWith("org.pf4j.")
                    && !name.startsWith("org.polemarch.core.")
                    && !name.startsWith("org.polemarch.api.")) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
