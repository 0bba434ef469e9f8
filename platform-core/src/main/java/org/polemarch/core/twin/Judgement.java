package org.polemarch.core.twin;

import java.util.List;
import java.util.Optional;
import org.polemarch.core.twin.Difference.Kind;

/**
 * What other rules say about a game that was played.
 *
 * @param base the rules it was played by, and {@code other} those it is judged by, by name
 * @param moves how many answers were judged
 * @param first where the game would first have gone another way
 * @param differences each answer judged in the position in which it was given, in order
 */
public record Judgement(
        String base, String other, int moves, Optional<Difference> first, List<Difference> differences) {
    public Judgement {
        differences = List.copyOf(differences);
    }

    public long count(Kind kind) {
        return differences.stream().filter(each -> each.kind() == kind).count();
    }

    /** How many answers led to something else. */
    public long endedOtherwise() {
        return differences.stream()
                .filter(each -> !each.kind().isBefore() && each.move() > 0)
                .count();
    }
}
