package org.polemarch.launcher.table;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Session;

/** What falls due for a seat when the round ends, in sentences; none where a game does not say, and when it is over. */
public final class Dues {

    private Dues() {}

    public static <S extends GameState<S>> List<String> of(Session<S> session, Seat seat) {
        return session.over() ? List.of() : of(session, session.replayTo(session.decisions()), seat);
    }

    static <S extends GameState<S>> List<String> of(Session<S> session, Game<S> game, Seat seat) {
        return game.book().game().due(game.state(), seat).stream()
                .map(session.prepared().words().forgiving()::say)
                .toList();
    }
}
