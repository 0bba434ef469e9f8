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
 * A first game with a guide. It is a real game from a fixed seed; the player makes all the moves and may make any legal
 * one.
 *
 * @param seat the player's
 * @param bot the bot in the other seats; for a given seed it must always answer the same, however slow the machine is
 * @param end what the guide says after the last step, and what to try next
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
     * @param text what the guide says, and what to do
     * @param why the reason for the suggestion
     * @param point what it talks about; the box never covers it
     * @param suggest patterns for the notation of good answers, the best first; an answer that matches none of them is
     *     another way
     * @param done what ends the step; without it, the player ends it with a button
     * @param otherwise what the guide says if the player does something else
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
     * What ends a step; exactly one of these.
     *
     * @param move a pattern for the notation of one of the player's moves
     * @param event a pattern for the key of an event that the player sees: "LaySiege.Attempted"
     * @param asked a pattern for the key of a question to the player: "Retreat.Offer"
     * @param command the id of one of the window's commands: "hint"
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
