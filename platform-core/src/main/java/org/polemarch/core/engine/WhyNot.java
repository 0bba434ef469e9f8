package org.polemarch.core.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;

/**
 * Finds out why a line of notation isn't an answer. Games list the refusals a player may expect, not every possible
 * line, so an unlisted line gets the reason of those that begin like it, or of the things it names.
 */
record WhyNot(List<? extends Move> answers, List<Refusal> refusals) {

    Optional<Refusal> of(String notation) {
        String[] words = notation.trim().split("\\s+");
        return exactly(notation).or(() -> beginningLike(words)).or(() -> naming(words));
    }

    private Optional<Refusal> exactly(String notation) {
        return refusals.stream()
                .filter(refusal -> refusal.move()
                        .map(Move::notation)
                        .filter(notation::equals)
                        .isPresent())
                .findFirst();
    }

    /** No answer begins like this, and all that is refused and does is refused for one reason. */
    private Optional<Refusal> beginningLike(String[] words) {
        for (int count = words.length; count > 0; count--) {
            String beginning = String.join(" ", Arrays.asList(words).subList(0, count)) + " ";
            if (answers.stream().anyMatch(move -> begins(move, beginning))) {
                return Optional.empty();
            }
            List<Refusal> alike = refusals.stream()
                    .filter(refusal -> refusal.move()
                            .filter(move -> begins(move, beginning))
                            .isPresent())
                    .toList();
            if (!alike.isEmpty()) {
                boolean agreed = alike.stream().map(Refusal::reason).distinct().count() == 1;
                return agreed ? Optional.of(alike.get(0)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean begins(Move move, String beginning) {
        return (move.notation() + " ").startsWith(beginning);
    }

    /** Nothing can be done now with something that is named; what is named first decides. */
    private Optional<Refusal> naming(String[] words) {
        for (String word : words) {
            for (Refusal refusal : refusals) {
                if (refusal.things().stream().anyMatch(thing -> thing.id().equals(word))) {
                    return Optional.of(refusal);
                }
            }
        }
        return Optional.empty();
    }
}
