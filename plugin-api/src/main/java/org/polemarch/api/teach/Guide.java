package org.polemarch.api.teach;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.polemarch.api.data.DataFault;

/**
 * A first game with a guide. The game is a real one from a fixed seed; the player makes all moves and may make any.
 *
 * @param seat the player's
 * @param bot who holds the other seats; it must answer the same for the same seed, however slow the machine is
 * @param end what is said when the last step is done, and what to try next
 */
public record Guide(
        String seat,
        long seed,
        String bot,
        Optional<Integer> seats,
        Optional<String> scenario,
        Optional<Map<String, String>> options,
        List<Step> steps,
        End end) {

    public Guide {
        steps = List.copyOf(steps);
        Set<String> ids = new LinkedHashSet<>();
        for (Step step : steps) {
            if (!ids.add(step.id())) {
                throw new DataFault("two steps are called '" + step.id() + "'");
            }
        }
    }

    public record End(String text, List<String> next) {
        public End {
            next = List.copyOf(next);
        }
    }

    /**
     * One step.
     *
     * @param text what is said, and what to do
     * @param why the reason for what is suggested
     * @param point what it talks about; the box never covers it
     * @param suggest patterns of the notations of good answers, the best first; what matches none of them is another way
     * @param done how it is recognised as done; without, when the player has read it
     * @param otherwise what is said when the player does something else
     */
    public record Step(
            String id,
            String title,
            String text,
            Optional<String> why,
            Optional<List<Pointer>> point,
            Optional<List<String>> suggest,
            Optional<Done> done,
            Optional<String> otherwise) {
        public Step {
            suggest.ifPresent(all -> all.forEach(Guide::pattern));
        }

        public List<Pointer> points() {
            return point.orElse(List.of());
        }

        public List<String> suggested() {
            return suggest.orElse(List.of());
        }

        /** Whether this answer is one of those it suggests. */
        public boolean suggests(String notation) {
            return suggested().stream().anyMatch(notation::matches);
        }
    }

    /**
     * What ends a step; exactly one of them.
     *
     * @param move the pattern of the notation of a move of the player's
     * @param event the pattern of the key of an event that the player sees: "LaySiege.Attempted"
     * @param asked the pattern of the key of a question to the player: "Retreat.Offer"
     * @param command the id of a command of the window: "hint"
     */
    public record Done(
            Optional<String> move, Optional<String> event, Optional<String> asked, Optional<String> command) {
        public Done {
            long said = List.of(move, event, asked, command).stream()
                    .filter(Optional::isPresent)
                    .count();
            if (said != 1) {
                throw new DataFault("'done' names one of move, event, asked and command");
            }
            move.ifPresent(Guide::pattern);
            event.ifPresent(Guide::pattern);
            asked.ifPresent(Guide::pattern);
        }
    }

    private static void pattern(String written) {
        try {
            Pattern.compile(written);
        } catch (PatternSyntaxException e) {
            throw new DataFault("'" + written + "' is no pattern: " + e.getDescription(), e);
        }
    }
}
