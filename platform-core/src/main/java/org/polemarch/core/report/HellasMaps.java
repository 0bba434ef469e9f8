package org.polemarch.core.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.history.History;
import org.polemarch.core.report.Drawing.Anchor;
import org.polemarch.core.words.CoreWords;

/**
 * Small maps of Hellas, a column for each of a few years: a row for every WHAT, and the real war below. WHATs that are about
 * other years have a block of their own.
 */
final class HellasMaps {

    private static final int COLUMNS = 5;
    private static final double MARK = 4.2;
    private static final double APART = 8.6;
    private static final double SURE = 0.75;
    private static final double MOST = 0.5;

    private final Map<Place, double[]> points = new EnumMap<>(Place.class);

    HellasMaps() {
        for (Place place : Place.values()) {
            points.put(place, new double[] {Coastline.x(place.longitude()), Coastline.y(place.latitude())});
        }
        points.put(Place.SYRACUSE, new double[] {12, Coastline.HEIGHT - 12}); // far to the west: in the corner
        for (int i = 0; i < 200; i++) {
            pushApart();
        }
    }

    /** Around Athens places lie too near each other for marks; each gives way a little. */
    private void pushApart() {
        List<double[]> all = new ArrayList<>(points.values());
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                double[] one = all.get(i);
                double[] other = all.get(j);
                double dx = one[0] - other[0];
                double dy = one[1] - other[1];
                double distance = Math.max(0.01, Math.sqrt(dx * dx + dy * dy));
                if (distance < APART) {
                    double push = (APART - distance) / distance / 4;
                    one[0] += dx * push;
                    one[1] += dy * push;
                    other[0] -= dx * push;
                    other[1] -= dy * push;
                }
            }
        }
    }

    /** The years that at least a given part of the games of a WHAT reached: years that few games saw say little. */
    static List<Findings.Band> reached(Findings.Portrait what, double part) {
        return what.years().stream()
                .filter(band -> band.share().games() >= part * what.games())
                .toList();
    }

    /** Evenly spaced years from the first that most games of a WHAT reach to the last. */
    private static List<Integer> years(Findings.Portrait what) {
        List<Findings.Band> reached = reached(what, MOST);
        List<Integer> years = new ArrayList<>();
        for (int i = 0; !reached.isEmpty() && i < COLUMNS; i++) {
            int first = reached.get(0).at();
            int last = reached.get(reached.size() - 1).at();
            int year = Math.round(first - (first - last) * i / (float) (COLUMNS - 1));
            if (!years.contains(year)) {
                years.add(year);
            }
        }
        return years;
    }

    /** A grid for each span of years. */
    List<Page.Grid> grids(List<Findings.Portrait> whats) {
        Map<List<Integer>, List<Findings.Portrait>> blocks = new LinkedHashMap<>();
        for (Findings.Portrait what : whats) {
            if (!what.holders().isEmpty() && !years(what).isEmpty()) {
                blocks.computeIfAbsent(years(what), years -> new ArrayList<>()).add(what);
            }
        }
        List<Page.Grid> grids = new ArrayList<>();
        blocks.forEach((years, block) -> grids.add(grid(years, block)));
        return grids;
    }

    private Page.Grid grid(List<Integer> years, List<Findings.Portrait> whats) {
        List<Page.GridRow> rows = new ArrayList<>();
        for (Findings.Portrait what : whats) {
            rows.add(new Page.GridRow(
                    what.name(),
                    years.stream().map(year -> cell(year, game(what, year))).toList()));
        }
        rows.add(new Page.GridRow(
                CoreWords.of("report.maps.war"),
                years.stream().map(year -> cell(year, history(year))).toList()));
        return new Page.Grid(rows);
    }

    private static Page.Figure cell(int year, Drawing map) {
        return new Page.Figure("", map, CoreWords.of("report.maps.year", year));
    }

    private static Pen map() {
        return new Pen()
                .rect("sea", 0, 0, Coastline.WIDTH, Coastline.HEIGHT)
                .land()
                .text("small", 22, Coastline.HEIGHT - 9, Anchor.START, CoreWords.of("report.maps.syracuse"));
    }

    private Drawing game(Findings.Portrait what, int year) {
        Pen pen = map();
        what.holders().stream().filter(each -> each.year() == year).forEach(each -> {
            double nobody = 1 - each.athens() - each.sparta() - each.other();
            double most = Math.max(Math.max(each.athens(), each.sparta()), Math.max(each.other(), nobody));
            String style = most == each.athens()
                    ? "athens"
                    : most == each.sparta() ? "sparta" : most == each.other() ? "other" : "nobody";
            Camp camp = style.equals("athens") ? Camp.ATHENS : style.equals("sparta") ? Camp.SPARTA : Camp.OTHER;
            String title = CoreWords.of(
                    "report.maps.place",
                    each.place().title(),
                    Math.round(100 * each.athens()),
                    Math.round(100 * each.sparta()),
                    Math.round(100 * each.other()),
                    Math.round(100 * Math.abs(nobody)),
                    each.history() == Camp.OTHER ? CoreWords.of("report.maps.neither") : Bars.name(each.history()));
            mark(pen, each.place(), style, most >= SURE, camp != each.history(), title);
        });
        return pen.drawing(Coastline.WIDTH, Coastline.HEIGHT, CoreWords.of("report.maps.in", what.name(), year));
    }

    private Drawing history(int year) {
        Pen pen = map();
        for (Place place : Place.values()) {
            Camp camp = History.shipped().camp(place, year);
            String title = CoreWords.of(
                    "report.maps.held",
                    place.title(),
                    Bars.name(camp),
                    History.shipped().holding(place, year).source());
            mark(pen, place, camp == Camp.OTHER ? "nobody" : camp.name().toLowerCase(Locale.ROOT), true, false, title);
        }
        return pen.drawing(Coastline.WIDTH, Coastline.HEIGHT, CoreWords.of("report.maps.war.in", year));
    }

    /** Round for Athens, square for Sparta, standing on a corner for others, a point for nobody. */
    private void mark(Pen pen, Place place, String style, boolean sure, boolean ringed, String title) {
        double x = points.get(place)[0];
        double y = points.get(place)[1];
        Pen mark = new Pen();
        switch (style) {
            case "athens" -> mark.circle("athens mark", x, y, MARK);
            case "sparta" -> mark.rect("sparta mark", x - MARK + 0.5, y - MARK + 0.5, 2 * MARK - 1, 2 * MARK - 1);
            case "other" ->
                mark.path(
                        "other mark",
                        "M" + Svg.number(x) + " " + Svg.number(y - MARK - 0.6) + "l4.8 4.8l-4.8 4.8l-4.8 -4.8Z");
            default -> mark.circle("nobody", x, y, 1.8);
        }
        if (ringed) {
            mark.circle(style.equals("nobody") ? "ring faint" : "ring", x, y, MARK + 1.9);
        }
        pen.group(title, sure ? 1 : 0.5, mark);
    }
}
