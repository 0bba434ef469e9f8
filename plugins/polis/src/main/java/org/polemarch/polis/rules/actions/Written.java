package org.polemarch.polis.rules.actions;

import java.util.List;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;

/** Moves that can be typed but not clicked, and are never allowed. */
public record Written(String notation) implements Move {

    @Override
    public List<Target> targets() {
        return List.of();
    }
}
