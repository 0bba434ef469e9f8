package org.polemarch.core.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Measure;
import org.polemarch.core.compare.Share;
import org.polemarch.core.compare.Spread;
import org.polemarch.core.report.Drawing.Anchor;
import org.polemarch.core.words.CoreWords;

/** Rows of bars, dots and boxes, each with the range in which it lies. */
final class Bars {

    private static final double WIDTH = 760;
    private static final double LEFT = 250;
    private static final double RIGHT = 120;
    private static final double ROW = 26;
    private static final double FOOT = 26;
    private static final int LONGEST_NAME = 44;
    private static final int MARKS = 6;

    private final Pen pen = new Pen();
    private final double low;
    private final double high;
    private final double top;
    private double y;

    /** An axis from one value to another, above which some room may be left for words. */
    private Bars(double low, double high, double top) {
        this.low = low;
        this.high = high;
        this.top = top;
        this.y = top;
    }

    private double x(double value) {
        return LEFT + (WIDTH - LEFT - RIGHT) * (Math.max(low, Math.min(high, value)) - low) / (high - low);
    }

    /** Lines across all rows, of which one may stand out. */
    private void axis(int rows, double step, double strong, String unit) {
        double bottom = top + ROW * rows;
        for (double at = low; at <= high + step / 1000; at += step) {
            boolean zero = Math.abs(at - strong) < step / 1000;
            pen.line(zero ? "zero" : "grid", x(at), top, x(at), bottom);
            pen.text("", x(at), bottom + 17, Anchor.MIDDLE, Html.number(at) + unit);
        }
    }

    private void row(String name, String value) {
        pen.text("", LEFT - 10, y + ROW / 2 + 4, Anchor.END, cut(name, LONGEST_NAME));
        pen.text("", WIDTH - RIGHT + 10, y + ROW / 2 + 4, Anchor.START, value);
        y += ROW;
    }

    private void whisker(double from, double to) {
        pen.line("whisker", x(from), y + ROW / 2, x(to), y + ROW / 2);
    }

    private Drawing end(String label) {
        return pen.drawing(WIDTH, y + FOOT, label);
    }

    /** Who wins: a dot for each camp, or for each seat where a game has no camps, in every WHAT. */
    static Drawing wins(List<Findings.Portrait> whats) {
        int rows = 0;
        for (Findings.Portrait what : whats) {
            rows += 1 + (hasCamps(what) ? what.camps().size() : what.seats().size()) + (isShared(what) ? 1 : 0);
        }
        Bars bars = new Bars(0, 100, 6);
        bars.axis(rows, 25, 50, CoreWords.percent());
        for (Findings.Portrait what : whats) {
            bars.pen.text("strong", 0, bars.y + ROW / 2 + 5, Anchor.START, cut(what.name(), LONGEST_NAME));
            bars.y += ROW;
            if (hasCamps(what)) {
                what.camps().forEach((camp, share) -> bars.dot(name(camp), style(camp), share));
            } else {
                what.seats().forEach(seat -> bars.dot(seat.title(), "other", seat.wins()));
            }
            if (isShared(what)) {
                bars.dot(CoreWords.of("report.wins.both"), "other", what.shared());
            }
        }
        return bars.end(CoreWords.of("report.wins"));
    }

    private static boolean hasCamps(Findings.Portrait what) {
        return what.camps().containsKey(Camp.ATHENS) || what.camps().containsKey(Camp.SPARTA);
    }

    private static boolean isShared(Findings.Portrait what) {
        return hasCamps(what) && what.shared().count() > 0;
    }

    private static String style(Camp camp) {
        return camp.name().toLowerCase(Locale.ROOT);
    }

    private void dot(String name, String style, Share share) {
        whisker(100 * share.interval().low(), 100 * share.interval().high());
        double x = x(100 * share.share());
        if (style.equals("sparta")) {
            pen.rect(style + " mark", x - 5, y + ROW / 2 - 5, 10, 10);
        } else {
            pen.circle(style + " mark", x, y + ROW / 2, 5.5);
        }
        row(
                name,
                CoreWords.of(
                        "report.wins.value",
                        Html.percent(share.share()),
                        whole(share.interval().low()),
                        whole(share.interval().high())));
    }

    private static String whole(double share) {
        return Html.number(Math.rint(100 * share));
    }

    static String name(Camp camp) {
        return CoreWords.of("camp." + camp);
    }

    /** What each change does to the victories of Athens, or of the first seat, the greatest gain first. */
    static Optional<Drawing> effects(Findings findings, String gains, String loses) {
        List<Findings.Difference> sorted = findings.differences().stream()
                .filter(each -> each.measure().isEmpty())
                .filter(each -> each.figure().equals(figure(findings)))
                .sorted(Comparator.comparingDouble(Findings.Difference::difference)
                        .reversed())
                .toList();
        if (sorted.isEmpty()) {
            return Optional.empty();
        }
        double most = 4;
        for (Findings.Difference each : sorted) {
            double far = Math.max(
                    Math.abs(each.interval().low()), Math.abs(each.interval().high()));
            most = Math.max(most, 100 * Math.max(Math.abs(each.difference()), Double.isInfinite(far) ? 0 : far));
        }
        double step = step(2 * most);
        most = Math.min(100, Math.ceil(most / step) * step);
        Bars bars = new Bars(-most, most, 24);
        bars.axis(sorted.size(), step, 0, "");
        bars.pen.text("", bars.x(0) - 8, 15, Anchor.END, "◄ " + loses);
        bars.pen.text("", bars.x(0) + 8, 15, Anchor.START, gains + " ►");
        for (Findings.Difference each : sorted) {
            bars.effect(findings.whats().get(each.what()).name(), each);
        }
        return Optional.of(bars.end(CoreWords.of("report.effects")));
    }

    private void effect(String name, Findings.Difference each) {
        double by = 100 * each.difference();
        double from = Math.min(x(0), x(by));
        String style = (by >= 0 ? "bar-up" : "bar-down") + (each.found() ? "" : " unsure");
        pen.rect(style, from, y + 5, Math.abs(x(by) - x(0)), ROW - 10);
        double low95 = 100 * each.interval().low();
        double high95 = 100 * each.interval().high();
        whisker(low95, high95);
        row(
                name,
                Html.signed(Math.rint(10 * by) / 10) + " ("
                        + CoreWords.of("range", Html.tenths(low95), Html.tenths(high95)) + ")");
    }

    /** Whose victories the bars are about: of Athens, or of the first seat. */
    static String figure(Findings findings) {
        return findings.differences().stream()
                .filter(each -> each.measure().isEmpty())
                .map(Findings.Difference::figure)
                .findFirst()
                .orElse("");
    }

    /** How a measure is distributed: a box for half of the games, a line for nine tenths, a bar for the middle game. */
    static Optional<Drawing> boxes(List<Findings.Portrait> whats, Measure measure) {
        List<Findings.Portrait> measured = whats.stream()
                .filter(what -> what.measures().containsKey(measure))
                .toList();
        double most = measured.stream()
                .mapToDouble(what -> what.measures().get(measure).q95())
                .max()
                .orElse(0);
        double least = measured.stream()
                .mapToDouble(what -> what.measures().get(measure).q05())
                .min()
                .orElse(0);
        if (most <= 0) {
            return Optional.empty();
        }
        double step = step(most - Math.min(0, least));
        Bars bars = new Bars(Math.floor(Math.min(0, least) / step) * step, Math.ceil(most / step) * step, 6);
        bars.axis(measured.size(), step, 0, measure.unit());
        for (int i = 0; i < measured.size(); i++) {
            bars.box(
                    measured.get(i).name(),
                    measured.get(i).measures().get(measure),
                    whats.indexOf(measured.get(i)),
                    measure);
        }
        return Optional.of(bars.end(measure.title()));
    }

    private void box(String name, Spread spread, int colour, Measure measure) {
        whisker(spread.q05(), spread.q95());
        pen.rect(
                "b" + colour % ShareChart.COLOURS,
                x(spread.q25()),
                y + 5,
                Math.max(2, x(spread.q75()) - x(spread.q25())),
                ROW - 10);
        pen.rect("middle", x(spread.q50()) - 1, y + 3, 2, ROW - 6);
        row(name, Html.number(spread.q50()) + measure.unit());
    }

    /** How often the better of two bots wins: the depth of skill. */
    static Drawing ladder(List<Findings.Rung> rungs, List<Findings.Portrait> whats) {
        Bars bars = new Bars(0, 100, 6);
        long games = rungs.stream().map(Findings.Rung::what).distinct().count();
        bars.axis(rungs.size() + (games > 1 ? (int) games : 0), 25, 50, CoreWords.percent());
        String last = "";
        for (Findings.Rung rung : rungs) {
            if (games > 1 && !rung.what().equals(last)) {
                last = rung.what();
                bars.pen.text("strong", 0, bars.y + ROW / 2 + 5, Anchor.START, cut(title(last, whats), LONGEST_NAME));
                bars.y += ROW;
            }
            bars.whisker(
                    100 * rung.wins().interval().low(),
                    100 * rung.wins().interval().high());
            bars.pen.circle("athens mark", bars.x(100 * rung.wins().share()), bars.y + ROW / 2, 5.5);
            bars.row(
                    CoreWords.of("report.skill.pair", rung.stronger(), rung.weaker()),
                    Html.percent(rung.wins().share()) + elo(rung));
        }
        return bars.end(CoreWords.of("report.skill"));
    }

    private static String elo(Findings.Rung rung) {
        return Double.isInfinite(rung.elo()) || Double.isNaN(rung.elo())
                ? ""
                : CoreWords.of("report.skill.elo", Html.signed(Math.rint(rung.elo())));
    }

    private static String title(String what, List<Findings.Portrait> whats) {
        return whats.stream()
                .filter(each -> each.what().equals(what))
                .map(Findings.Portrait::name)
                .findFirst()
                .orElse(what);
    }

    /** A round step by which an axis up to that value has a handful of marks. */
    static double step(double most) {
        double power = Math.pow(10, Math.floor(Math.log10(most / MARKS)));
        for (double round : new double[] {1, 2, 2.5, 5}) {
            if (most / (round * power) <= MARKS) {
                return round * power;
            }
        }
        return 10 * power;
    }

    static String cut(String name, int most) {
        return name.length() <= most ? name : name.substring(0, most - 1) + "…";
    }
}
