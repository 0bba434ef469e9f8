package org.polemarch.core.admission;

import java.util.Objects;

/** What speaks against a plugin, in words for the player. */
public record Trouble(Kind kind, String text) {

    /** What kind of trouble it is. */
    public enum Kind {
        /** It cannot be loaded, or brings nothing that could be checked. */
        CANNOT_LOAD,
        /** A promise of the contract is broken. */
        BROKEN_PROMISE,
        /** The Java machine ended before the check did. */
        ENDED_EARLY,
        /** The check did not end in time. */
        HANGS,
        /** It wants more memory than it may have. */
        OUT_OF_MEMORY,
        /** The check was broken off from outside. */
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
