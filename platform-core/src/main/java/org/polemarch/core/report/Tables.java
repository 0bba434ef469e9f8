package org.polemarch.core.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Findings.Portrait;
import org.polemarch.core.compare.Interval;
import org.polemarch.core.compare.Measure;
import org.polemarch.core.compare.Spread;

/** The numbers behind the pictures. */
final class Tables {

    private static final String NOTHING = "–";

    private final StringBuilder html = new StringBuilder();

    private Tables(List<String> heading) {
        html.append("<div class=\"scroll\"><table><thead><tr>");
        heading.forEach(cell ->
                html.append("<th scope=\"col\">").append(Html.escape(cell)).append("</th>"));
        html.append("</tr></thead><tbody>");
    }

    /** Cells are markup; the first is a name. */
    private void row(String style, String name, List<String> cells) {
        html.append("<tr")
                .append(style.isEmpty() ? "" : " class=\"" + style + "\"")
                .append("><td>")
                .append(Html.escape(name))
                .append("</td>");
        cells.forEach(cell -> html.append("<td>").append(cell).append("</td>"));
        html.append("</tr>");
    }

    private String end() {
        return html + "</tbody></table></div>";
    }

    private static List<String> each(Findings findings, Function<Portrait, String> cell) {
        return findings.whats().stream().map(cell).toList();
    }

    /** All figures of all WHATs: the mean, and where nine tenths of the games lie. */
    static String figures(Findings findings) {
        List<String> heading = new ArrayList<>(List.of(""));
        findings.whats().forEach(what -> heading.add(what.name()));
        Tables table = new Tables(heading);
        table.row("", "Games", each(findings, what -> Long.toString(what.games())));
        for (Camp camp : Camp.values()) {
            if (findings.whats().stream().anyMatch(what -> what.camps().containsKey(camp))) {
                table.row(
                        "",
                        "Wins of camp " + Bars.name(camp),
                        each(
                                findings,
                                what -> what.camps().containsKey(camp)
                                        ? Html.share(what.camps().get(camp))
                                        : NOTHING));
            }
        }
        seats(findings).forEach((id, title) -> {
            table.row("", title + ": wins", each(findings, what -> seat(what, id, found -> Html.share(found.wins()))));
            table.row(
                    "",
                    title + ": points",
                    each(findings, what -> seat(what, id, found -> spread(found.points(), ""))));
        });
        table.row("", "Won by several camps", each(findings, what -> Html.share(what.shared())));
        for (Measure measure : Measure.values()) {
            table.row(
                    "",
                    measure.title(),
                    each(
                            findings,
                            what -> what.measures().containsKey(measure)
                                    ? spread(what.measures().get(measure), measure.unit())
                                    : NOTHING));
        }
        table.row(
                "",
                "Share of chance",
                each(
                        findings,
                        what -> what.chance()
                                .map(chance -> Html.percent(Math.max(0, chance.share())) + " "
                                        + Html.between(positive(chance.interval()), 100))
                                .orElse(NOTHING)));
        table.row(
                "",
                "Endings",
                each(
                        findings,
                        what -> Html.escape(String.join(
                                ", ",
                                what.endings().entrySet().stream()
                                        .map(ending -> ending.getKey() + " "
                                                + Html.percent((double) ending.getValue() / what.games()))
                                        .toList()))));
        return table.end();
    }

    private static String seat(Portrait what, String id, Function<Findings.SeatPortrait, String> cell) {
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

    private static String spread(Spread spread, String unit) {
        return Html.number(spread.mean()) + unit + " <span class=\"between\">" + Html.number(spread.q05()) + " to "
                + Html.number(spread.q95()) + "</span>";
    }

    /** Each difference from the first WHAT, with its interval and how likely chance alone would make it. */
    static String differences(Findings findings) {
        Tables table = new Tables(
                List.of("Figure", "WHAT", "from", "to", "difference", "95 % interval", "effect", "p", "p after Holm"));
        findings.differences().forEach(each -> {
            double scale = each.measure().isPresent() ? 1 : 100;
            table.row(
                    each.found() ? "found" : "",
                    each.measure().map(Measure::title).orElse("Wins of " + each.figure() + ", %"),
                    List.of(
                            Html.escape(findings.whats().get(each.what()).name()),
                            Html.number(scale * each.from()),
                            Html.number(scale * each.to()),
                            Html.signed(scale * each.difference()),
                            Html.between(each.interval(), scale),
                            Html.signed(each.effect()),
                            Html.chance(each.p()),
                            Html.chance(each.corrected())));
        });
        return table.end();
    }

    /** The most historical of these games, by how far the places stand from history, then the shares. */
    static String history(Findings findings) {
        Tables table = new Tables(List.of(
                "From the most historical on",
                "places on its map",
                "places that stand otherwise",
                "shares by year",
                "shares by part of the war"));
        findings.whats().stream()
                .sorted(Comparator.comparingDouble((Portrait what) -> distance(what, Measure.FROM_HISTORY_IN_PLACES))
                        .thenComparingDouble(what -> distance(what, Measure.FROM_HISTORY_IN_SHARES)))
                .forEach(what -> table.row(
                        "",
                        what.name(),
                        List.of(
                                Long.toString(what.holders().stream()
                                        .map(Findings.Holders::place)
                                        .distinct()
                                        .count()),
                                cell(what, Measure.FROM_HISTORY_IN_PLACES, " %"),
                                cell(what, Measure.FROM_HISTORY_IN_SHARES, " points"),
                                cell(what, Measure.FROM_HISTORY_IN_COURSE, " points"))));
        return table.end();
    }

    private static double distance(Portrait what, Measure measure) {
        Spread spread = what.measures().get(measure);
        return spread == null ? Double.MAX_VALUE : spread.mean();
    }

    private static String cell(Portrait what, Measure measure, String unit) {
        Spread spread = what.measures().get(measure);
        return spread == null ? NOTHING : spread(spread, unit);
    }
}
