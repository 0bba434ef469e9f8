package org.polemarch.api.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleBinaryOperator;

/**
 * What an evaluation counts, part by part and in one unit, so that a hint can say in words what a move gains and what it risks.
 * A position has the same parts in the same order, whatever they are worth.
 */
public record Appraisal(List<Part> parts) {

    /** The appraisal of a game whose evaluation does not name its parts. */
    public static final Appraisal NONE = new Appraisal(List.of());

    /** How a part is meant. */
    public enum Sense {
        /** The seat's side has it. */
        HELD,
        /** The seat's side may yet bring it about; once it has, the hope is gone and that is no loss. */
        HOPED,
        /** The rivals have it or hope for it. Points above 0 still speak for the seat: then they lack something. */
        RIVAL
    }

    /**
     * One part.
     *
     * @param id its words stand in the game's bundle under {@code part.ID}, as a noun without an article: "Prestige", "food"
     * @param points what it adds for the seat; less than 0 if it speaks against it
     */
    public record Part(String id, Sense sense, double points) {
        public Part {
            Objects.requireNonNull(id);
            Objects.requireNonNull(sense);
        }
    }

    /** What a game's evaluation calls a part; an enum as a rule. */
    public interface Name {
        String id();

        /** Whether it is a prospect rather than something on the board. */
        boolean hoped();
    }

    public Appraisal {
        parts = List.copyOf(parts);
    }

    /**
     * The appraisal of a side and its rivals.
     *
     * @param own what each name is worth to the side
     * @param rivals what each name is worth to its rivals, to be taken off
     */
    public static Appraisal of(List<? extends Name> names, double[] own, double[] rivals) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Name name = names.get(i);
            parts.add(new Part(name.id(), name.hoped() ? Sense.HOPED : Sense.HELD, own[i]));
            parts.add(new Part(name.id(), Sense.RIVAL, -rivals[i]));
        }
        return new Appraisal(parts);
    }

    /** Everything together: what the evaluation makes a value of. */
    public double sum() {
        return parts.stream().mapToDouble(Part::points).sum();
    }

    /** What has changed since another appraisal of the same game. */
    public Appraisal since(Appraisal before) {
        return with(before, (now, then) -> now - then);
    }

    /** Both together, part by part. */
    public Appraisal plus(Appraisal other) {
        return parts.isEmpty() ? other : with(other, Double::sum);
    }

    private Appraisal with(Appraisal other, DoubleBinaryOperator both) {
        List<Part> results = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            double points =
                    both.applyAsDouble(part.points(), other.parts().get(i).points());
            results.add(new Part(part.id(), part.sense(), points));
        }
        return new Appraisal(results);
    }
}
