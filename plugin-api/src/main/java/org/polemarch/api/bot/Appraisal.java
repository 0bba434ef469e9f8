package org.polemarch.api.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What an evaluation counts, part by part and in one unit, so that a hint can say in words what a move gains and what it risks.
 * A position has the same parts in the same order, whatever they are worth.
 */
public record Appraisal(List<Part> parts) {

    /** The appraisal of a game whose evaluation does not name its parts. */
    public static final Appraisal NONE = new Appraisal(List.of());

    /**
     * One part.
     *
     * @param id its words stand in the game's bundle under {@code part.ID}, as a noun: "Prestige", "the threat of famine"
     * @param points what it adds for the seat; less than 0 if it speaks against it
     */
    public record Part(String id, double points) {
        public Part {
            Objects.requireNonNull(id);
        }
    }

    public Appraisal {
        parts = List.copyOf(parts);
    }

    /** What has changed since another appraisal of the same game. */
    public Appraisal since(Appraisal before) {
        List<Part> changes = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part now = parts.get(i);
            changes.add(new Part(now.id(), now.points() - before.parts().get(i).points()));
        }
        return new Appraisal(changes);
    }

    /** Both together, part by part. */
    public Appraisal plus(Appraisal other) {
        if (parts.isEmpty()) {
            return other;
        }
        List<Part> sums = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part one = parts.get(i);
            sums.add(new Part(one.id(), one.points() + other.parts().get(i).points()));
        }
        return new Appraisal(sums);
    }
}
