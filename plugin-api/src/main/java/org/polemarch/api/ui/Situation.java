package org.polemarch.api.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;

/**
 * What a view shows: one seat's view of a position, and what can be done about it.
 *
 * @param viewer the seat that looks
 * @param view what {@code project} returned for the viewer
 * @param question the question, if the viewer is the one who is asked
 * @param lit what can be clicked next
 * @param picked what has been clicked so far for this question
 * @param news what the viewer has seen happen since the last situation, oldest first
 * @param outcome the result so far, or the end result
 */
public record Situation(
        Seat viewer,
        Record view,
        Optional<Question> question,
        Set<Target> lit,
        List<Target> picked,
        List<? extends GameEvent> news,
        Outcome outcome) {
    public Situation {
        picked = List.copyOf(picked);
        news = List.copyOf(news);
    }

    /** The remaining answers: those that contain everything picked so far. */
    public List<Move> left() {
        List<Move> left = new ArrayList<>();
        question.ifPresent(asked -> asked.moves().forEach(move -> {
            if (move.targets().containsAll(picked)) {
                left.add(move);
            }
        }));
        return left;
    }

    /** The remaining answers that also contain this target. */
    public List<Move> left(Target target) {
        return left().stream().filter(move -> move.targets().contains(target)).toList();
    }
}
