package org.polemarch.api.ui;

import java.util.Optional;

/**
 * What a part of a board is showing. Redrawing a part in which nothing has changed makes the player wait, because each
 * new node must be styled, laid out and painted. So a part asks first, with everything it shows as one value, such as a
 * record:
 *
 * <pre>{@code
 * if (shown.changes(view.treasury())) {
 *     panel.setContent(...);
 * }
 * }</pre>
 */
public final class Shown<T> {

    private Optional<T> shown = Optional.empty();

    /** Whether this differs from what was shown before. From now on, it counts as shown. */
    public boolean changes(T now) {
        boolean changes = !shown.filter(now::equals).isPresent();
        shown = Optional.of(now);
        return changes;
    }
}
