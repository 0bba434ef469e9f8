package org.polemarch.api.teach;

import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.play.Target;

/**
 * Something on the screen that a text talks about: a target ("space:boiotia", "button:trade"), or a part of the window by
 * its id or style class ("#log", ".polis-offer").
 */
public record Pointer(String written) {

    public Pointer {
        if (!written.startsWith("#")
                && !written.startsWith(".")
                && kind(written).isEmpty()) {
            throw new DataFault(
                    "'" + written + "' points at nothing: write space:ID, card:ID, piece:ID or button:ID for"
                            + " something that can be clicked, #ID or .CLASS for a part of the window");
        }
    }

    private static Optional<Target.Kind> kind(String written) {
        int colon = written.indexOf(':');
        for (Target.Kind kind : Target.Kind.values()) {
            if (colon > 0 && written.substring(0, colon).equals(kind.name().toLowerCase(Locale.ROOT))) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** The target; empty for a part of the window. */
    public Optional<Target> target() {
        return kind(written).map(kind -> new Target(kind, written.substring(written.indexOf(':') + 1)));
    }

    @Override
    public String toString() {
        return written;
    }
}
