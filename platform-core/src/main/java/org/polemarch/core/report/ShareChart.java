package org.polemarch.core.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.history.History;

/** The share of Athens over time: bands for half and nine tenths of the games, the middle game, and the real war. */
final class ShareChart {

    private static final double LEFT = 38;
    private static final double RIGHT = 22;
    private static final double TOP = 10;
    private static final double BOTTOM = 28;
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

    private Svg frame(String label) {
        Svg svg = new Svg(width, height, label);
        for (int percent = 0; percent <= 100; percent += 25) {
            svg.line(percent == 50 ? "zero" : "grid", LEFT, y(percent / 100.0), width - RIGHT, y(percent / 100.0));
            svg.text("", LEFT - 6, y(percent / 100.0) + 4, "end", percent + " %");
        }
        return svg;
    }

    private void ticks(Svg svg, int step, String unit) {
        int direction = last > first ? 1 : -1;
        for (int at = first; (last - at) * direction >= 0; at += step * direction) {
            svg.text("", x(at), height - 9, "middle", at + unit);
        }
    }

    /** One WHAT by year, with the line of history. */
    String years(Findings.Portrait what, int colour) {
        Svg svg = frame("Share of Athens by year in " + what.name());
        List<Findings.Band> bands = widened(HellasMaps.reached(what, FEW));
        String style = "band b" + colour % COLOURS;
        svg.path(
                style,
                area(bands, band -> band.share().q05(), band -> band.share().q95()),
                "opacity=\"0.18\"");
        svg.path(
                style,
                area(bands, band -> band.share().q25(), band -> band.share().q75()),
                "opacity=\"0.32\"");
        svg.path("line l" + colour % COLOURS, line(bands, band -> band.share().q50()));
        StringBuilder history = new StringBuilder();
        for (int year = Math.min(first, History.FIRST_YEAR); year >= Math.max(last, History.LAST_YEAR); year--) {
            point(history, x(year), y(History.shipped().athens(year)));
        }
        svg.path("history", history.toString());
        ticks(svg, Math.max(1, (first - last + 4) / 6), "");
        return svg.end();
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

    /** All WHATs, by their own part of the war: the middle game of each. */
    String courses(List<Findings.Portrait> whats) {
        Svg svg = frame("Share of Athens by part of the game");
        for (int i = 0; i < whats.size(); i++) {
            svg.path(
                    "line l" + i % COLOURS,
                    line(whats.get(i).course(), band -> band.share().q50()),
                    dashes(i));
        }
        svg.path("history", line(whats.get(0).course(), Findings.Band::history));
        ticks(svg, 20, " %");
        return svg.end();
    }

    /** A second way to tell lines apart, for those to whom colours look alike. */
    static String dashes(int series) {
        return new String[] {"", "stroke-dasharray=\"9 3\"", "stroke-dasharray=\"3 3\"", "stroke-dasharray=\"12 3 3 3\""
                }
                [series % 4];
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
