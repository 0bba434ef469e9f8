package org.polemarch.core.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Findings.Portrait;
import org.polemarch.core.compare.Interval;
import org.polemarch.core.compare.Measure;
import org.polemarch.core.compare.Sentences;
import org.polemarch.core.compare.Share;
import org.polemarch.core.compare.Spread;
import org.polemarch.core.report.Page.Cell;
import org.polemarch.core.words.CoreWords;

/** The numbers behind the pictures. */
final class Tables {

    private static final Cell NOTHING = Cell.of("–");

    private final List<String> heading;
    private final List<Page.Row> rows = new ArrayList<>();

    private Tables(List<String> heading) {
        this.heading = heading;
    }

    private void row(boolean strong, String name, List<Cell> cells) {
        List<Cell> all = new ArrayList<>(List.of(Cell.of(name)));
        all.addAll(cells);
        rows.add(new Page.Row(strong, all));
    }

    private static List<String> columns(String... names) {
        return Stream.of(names).map(name -> CoreWords.of("column." + name)).toList();
    }

    private Page.Table end() {
        return new Page.Table(heading, rows);
    }

    private static List<Cell> each(Findings findings, Function<Portrait, Cell> cell) {
        return findings.whats().stream().map(cell).toList();
    }

    /** All figures of all WHATs: the mean, and where nine tenths of the games lie. */
    static Page.Table figures(Findings findings) {
        List<String> heading = new ArrayList<>(List.of(""));
        findings.whats().forEach(what -> heading.add(what.name()));
        Tables table = new Tables(heading);
        table.row(false, CoreWords.of("row.games"), each(findings, what -> Cell.of(Long.toString(what.games()))));
        if (findings.whats().stream().anyMatch(what -> what.failed() > 0)) {
            table.row(
                    true,
                    CoreWords.of("report.failed.title"),
                    each(findings, what -> Cell.of(Long.toString(what.failed()))));
        }
        for (Camp camp : Camp.values()) {
            if (findings.whats().stream().anyMatch(what -> what.camps().containsKey(camp))) {
                table.row(
                        false,
                        camp == Camp.OTHER ? CoreWords.of("row.camp.OTHER") : CoreWords.of("row.camp", Bars.name(camp)),
                        each(
                                findings,
                                what -> what.camps().containsKey(camp)
                                        ? share(what.camps().get(camp))
                                        : NOTHING));
            }
        }
        table.row(false, CoreWords.of("row.together"), each(findings, what -> share(what.shared())));
        seats(findings).forEach((id, title) -> {
            table.row(
                    false,
                    CoreWords.of("row.seat.wins", title),
                    each(findings, what -> seat(what, id, found -> share(found.wins()))));
            table.row(
                    false,
                    CoreWords.of("row.seat.points", title),
                    each(findings, what -> seat(what, id, found -> spread(found.points(), ""))));
        });
        for (Measure measure : Measure.values()) {
            table.row(
                    false,
                    measure.title(),
                    each(
                            findings,
                            what -> what.measures().containsKey(measure)
                                    ? spread(what.measures().get(measure), measure.unit())
                                    : NOTHING));
        }
        table.row(
                false,
                CoreWords.of("row.chance"),
                each(
                        findings,
                        what -> what.chance()
                                .map(chance -> new Cell(
                                        Html.percent(Math.max(0, chance.share())),
                                        Html.between(positive(chance.interval()), 100)))
                                .orElse(NOTHING)));
        table.row(
                false,
                CoreWords.of("row.endings"),
                each(
                        findings,
                        what -> Cell.of(String.join(
                                ", ",
                                what.endings().entrySet().stream()
                                        .map(ending -> ending.getKey().replace('-', ' ') + " "
                                                + Html.percent((double) ending.getValue() / what.games()))
                                        .toList()))));
        return table.end();
    }

    private static Cell share(Share share) {
        return new Cell(Html.percent(share.share()), Html.between(share.interval(), 100));
    }

    private static Cell seat(Portrait what, String id, Function<Findings.SeatPortrait, Cell> cell) {
        return what.seats().stream()
                .filter(seat -> seat.id().equals(id))
                .map(cell)
                .findFirst()
                .orElse(NOTHING);
    }

    /** The seats of all games by id. */
    private static Map<String, String> seats(Findings findings) {
        Map<String, String> seats = new LinkedHashMap<>();
        findings.whats().forEach(what -> what.seats().forEach(seat -> seats.putIfAbsent(seat.id(), seat.title())));
        return seats;
    }

    /** Less than nothing is not decided by chance. */
    private static Interval positive(Interval interval) {
        return new Interval(Math.max(0, interval.low()), Math.max(0, interval.high()));
    }

    private static Cell spread(Spread spread, String unit) {
        return new Cell(
                Html.number(spread.mean()) + unit,
                CoreWords.of("range", Html.number(spread.q05()), Html.number(spread.q95())));
    }

    /** Each difference from the first WHAT, with its interval and how likely chance alone would make it. */
    static Page.Table differences(Findings findings) {
        Tables table =
                new Tables(columns("figure", "in", "from", "to", "difference", "interval", "effect", "p", "holm"));
        findings.differences().forEach(each -> {
            double scale = each.measure().isPresent() ? 1 : 100;
            table.row(
                    each.found(),
                    each.measure()
                            .map(Measure::title)
                            .orElse(CoreWords.of("row.wins-of", seatTitle(findings, each.figure()))),
                    List.of(
                            Cell.of(findings.whats().get(each.what()).name()),
                            Cell.of(Html.number(scale * each.from())),
                            Cell.of(Html.number(scale * each.to())),
                            Cell.of(Html.signed(scale * each.difference())),
                            new Cell("", Html.between(each.interval(), scale)),
                            Cell.of(Html.signed(each.effect())),
                            Cell.of(Html.chance(each.p())),
                            Cell.of(Html.chance(each.corrected()))));
        });
        return table.end();
    }

    /** Athens as a camp, or a seat by its title. */
    static String seatTitle(Findings findings, String figure) {
        List<Findings.SeatPortrait> seats = findings.base().seats();
        return seats.stream()
                .filter(seat -> seat.id().equals(figure))
                .map(Findings.SeatPortrait::title)
                .findFirst()
                .orElse(Sentences.athens(seats.size()));
    }

    /** How often each changed rule was asked, and whether that made any difference. */
    static Page.Table changes(Findings findings) {
        Tables table = new Tables(columns("with", "rule", "asked", "asked-in", "otherwise", "first"));
        findings.whats()
                .forEach(what -> what.change().ifPresent(change -> {
                    Cell differed = share(change.differed());
                    Cell first = change.first()
                            .map(spread -> new Cell(
                                    Html.number(spread.q50()),
                                    CoreWords.of("range", Html.number(spread.q05()), Html.number(spread.q95()))))
                            .orElse(NOTHING);
                    if (change.asked().isEmpty()) {
                        Cell rule = change.figuresOnly() ? Cell.of(CoreWords.of("column.figures-only")) : NOTHING;
                        table.row(false, what.name(), List.of(rule, NOTHING, NOTHING, differed, first));
                    }
                    change.asked()
                            .forEach(rule -> table.row(
                                    false,
                                    what.name(),
                                    List.of(
                                            Cell.of(rule.rule()),
                                            Cell.of(Html.number((double) rule.times() / what.games())),
                                            share(rule.games()),
                                            differed,
                                            first)));
                }));
        return table.end();
    }

    /** The most historical of these games, by the distance of their places from history, then of their shares. */
    static Page.Table history(Findings findings) {
        Tables table = new Tables(columns("historical", "places", "years", "places-otherwise", "by-year", "by-part"));
        findings.whats().stream()
                .sorted(Comparator.comparingDouble((Portrait what) -> distance(what, Measure.FROM_HISTORY_IN_PLACES))
                        .thenComparingDouble(what -> distance(what, Measure.FROM_HISTORY_IN_SHARES)))
                .forEach(what -> table.row(
                        false,
                        what.name(),
                        List.of(
                                Cell.of(Long.toString(what.holders().stream()
                                        .map(Findings.Holders::place)
                                        .distinct()
                                        .count())),
                                years(HellasMaps.reached(what, ShareChart.FEW)),
                                cell(what, Measure.FROM_HISTORY_IN_PLACES, false),
                                cell(what, Measure.FROM_HISTORY_IN_SHARES, true),
                                cell(what, Measure.FROM_HISTORY_IN_COURSE, true))));
        return table.end();
    }

    private static Cell years(List<Findings.Band> reached) {
        return reached.isEmpty()
                ? NOTHING
                : Cell.of(reached.get(0).at() + "–"
                        + reached.get(reached.size() - 1).at());
    }

    private static double distance(Portrait what, Measure measure) {
        Spread spread = what.measures().get(measure);
        return spread == null ? Double.MAX_VALUE : spread.mean();
    }

    private static Cell cell(Portrait what, Measure measure, boolean points) {
        Spread spread = what.measures().get(measure);
        if (spread == null) {
            return NOTHING;
        }
        Cell cell = spread(spread, points ? "" : measure.unit());
        return points ? new Cell(CoreWords.of("points", cell.text()), cell.range()) : cell;
    }
}
