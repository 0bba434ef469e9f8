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

/** What a viewer is shown of a game. */
public final class Situations {

    private Situations() {}

    /** A position as a seat sees it, with nothing picked yet. */
    public static <S extends GameState<S>> Situation of(Game<S> game, Seat viewer, List<? extends GameEvent> news) {
        Optional<Question> question =
                !game.over() && game.toAct().equals(viewer) ? Optional.of(game.question()) : Optional.empty();
        Set<Target> lit =
                question.map(asked -> Narrowing.of(asked.moves()).lit()).orElse(Set.of());
        return new Situation(
                viewer,
                game.book().game().project(game.state(), viewer),
                question,
                lit,
                List.of(),
                news,
                game.book().game().outcome(game.state()));
    }

    /** The same to look at only: nothing is asked and nothing glows. */
    public static Situation still(Situation asked) {
        return new Situation(
                asked.viewer(), asked.view(), Optional.empty(), Set.of(), List.of(), List.of(), asked.outcome());
    }
}
