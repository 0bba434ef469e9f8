package org.polemarch.polis.rules.actions;

import java.util.List;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;

/** What can be written but not clicked, and is never allowed: whoever types may name anything. */
public record Written(String notation) implements Move {

    @Override
    public List<Target> targets() {
        return List.of();
    }
}
