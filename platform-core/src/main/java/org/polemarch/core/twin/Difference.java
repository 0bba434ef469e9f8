package org.polemarch.core.twin;

import java.util.Objects;
import java.util.Optional;

/**
 * Where one game goes two ways under two sets of rules.
 *
 * @param move the number of the answer at which, or because of which, they differ; 0 for the start
 * @param seat who was to give that answer, and {@code answer} which one, in words; empty where there is none
 * @param sentence all of it in one sentence
 */
public record Difference(
        int move, Kind kind, Optional<String> seat, Optional<String> answer, Half base, Half other, String sentence) {
    public Difference {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(seat);
        Objects.requireNonNull(answer);
        Objects.requireNonNull(base);
        Objects.requireNonNull(other);
        Objects.requireNonNull(sentence);
    }

    public enum Kind {
        /** The answer is legal by one set of rules only. */
        ILLEGAL,
        /** One set of rules leaves a single answer where the other leaves a choice. */
        FORCED,
        /** The answers to choose from are others; the one that was given is among them. */
        ANSWERS,
        /** Somebody else is asked, or something else. */
        QUESTION,
        /** A die is rolled by one set of rules only, or shows something else. */
        DICE,
        /** Something else happens. */
        LOG,
        /** The same happens, and yet the board or the standing is another. */
        BOARD,
        /** The game ends by one set of rules only, or is won by somebody else. */
        ENDED,
        /** One set of rules has nothing to say about the position. */
        UNKNOWN;

        /** Whether it is seen before the answer is given, and not by what follows from it. */
        public boolean isBefore() {
            return this == ILLEGAL || this == FORCED || this == ANSWERS || this == UNKNOWN;
        }
    }

    /** One side of a difference: what is so by its rules, and the rule that makes it so, if one is known. */
    public record Half(String text, Optional<Rule> rule) {
        public Half {
            Objects.requireNonNull(text);
            Objects.requireNonNull(rule);
        }
    }

    /**
     * A section of the rulebook.
     *
     * @param variant the title of the variant that wrote it
     */
    public record Rule(String section, String heading, Optional<String> variant) {
        public Rule {
            Objects.requireNonNull(section);
            Objects.requireNonNull(heading);
            Objects.requireNonNull(variant);
        }

        @Override
        public String toString() {
            return heading
                    + variant.filter(title -> !title.equals(heading))
                            .map(title -> " (" + title + ")")
                            .orElse("");
        }
    }

    /** The number of answers after which both games stand where they differ. */
    public int stands() {
        return kind.isBefore() ? Math.max(0, move - 1) : move;
    }

    /** The rules of both sides, as a reader looks them up: "6. Phoros; 6. Phoros (The empire without tribute)". */
    public String rules() {
        String one = base.rule().map(Rule::toString).orElse("");
        String two = other.rule().map(Rule::toString).orElse("");
        return one.equals(two) || two.isEmpty() ? one : one.isEmpty() ? two : one + "; " + two;
    }
}
