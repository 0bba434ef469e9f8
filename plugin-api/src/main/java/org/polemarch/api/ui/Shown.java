package org.polemarch.api.ui;

import java.util.Optional;

/**
 * What a part of a board shows now. A part drawn anew though nothing in it has changed costs the player time: each new node
 * must be styled, laid out and painted. So a part asks first, with all it shows as one value, for instance a record:
 *
 * <pre>{@code
 * if (shown.changes(view.treasury())) {
 *     panel.setContent(...);
 * }
 * }</pre>
 */
public final class Shown<T> {

    private Optional<T> shown = Optional.empty();

    /** Whether this differs from what was shown before; from now on it counts as shown. */
    public boolean changes(T now) {
        boolean changes = !shown.filter(now::equals).isPresent();
        shown = Optional.of(now);
        return changes;
    }
}
