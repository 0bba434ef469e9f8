package org.polemarch.core.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.history.History;
import org.polemarch.core.report.Drawing.Anchor;
import org.polemarch.core.words.CoreWords;

/** The share of Athens over time: bands for half and nine tenths of the games, the median game, and the real war. */
final class ShareChart {

    private static final double LEFT = 42;
    private static final double RIGHT = 18;
    private static final double TOP = 10;
    private static final double BOTTOM = 28;
    private static final int[] STEPS = {1, 2, 5, 10, 20};
    private static final double APART = 44;
    static final int COLOURS = 6;
    static final double FEW = 0.1;

    private final double width;
    private final double height;
    private final int first;
    private final int last;

    /** A chart from one point in time to another; years BC run backwards. */
    ShareChart(double width, double height, int first, int last) {
        this.width = width;
        this.height = height;
        this.first = first;
        this.last = first == last ? last - 1 : last;
    }

    private double x(double at) {
        return LEFT + (width - LEFT - RIGHT) * (at - first) / (last - first);
    }

    private double y(double share) {
        return TOP + (height - TOP - BOTTOM) * (1 - share);
    }

    private Pen frame() {
        Pen pen = new Pen();
        for (int percent = 0; percent <= 100; percent += 25) {
            pen.line(percent == 50 ? "zero" : "grid", LEFT, y(percent / 100.0), width - RIGHT, y(percent / 100.0));
            pen.text("", LEFT - 6, y(percent / 100.0) + 4, Anchor.END, percent + CoreWords.percent());
        }
        return pen;
    }

    /** Round numbers, as many as do not touch each other. */
    private void ticks(Pen pen, String unit) {
        int span = Math.abs(last - first);
        int step = STEPS[STEPS.length - 1];
        for (int i = STEPS.length - 1; i >= 0 && (width - LEFT - RIGHT) * STEPS[i] / span >= APART; i--) {
            step = STEPS[i];
        }
        for (int at = Math.min(first, last); at <= Math.max(first, last); at++) {
            if (at % step == 0) {
                pen.line("grid", x(at), height - BOTTOM, x(at), height - BOTTOM + 4);
                pen.text("", x(at), height - 9, Anchor.MIDDLE, at + unit);
            }
        }
    }

    /** One WHAT by year, with the line of history. */
    Drawing years(Findings.Portrait what, int colour) {
        Pen pen = frame();
        List<Findings.Band> bands = widened(HellasMaps.reached(what, FEW));
        String style = "band b" + colour % COLOURS;
        pen.path(
                style,
                area(bands, band -> band.share().q05(), band -> band.share().q95()),
                0.18,
                List.of());
        pen.path(
                style,
                area(bands, band -> band.share().q25(), band -> band.share().q75()),
                0.32,
                List.of());
        pen.path("line l" + colour % COLOURS, line(bands, band -> band.share().q50()));
        StringBuilder history = new StringBuilder();
        for (int year = Math.min(first, History.FIRST_YEAR); year >= Math.max(last, History.LAST_YEAR); year--) {
            point(history, x(year), y(History.shipped().athens(year)));
        }
        pen.path("history", history.toString());
        ticks(pen, "");
        return pen.drawing(width, height, CoreWords.of("report.shares.by-year", what.name()));
    }

    /** A war that is over within a year would leave no more than a point. */
    private List<Findings.Band> widened(List<Findings.Band> bands) {
        if (bands.size() != 1) {
            return bands;
        }
        Findings.Band only = bands.get(0);
        int other = only.at() == last ? only.at() + 1 : only.at() - 1;
        return List.of(only, new Findings.Band(other, only.share(), only.history()));
    }

    /** All WHATs by their part of the war: the median game of each. */
    Drawing courses(List<Findings.Portrait> whats) {
        Pen pen = frame();
        for (int i = 0; i < whats.size(); i++) {
            pen.path(
                    "line l" + i % COLOURS,
                    line(whats.get(i).course(), band -> band.share().q50()),
                    1,
                    dashes(i));
        }
        pen.path("history", line(whats.get(0).course(), Findings.Band::history));
        ticks(pen, CoreWords.percent());
        return pen.drawing(width, height, CoreWords.of("report.shares.by-part"));
    }

    /** One game: it stays as it is until it changes. */
    Drawing steps(List<double[]> game, List<double[]> history, String unit, String label) {
        Pen pen = frame();
        StringBuilder line = new StringBuilder();
        double before = Double.NaN;
        for (double[] point : game) {
            if (!Double.isNaN(before)) {
                point(line, x(point[0]), y(before));
            }
            point(line, x(point[0]), y(point[1]));
            before = point[1];
        }
        pen.path("line l0", line.toString());
        StringBuilder real = new StringBuilder();
        history.forEach(point -> point(real, x(point[0]), y(point[1])));
        pen.path("history", real.toString());
        ticks(pen, unit);
        return pen.drawing(width, height, label);
    }

    /** A second way to tell lines apart, for those to whom colours look alike. */
    static List<Double> dashes(int series) {
        return List.of(List.<Double>of(), List.of(9.0, 3.0), List.of(3.0, 3.0), List.of(12.0, 3.0, 3.0, 3.0))
                .get(series % 4);
    }

    private String line(List<Findings.Band> bands, ToDoubleFunction<Findings.Band> value) {
        StringBuilder d = new StringBuilder();
        bands.forEach(band -> point(d, x(band.at()), y(value.applyAsDouble(band))));
        return d.toString();
    }

    private String area(
            List<Findings.Band> bands, ToDoubleFunction<Findings.Band> low, ToDoubleFunction<Findings.Band> high) {
        StringBuilder d = new StringBuilder();
        bands.forEach(band -> point(d, x(band.at()), y(high.applyAsDouble(band))));
        for (int i = bands.size() - 1; i >= 0; i--) {
            point(d, x(bands.get(i).at()), y(low.applyAsDouble(bands.get(i))));
        }
        return d.isEmpty() ? "" : d.append('Z').toString();
    }

    private static void point(StringBuilder d, double x, double y) {
        d.append(d.isEmpty() ? 'M' : 'L').append(Svg.number(x)).append(' ').append(Svg.number(y));
    }
}
