package org.polemarch.core.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Measure;
import org.polemarch.core.compare.Share;
import org.polemarch.core.compare.Spread;

/** Tables as RFC 4180 has them, one figure a row, so that any program can sort and plot them. */
final class Csv {

    private static final String SPREAD = "games,mean,deviation,q05,q25,q50,q75,q95";

    private final StringBuilder text = new StringBuilder();

    private Csv(String heading) {
        text.append(heading).append("\r\n");
    }

    private void row(Object... cells) {
        for (int i = 0; i < cells.length; i++) {
            text.append(i == 0 ? "" : ",").append(cell(cells[i]));
        }
        text.append("\r\n");
    }

    private static String cell(Object value) {
        if (value instanceof Double number) {
            return number.isNaN() || number.isInfinite() ? "" : String.format(Locale.ROOT, "%.6g", number);
        }
        String plain = String.valueOf(value);
        return plain.matches("[^\",\r\n]*") ? plain : "\"" + plain.replace("\"", "\"\"") + "\"";
    }

    static String differences(Findings findings) {
        Csv csv = new Csv("what,against,figure,seeds,from,to,difference,low,high,effect,p,p_holm,found,sentence");
        for (Findings.Difference each : findings.differences()) {
            csv.row(
                    findings.whats().get(each.what()).what(),
                    findings.base().what(),
                    each.figure(),
                    each.seeds(),
                    each.from(),
                    each.to(),
                    each.difference(),
                    each.interval().low(),
                    each.interval().high(),
                    each.effect(),
                    each.p(),
                    each.corrected(),
                    each.found(),
                    each.sentence());
        }
        return csv.text.toString();
    }

    static String figures(Findings findings) {
        Csv csv = new Csv("what,figure," + SPREAD + ",low,high");
        for (Findings.Portrait what : findings.whats()) {
            for (Map.Entry<Camp, Share> camp : what.camps().entrySet()) {
                csv.share(what.what(), "wins of camp " + camp.getKey(), camp.getValue());
            }
            csv.share(what.what(), "wins shared", what.shared());
            for (Findings.SeatPortrait seat : what.seats()) {
                csv.share(what.what(), "wins of " + seat.id(), seat.wins());
                csv.spread(List.of(what.what(), "points of " + seat.id()), seat.points(), List.of("", ""));
            }
            for (Map.Entry<Measure, Spread> each : what.measures().entrySet()) {
                csv.spread(List.of(what.what(), each.getKey().name()), each.getValue(), List.of("", ""));
            }
            what.chance()
                    .ifPresent(chance -> csv.row(
                            what.what(),
                            "share of chance",
                            2 * chance.pairs(),
                            chance.share(),
                            "",
                            "",
                            "",
                            "",
                            "",
                            "",
                            chance.interval().low(),
                            chance.interval().high()));
        }
        csv.more(findings);
        return csv.text.toString();
    }

    /** The ladder of skill, and how often changed rules were asked. */
    private void more(Findings findings) {
        findings.skill()
                .forEach(rung ->
                        share(rung.what(), "wins of " + rung.stronger() + " against " + rung.weaker(), rung.wins()));
        findings.whats()
                .forEach(what -> what.change().ifPresent(change -> {
                    change.asked().forEach(rule -> share(what.what(), "games that asked " + rule.rule(), rule.games()));
                    share(what.what(), "games that ran differently", change.differed());
                }));
    }

    private void share(String what, String figure, Share share) {
        row(
                what,
                figure,
                share.games(),
                share.share(),
                "",
                "",
                "",
                "",
                "",
                "",
                share.interval().low(),
                share.interval().high());
    }

    private void spread(List<?> before, Spread spread, List<?> after) {
        List<Object> cells = new ArrayList<>(before);
        cells.addAll(List.of(
                spread.games(),
                spread.mean(),
                spread.deviation(),
                spread.q05(),
                spread.q25(),
                spread.q50(),
                spread.q75(),
                spread.q95()));
        cells.addAll(after);
        row(cells.toArray());
    }

    static String years(Findings findings) {
        Csv csv = new Csv("what,by,at," + SPREAD + ",history");
        for (Findings.Portrait what : findings.whats()) {
            what.years()
                    .forEach(band ->
                            csv.spread(List.of(what.what(), "year", band.at()), band.share(), List.of(band.history())));
            what.course()
                    .forEach(band ->
                            csv.spread(List.of(what.what(), "part", band.at()), band.share(), List.of(band.history())));
        }
        return csv.text.toString();
    }

    static String places(Findings findings) {
        Csv csv = new Csv("what,place,year,games,athens,sparta,other,history");
        for (Findings.Portrait what : findings.whats()) {
            what.holders()
                    .forEach(each -> csv.row(
                            what.what(),
                            each.place().title(),
                            each.year(),
                            each.games(),
                            each.athens(),
                            each.sparta(),
                            each.other(),
                            each.history()));
        }
        return csv.text.toString();
    }
}
