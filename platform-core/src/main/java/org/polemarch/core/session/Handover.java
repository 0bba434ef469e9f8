package org.polemarch.core.session;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.core.wiring.PreparedGame;

/** A position handed to other rules of the same game. */
public final class Handover {

    private Handover() {}

    /**
     * A session that begins where a game stood after that many answers, by other rules. It doesn't know how the game
     * got there, and under these rules it might never have got there, so it can't be saved, and nothing before it can
     * be undone.
     */
    @SuppressWarnings("unchecked") // one game has one kind of state, whatever the variants
    public static <S extends GameState<S>> Session<S> of(
            Session<S> played, int moves, PreparedGame<?> other, Terms terms) {
        if (!played.prepared().info().id().equals(other.info().id())) {
            throw new IllegalArgumentException(other.info().title() + " is another game than "
                    + played.prepared().title());
        }
        List<Holder> holders =
                played.setup().seats().stream().map(played::holder).toList();
        PreparedGame<S> rules = (PreparedGame<S>) other;
        return new Session<>(rules, played.seed(), holders, terms, Course.handed(played.replayTo(moves), rules));
    }
}
