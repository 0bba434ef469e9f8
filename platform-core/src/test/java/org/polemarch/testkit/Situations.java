package org.polemarch.testkit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;

/** What a board is shown at a table where nobody clicks. */
public final class Situations {

    private Situations() {}

    /** What a seat is shown; with what it has clicked so far, in order. */
    public static <S extends GameState<S>> Situation of(Game<S> game, Seat viewer, Target... picked) {
        List<Target> clicked = List.of(picked);
        Optional<Question> question =
                !game.over() && game.toAct().equals(viewer) ? Optional.of(game.question()) : Optional.empty();
        Set<Target> lit = new LinkedHashSet<>();
        if (question.isPresent()) {
            for (Move move : question.get().moves()) {
                if (move.targets().containsAll(clicked)) {
                    lit.addAll(move.targets());
                }
            }
        }
        clicked.forEach(lit::remove);
        return new Situation(
                viewer,
                game.book().game().project(game.state(), viewer),
                question,
                lit,
                clicked,
                List.of(),
                game.book().game().outcome(game.state()));
    }

    /** A table at which nobody clicks. */
    public static BoardHost nobody() {
        return new BoardHost() {
            @Override
            public void pick(Target target) {}

            @Override
            public void openRule(String section) {}
        };
    }
}
