package org.polemarch.launcher.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;

public final class Situations {

    private Situations() {}

    /** A position as a seat sees it, with nothing picked yet. */
    public static <S extends GameState<S>> Situation of(Game<S> game, Seat viewer, List<? extends GameEvent> news) {
        Optional<Question> question =
                !game.over() && game.toAct().equals(viewer) ? Optional.of(game.question()) : Optional.empty();
        Set<Target> lit =
                question.map(asked -> Narrowing.of(asked.moves()).lit()).orElse(Set.of());
        return shown(game, viewer, question, lit, news);
    }

    /** A position to look at only, as a seat sees it: nothing is asked and nothing glows. */
    public static <S extends GameState<S>> Situation still(Game<S> game, Seat viewer, List<? extends GameEvent> news) {
        return shown(game, viewer, Optional.empty(), Set.of(), news);
    }

    private static <S extends GameState<S>> Situation shown(
            Game<S> game, Seat viewer, Optional<Question> question, Set<Target> lit, List<? extends GameEvent> news) {
        return new Situation(
                viewer,
                game.book().game().project(game.state(), viewer),
                question,
                lit,
                List.of(),
                news,
                game.book().game().outcome(game.state()));
    }
}
