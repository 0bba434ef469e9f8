package org.polemarch.launcher.table;

import java.util.List;
import java.util.Set;
import org.polemarch.api.play.Target;

/** A message for the player, with its section, if any, and what to pick if it is a hint. */
public record Notice(String text, String cites, Set<Target> advised) {

    public static final Notice NONE = of("");

    public Notice {
        advised = Set.copyOf(advised);
    }

    public Notice(String text, String cites) {
        this(text, cites, Set.of());
    }

    public static Notice of(String text) {
        return new Notice(text, "");
    }

    static Notice advice(String text, List<Target> things) {
        return new Notice(text, "", Set.copyOf(things));
    }
}
