package org.polemarch.api.ui;

import java.util.Set;
import org.polemarch.api.play.Target;

/** What a view may ask of the window around it. */
public interface BoardHost {

    /**
     * The player clicked something. If it is a target of a legal move the choice is narrowed; if not, the player is told
     * why, with the rule. A view reports every click on anything that could be a target, lit or not.
     */
    void pick(Target target);

    void openRule(String section);

    /** What the player was just advised to pick. {@link Targets} marks it with every situation that is shown. */
    default Set<Target> advised() {
        return Set.of();
    }

    /** What can be picked, though not all of it can be done. {@link Targets} dims it with every situation that is shown. */
    default Set<Target> vain() {
        return Set.of();
    }
}
