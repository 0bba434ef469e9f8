package org.polemarch.launcher.window.analysis;

import atlantafx.base.theme.Styles;
import javafx.scene.chart.LineChart;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import org.polemarch.core.analysis.Analysis;
import org.polemarch.launcher.analysis.Review;
import org.polemarch.launcher.table.Ticks;
import org.polemarch.launcher.words.Say;

/** The chances of one seat, move by move; the moves that cost most are marked. */
final class ChancesChart extends LineChart<Number, Number> {

    private static final int MOVE_MARKS = 8;
    private static final int WHOLE = 100;
    private static final int QUARTER = 25;

    ChancesChart(Analysis analysis, Review review) {
        super(moves(analysis), new NumberAxis(0, WHOLE, QUARTER));
        setId("chances-chart");
        setAnimated(false);
        setTitle(review.heading());
        setAccessibleText(review.heading());
        getStyleClass().addAll("chances-chart", Styles.SMALL);
        XYChart.Series<Number, Number> curve = new XYChart.Series<>();
        curve.setName(Say.of("analysis.chances"));
        for (Analysis.Point point : analysis.curve()) {
            curve.getData().add(new XYChart.Data<>(point.decision(), WHOLE * point.chances()));
        }
        XYChart.Series<Number, Number> costly = new XYChart.Series<>();
        costly.setName(Say.of("analysis.mistakes"));
        for (Analysis.Mistake mistake : analysis.mistakes()) {
            analysis.curve().stream()
                    .filter(point -> point.decision() == mistake.decision())
                    .forEach(point ->
                            costly.getData().add(new XYChart.Data<>(point.decision(), WHOLE * point.chances())));
        }
        getData().add(curve);
        getData().add(costly);
    }

    private static NumberAxis moves(Analysis analysis) {
        Ticks ticks = Ticks.of(0, Math.max(1, analysis.decisions()), MOVE_MARKS);
        NumberAxis moves = new NumberAxis(Say.of("score.moves"), 0, ticks.upper(), ticks.unit());
        moves.setMinorTickVisible(false);
        return moves;
    }
}
