package org.polemarch.core.admission;

import java.util.Objects;

/** A reason not to admit a plugin, in words for the player. */
public record Trouble(Kind kind, String text) {

    /** What kind of trouble it is. */
    public enum Kind {
        /** It can't be loaded, or contains nothing that can be checked. */
        CANNOT_LOAD,
        /** A promise of the contract is broken. */
        BROKEN_PROMISE,
        /** The Java process ended before the check did. */
        ENDED_EARLY,
        /** The check did not end in time. */
        HANGS,
        /** It needs more memory than it may use. */
        OUT_OF_MEMORY,
        /** The check was cancelled. */
        CANCELLED
    }

    public Trouble {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(text);
    }

    /** The text in one line. */
    public String line() {
        return text.strip().replaceAll("\\s*\n\\s*", " ");
    }
}
