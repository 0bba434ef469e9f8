package org.polemarch.launcher.window.score;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.scene.chart.LineChart;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.launcher.table.ScoreHistory;
import org.polemarch.launcher.table.Ticks;
import org.polemarch.launcher.words.Say;

/** How the points grew: a line for each seat, in its colour and with marks of its own shape. */
final class ScoreChart extends LineChart<Number, Number> {

    private static final int MOVE_MARKS = 8;
    private static final int POINT_MARKS = 6;

    ScoreChart(ScoreHistory history, List<Seat> seats, Words words, SeatColours colours) {
        super(moves(history), points(history));
        setId("score-chart");
        setAnimated(false);
        setTitle(Say.of("score.history"));
        setAccessibleText(Say.of("score.history"));
        getStyleClass().addAll("score-chart", Styles.SMALL);
        setStyle(colours.style());
        for (int seat = 0; seat < seats.size(); seat++) {
            XYChart.Series<Number, Number> line = new XYChart.Series<>();
            line.setName(words.name(seats.get(seat)));
            for (ScoreHistory.Point point : history.points()) {
                line.getData()
                        .add(new XYChart.Data<>(point.decision(), point.scores().get(seat)));
            }
            getData().add(line);
        }
    }

    private static NumberAxis moves(ScoreHistory history) {
        int last = history.points().get(history.points().size() - 1).decision();
        Ticks ticks = Ticks.of(0, last, MOVE_MARKS);
        NumberAxis moves = new NumberAxis(Say.of("score.moves"), 0, ticks.upper(), ticks.unit());
        moves.setMinorTickVisible(false);
        return moves;
    }

    private static NumberAxis points(ScoreHistory history) {
        int least = 0;
        int most = 0;
        for (ScoreHistory.Point point : history.points()) {
            for (int score : point.scores()) {
                least = Math.min(least, score);
                most = Math.max(most, score);
            }
        }
        Ticks ticks = Ticks.of(least, most, POINT_MARKS);
        NumberAxis points = new NumberAxis(ticks.lower(), ticks.upper(), ticks.unit());
        points.setMinorTickVisible(false);
        return points;
    }
}
