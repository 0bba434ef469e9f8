package org.polemarch.core.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Share;

/** Bars and dots with the intervals in which the truth lies. */
final class Bars {

    private static final double WIDTH = 760;
    private static final double LEFT = 260;
    private static final double RIGHT = 70;
    private static final double ROW = 26;
    private static final int LONGEST_NAME = 44;

    private Bars() {}

    private static double x(double value, double low, double high) {
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low);
    }

    private record Dot(String name, String style, Share share) {}

    /** Who wins: a dot for each camp, or for each seat where a game has no camps, in every WHAT. */
    static String wins(List<Findings.Portrait> whats) {
        List<Dot> dots = new ArrayList<>();
        for (Findings.Portrait what : whats) {
            dots.add(new Dot(what.name(), "", null));
            if (what.camps().containsKey(Camp.ATHENS) || what.camps().containsKey(Camp.SPARTA)) {
                what.camps()
                        .forEach((camp, share) ->
                                dots.add(new Dot(name(camp), camp.name().toLowerCase(Locale.ROOT), share)));
            } else {
                what.seats().forEach(seat -> dots.add(new Dot(seat.title(), "other", seat.wins())));
            }
        }
        double height = ROW * dots.size() + 30;
        Svg svg = new Svg(WIDTH, height, "Who wins");
        for (int percent = 0; percent <= 100; percent += 25) {
            double x = x(percent, 0, 100);
            svg.line(percent == 50 ? "zero" : "grid", x, 4, x, height - 24);
            svg.text("", x, height - 8, "middle", percent + " %");
        }
        double y = ROW / 2 + 4;
        for (Dot dot : dots) {
            if (dot.share == null) {
                svg.text("strong", 0, y + 4, "start", cut(dot.name, 2 * LONGEST_NAME));
            } else {
                svg.text("", LEFT - 10, y + 4, "end", cut(dot.name, LONGEST_NAME));
                svg.line(
                        "whisker",
                        x(100 * dot.share.interval().low(), 0, 100),
                        y,
                        x(100 * dot.share.interval().high(), 0, 100),
                        y);
                mark(svg, dot.style, x(100 * dot.share.share(), 0, 100), y);
                svg.text("", WIDTH - RIGHT + 10, y + 4, "start", Html.percent(dot.share.share()));
            }
            y += ROW;
        }
        return svg.end();
    }

    private static void mark(Svg svg, String style, double x, double y) {
        if (style.equals("sparta")) {
            svg.rect(style + " mark", x - 5, y - 5, 10, 10);
        } else {
            svg.circle(style + " mark", x, y, 5.5);
        }
    }

    static String name(Camp camp) {
        return camp == Camp.ATHENS ? "Athens" : camp == Camp.SPARTA ? "Sparta" : "Neither";
    }

    /** What each change does to the victories of Athens, or of the first seat, the greatest gain first. */
    static String effects(Findings findings) {
        List<Findings.Difference> sorted = findings.differences().stream()
                .filter(each -> each.measure().isEmpty())
                .filter(each -> each.figure().equals(figure(findings)))
                .sorted(Comparator.comparingDouble(Findings.Difference::difference)
                        .reversed())
                .toList();
        if (sorted.isEmpty()) {
            return "";
        }
        double most = 5;
        for (Findings.Difference each : sorted) {
            most = Math.max(most, 100 * Math.abs(each.difference()));
            most = Math.max(
                    most,
                    finite(100 * each.interval().low(), 100 * each.interval().high()));
        }
        most = Math.min(100, Math.ceil(most / 5) * 5);
        double height = ROW * sorted.size() + 34;
        Svg svg = new Svg(WIDTH, height, "What each change does to the victories");
        for (double at : new double[] {-most, -most / 2, 0, most / 2, most}) {
            svg.line(at == 0 ? "zero" : "grid", x(at, -most, most), 4, x(at, -most, most), height - 26);
            svg.text("", x(at, -most, most), height - 9, "middle", Html.signed(at));
        }
        double y = 4;
        for (Findings.Difference each : sorted) {
            double by = 100 * each.difference();
            double from = Math.min(x(0, -most, most), x(by, -most, most));
            String style = (by >= 0 ? "bar-up" : "bar-down") + (each.found() ? "" : " unsure");
            svg.text(
                    "",
                    LEFT - 10,
                    y + ROW / 2 + 4,
                    "end",
                    cut(findings.whats().get(each.what()).name(), LONGEST_NAME));
            svg.rect(style, from, y + 5, Math.abs(x(by, -most, most) - x(0, -most, most)), ROW - 10);
            double low = Math.max(-most, 100 * each.interval().low());
            double high = Math.min(most, 100 * each.interval().high());
            svg.line("whisker", x(low, -most, most), y + ROW / 2, x(high, -most, most), y + ROW / 2);
            svg.text("", WIDTH - RIGHT + 10, y + ROW / 2 + 4, "start", Html.signed(by));
            y += ROW;
        }
        return svg.end();
    }

    private static double finite(double low, double high) {
        double far = Math.max(Math.abs(low), Math.abs(high));
        return Double.isInfinite(far) ? 0 : far;
    }

    /** Whose victories the bars are about: of Athens, or of the first seat. */
    static String figure(Findings findings) {
        return findings.differences().stream()
                .filter(each -> each.measure().isEmpty())
                .map(Findings.Difference::figure)
                .findFirst()
                .orElse("");
    }

    static String cut(String name, int most) {
        return name.length() <= most ? name : name.substring(0, most - 1) + "…";
    }
}
