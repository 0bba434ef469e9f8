package org.polemarch.core.twin;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.engine.Game;

/** A game at a position, and what happened because of the last answer. */
record Spot<S extends GameState<S>>(Game<S> game, List<? extends GameEvent> news) {

    boolean over() {
        return game.over();
    }

    /** What these eyes saw happen; without eyes, everything. */
    List<? extends GameEvent> seen(Optional<Seat> eyes) {
        return eyes.isEmpty()
                ? news
                : news.stream()
                        .flatMap(event -> event.seenBy(eyes.get()).stream())
                        .toList();
    }

    /** Something that is equal where the board looks the same to these eyes; without eyes, where it is the same. */
    Object board(Optional<Seat> eyes) {
        return eyes.isEmpty() ? game.stateDigest() : view(eyes.get());
    }

    Record view(Seat seat) {
        return game.book().game().project(game.state(), seat);
    }

    Standing standing() {
        return game.book().game().standing(game.state());
    }

    Outcome outcome() {
        return game.book().game().outcome(game.state());
    }

    boolean has(String notation) {
        return !over() && game.moves().stream().anyMatch(move -> move.notation().equals(notation));
    }

    /** Whether both ask the same seat the same. */
    boolean asksLike(Spot<?> other) {
        return !over()
                && !other.over()
                && game.toAct().equals(other.game.toAct())
                && game.question().frame().equals(other.game.question().frame());
    }
}
