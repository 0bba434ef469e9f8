package org.polemarch.core.contract.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.play.Frame;
import org.polemarch.core.engine.Game;

/**
 * What one seat sees after an answer.
 *
 * @param view its view
 * @param log what it was told of the events
 * @param asked who is asked next; nobody if the game is over
 * @param frame what is asked next
 */
public record Sight(Record view, List<GameEvent> log, Optional<Seat> asked, Optional<Frame> frame) {

    /** What a seat sees of a game after these events. */
    public static <S extends GameState<S>> Sight of(Game<S> game, Seat viewer, List<GameEvent> events) {
        return new Sight(
                game.book().game().project(game.state(), viewer),
                seenBy(viewer, events),
                game.over() ? Optional.empty() : Optional.of(game.toAct()),
                game.over() ? Optional.empty() : Optional.of(game.question().frame()));
    }

    private static List<GameEvent> seenBy(Seat viewer, List<GameEvent> events) {
        List<GameEvent> seen = new ArrayList<>();
        for (GameEvent event : events) {
            event.seenBy(viewer).ifPresent(seen::add);
        }
        return seen;
    }

    /** Whether the same seat is asked the same question. */
    public boolean sameQuestion(Sight other) {
        return asked.equals(other.asked) && frame.equals(other.frame);
    }

    public List<GameEvent> dice() {
        return log.stream().filter(Rolled.class::isInstance).toList();
    }
}
