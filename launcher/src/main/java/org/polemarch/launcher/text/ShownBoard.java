package org.polemarch.launcher.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Decides how much of a board to print again. Little changes from one answer to the next, and a whole board would
 * scroll away what was just read, so a few changed lines are printed instead.
 */
final class ShownBoard {

    /** More changed lines than this are easier to read in their places. */
    private static final int FEW = 12;

    private List<String> last = List.of();

    /** The lines to print of a board that is drawn for the reader of the last one. */
    List<String> since(List<String> drawn) {
        Set<String> known = new LinkedHashSet<>(last);
        List<String> changed = drawn.stream()
                .filter(line -> !line.isBlank() && !known.contains(line))
                .toList();
        boolean whole = last.isEmpty() || changed.size() > FEW || 2 * changed.size() > drawn.size();
        last = List.copyOf(drawn);
        return whole ? drawn : changed;
    }

    /** From now on the reader is somebody who has seen nothing. */
    void forget() {
        last = List.of();
    }
}
