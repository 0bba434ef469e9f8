package org.polemarch.launcher.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.compare.Interval;
import org.polemarch.core.compare.Measure;
import org.polemarch.core.compare.Share;
import org.polemarch.core.compare.Spread;
import org.polemarch.core.words.CoreWords;
import org.polemarch.launcher.words.Say;

/** Findings on a terminal: a table of the WHATs, then the sentences. */
final class FindingsText {

    private static final int NAME = 52;
    private static final int COLUMN = 22;

    private final PrintWriter out;

    FindingsText(PrintWriter out) {
        this.out = out;
    }

    void tell(Findings findings) {
        row("", findings.whats().stream().map(Findings.Portrait::what).toList());
        row(Say.of("findings.games"), cells(findings, what -> Long.toString(what.games())));
        for (Camp camp : Camp.values()) {
            if (findings.whats().stream().anyMatch(what -> what.camps().containsKey(camp))) {
                row(
                        Say.of("findings.won." + camp),
                        cells(findings, what -> share(what.camps().get(camp))));
            }
        }
        Map<String, String> seats = new LinkedHashMap<>();
        findings.whats().forEach(what -> what.seats().forEach(seat -> seats.putIfAbsent(seat.id(), seat.title())));
        if (!findings.whats().stream().allMatch(FindingsText::isCampAgainstCamp)) {
            seats.forEach((id, title) -> row(Say.of("findings.wins", title), cells(findings, what -> wins(what, id))));
        }
        for (Measure measure : Measure.values()) {
            row(measure.title(), cells(findings, what -> spread(what.measures().get(measure), measure.unit())));
        }
        row(
                Say.of("findings.chance"),
                cells(
                        findings,
                        what -> what.chance()
                                .map(chance -> percent(Math.max(0, chance.share())) + " " + between(chance.interval()))
                                .orElse("")));
        out.println();
        findings.sentences().forEach(out::println);
    }

    /** Whether its camps say all that its seats could. */
    private static boolean isCampAgainstCamp(Findings.Portrait what) {
        return what.seats().size() == 2 && !what.camps().containsKey(Camp.OTHER);
    }

    private interface Cell {
        String of(Findings.Portrait what);
    }

    private static List<String> cells(Findings findings, Cell cell) {
        List<String> cells = new ArrayList<>();
        findings.whats().forEach(what -> cells.add(cell.of(what)));
        return cells;
    }

    private static String wins(Findings.Portrait what, String seat) {
        return what.seats().stream()
                .filter(each -> each.id().equals(seat))
                .map(each -> share(each.wins()))
                .findFirst()
                .orElse("");
    }

    private static String share(Share share) {
        return share == null ? "" : percent(share.share()) + " " + between(share.interval());
    }

    private static String between(Interval interval) {
        return between(100 * Math.max(0, interval.low()), 100 * Math.max(0, interval.high()));
    }

    private static String between(double low, double high) {
        return Say.of(
                "findings.between", String.format(Locale.ROOT, "%.0f", low), String.format(Locale.ROOT, "%.0f", high));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share) + CoreWords.percent();
    }

    private static String spread(Spread spread, String unit) {
        return spread == null
                ? ""
                : String.format(Locale.ROOT, "%.1f%s ", spread.mean(), unit) + between(spread.q05(), spread.q95());
    }

    private void row(String name, List<String> cells) {
        StringBuilder line = new StringBuilder(String.format("%-" + NAME + "s", name));
        cells.forEach(cell -> line.append("  ").append(String.format("%-" + COLUMN + "s", cell)));
        out.println(line.toString().stripTrailing());
    }
}
