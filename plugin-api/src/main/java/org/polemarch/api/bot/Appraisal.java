package org.polemarch.api.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.DoubleBinaryOperator;

/**
 * What an evaluation counts, part by part and in one unit, so that a hint can say in words what a move gains and what
 * it risks. Every position of a game has the same parts in the same order, even those worth 0.
 */
public record Appraisal(List<Part> parts) {

    /** The appraisal of a game whose evaluation does not name its parts. */
    public static final Appraisal NONE = new Appraisal(List.of());

    /** What a part of an evaluation stands for. */
    public enum Sense {
        /** The seat's side has it. */
        HELD,
        /** The seat's side may yet achieve it. Once it has, the part falls to 0, which is not a loss. */
        HOPED,
        /** The rivals have it or hope for it. Points above 0 are still good for the seat: the rivals lack something. */
        RIVAL
    }

    /**
     * One part.
     *
     * @param id its words are in the game's bundle under {@code part.ID}, as a noun without an article: "Prestige",
     *     "food"
     * @param points what it adds for the seat; below 0 if it counts against the seat
     */
    public record Part(String id, Sense sense, double points) {
        public Part {
            Objects.requireNonNull(id);
            Objects.requireNonNull(sense);
        }
    }

    /** What a game's evaluation calls a part; usually an enum. */
    public interface Name {

        /** In capitals, as an enum has it. */
        String name();

        default String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Whether this is a prospect, not yet something on the board. */
        boolean hoped();
    }

    public Appraisal {
        parts = List.copyOf(parts);
    }

    /**
     * The appraisal of a side and its rivals.
     *
     * @param own what each name is worth to the side
     * @param rivals what each name is worth to its rivals; it is subtracted
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

    /** The sum of all parts, from which the evaluation computes its value. */
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
