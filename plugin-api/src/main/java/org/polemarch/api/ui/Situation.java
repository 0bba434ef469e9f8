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
 * What a view shows: one seat's view of a position and what can be done about it.
 *
 * @param viewer whose eyes these are
 * @param view what {@code project} gave for the viewer
 * @param question the question, if it is the viewer who is asked
 * @param lit what can be clicked next
 * @param picked what has been clicked for this question so far
 * @param news what the viewer saw happen since the last situation, oldest first
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

    /** The answers that are left: those that hold everything picked so far. */
    public List<Move> left() {
        List<Move> left = new ArrayList<>();
        question.ifPresent(asked -> asked.moves().forEach(move -> {
            if (move.targets().containsAll(picked)) {
                left.add(move);
            }
        }));
        return left;
    }

    /** Those of them that hold a target too. */
    public List<Move> left(Target target) {
        return left().stream().filter(move -> move.targets().contains(target)).toList();
    }
}
