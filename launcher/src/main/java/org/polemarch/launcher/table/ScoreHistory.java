package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Session;

/** How the points of a finished game grew, from its start to its end. */
public record ScoreHistory(List<Point> points) {

    private static final int MOST_POINTS = 40;

    public record Point(int decision, List<Integer> scores) {
        public Point {
            scores = List.copyOf(scores);
        }
    }

    public ScoreHistory {
        points = List.copyOf(points);
    }

    /** Of a finished session that nobody else uses: it is played again from its start. */
    public static <S extends GameState<S>> ScoreHistory of(Session<S> session) {
        List<Point> points = new ArrayList<>();
        int end = session.decisions();
        int steps = Math.min(MOST_POINTS, end);
        for (int i = 0; i <= steps; i++) {
            int n = steps == 0 ? 0 : (int) ((long) end * i / steps);
            Game<S> game = session.replayTo(n);
            Outcome outcome = game.book().game().outcome(game.state());
            points.add(new Point(n, outcome.scores().stream().map(Score::points).toList()));
        }
        return new ScoreHistory(points);
    }
}
