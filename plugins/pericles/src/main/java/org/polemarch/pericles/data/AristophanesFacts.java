package org.polemarch.pericles.data;

import java.util.List;
import org.polemarch.pericles.model.Goal;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** An Aristophanes card: a play, the issues it brings up in each Assembly, and what happens (5.11). */
public record AristophanesFacts(
        String id,
        String title,
        String version,
        boolean plague,
        boolean alcibiadesToPersia,
        Whom tokensTo,
        SideFacts athens,
        SideFacts sparta) {

    /** Whose half of a track, or which Faction. */
    public enum Whom {
        NONE,
        CENTRE,
        CONTROLLING,
        OPPOSITION
    }

    /** An issue and the space it is put on. */
    public record Placement(Issue issue, Whom track, int space) {}

    /** Units that come or go. */
    public record Units(Piece piece, int count) {}

    /** What the card does to one Side. The goal is met when it holds in at least that many of the Theaters. */
    public record SideFacts(
            List<Placement> issues,
            int stock,
            int tokens,
            List<Units> add,
            List<Units> remove,
            Goal goal,
            List<Theater> theaters,
            int atLeast) {
        public SideFacts {
            issues = List.copyOf(issues);
            add = List.copyOf(add);
            remove = List.copyOf(remove);
            theaters = List.copyOf(theaters);
        }
    }

    /** What the card says to one Side. */
    public SideFacts of(Side side) {
        return side == Side.ATHENS ? athens : sparta;
    }
}
