package org.polemarch.api.ui;

import java.util.Set;
import org.polemarch.api.play.Target;

/** The window, as a view sees it. */
public interface BoardHost {

    /**
     * The player clicked something. If it is a target of a legal move, the choice is narrowed; if not, the window says
     * why, and by which rule. A view reports every click on anything that could be a target, whether lit or not.
     */
    void pick(Target target);

    void openRule(String section);

    /** What the latest hint suggests. {@link Targets} marks it whenever it shows a situation. */
    default Set<Target> advised() {
        return Set.of();
    }

    /** Legal picks that could only partly be carried out. {@link Targets} dims them whenever it shows a situation. */
    default Set<Target> vain() {
        return Set.of();
    }
}
