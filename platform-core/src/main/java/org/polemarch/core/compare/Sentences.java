package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.game.Camp;
import org.polemarch.core.compare.Findings.Difference;
import org.polemarch.core.compare.Findings.Portrait;
import org.polemarch.core.compare.Findings.Sentence;
import org.polemarch.core.compare.Header.ArmInfo;

/** Findings in plain words. */
final class Sentences {

    private Sentences() {}

    /** "Without the plague, Athens wins 61 % instead of 52 % of games: +9 points, 95 % interval 5 to 13." */
    static String of(Comparing.Figure figure, ArmInfo base, ArmInfo arm) {
        Paired paired = figure.paired();
        Interval interval = figure.interval();
        if (figure.measure().isEmpty()) {
            return said(
                            base,
                            arm,
                            name(figure.name(), arm) + " wins %s of games",
                            percent(paired.to()),
                            percent(paired.from()))
                    + gap(100 * paired.difference(), 100 * interval.low(), 100 * interval.high(), " points");
        }
        Measure measure = figure.measure().get();
        return said(
                        base,
                        arm,
                        measure.sentence(),
                        number(paired.to()) + measure.unit(),
                        number(paired.from()) + measure.unit())
                + gap(
                        paired.difference(),
                        interval.low(),
                        interval.high(),
                        measure.unit().isEmpty() ? "" : " points");
    }

    /** What was changed is so "instead of" otherwise; of another game nothing is expected. */
    private static String said(ArmInfo base, ArmInfo arm, String sentence, String to, String from) {
        return base.game().equals(arm.game())
                ? with(base, arm) + ", " + sentence.replace("%s", to + " instead of " + from) + ": "
                : with(base, arm) + ", " + sentence.replace("%s", to) + "; in " + base.title() + ", " + from + ": ";
    }

    private static String gap(double difference, double low, double high, String unit) {
        return (difference > 0 ? "+" : "") + number(difference) + unit + ", 95 % interval " + number(low) + " to "
                + number(high) + ".";
    }

    /** "With Great engines" where the rules of the first WHAT were only added to, else "In Pericles". */
    private static String with(ArmInfo base, ArmInfo arm) {
        String name = name(base, arm);
        return (name.equals(arm.title()) ? "In " : "With ") + name;
    }

    /** What is other than in the first WHAT, if that is all there is. */
    static String name(ArmInfo base, ArmInfo arm) {
        String prefix = base.title() + (base.title().contains(": ") ? ", " : ": ");
        return arm.title().startsWith(prefix) ? arm.title().substring(prefix.length()) : arm.title();
    }

    private static String name(String who, ArmInfo arm) {
        return who.equals(Camp.ATHENS.name())
                ? "Athens"
                : arm.seats().stream()
                        .filter(seat -> seat.id().equals(who))
                        .map(ArmInfo.SeatLine::title)
                        .findFirst()
                        .orElse(who);
    }

    /**
     * For each WHAT: who wins, then what else was found, the clearest first; what the changed rules did; and what was not
     * found.
     */
    static List<Sentence> all(List<Portrait> whats, List<Difference> differences, List<Findings.Rung> skill) {
        List<Sentence> sentences = new ArrayList<>();
        for (int i = 1; i < whats.size(); i++) {
            Portrait what = whats.get(i);
            Portrait base = whats.get(0);
            int index = i;
            differences.stream()
                    .filter(each -> each.what() == index && each.found())
                    .sorted(Comparator.comparing(
                                    (Difference each) -> each.measure().isPresent())
                            .thenComparingDouble(each -> -Math.abs(each.effect())))
                    .forEach(each -> sentences.add(new Sentence(index, true, each.sentence())));
            what.change()
                    .ifPresent(change -> change(what, base, change)
                            .forEach(text -> sentences.add(new Sentence(index, false, text))));
            boolean changed =
                    what.change().map(change -> change.first().isPresent()).orElse(true);
            if (changed) {
                same(index, what, base, differences).ifPresent(text -> sentences.add(new Sentence(index, false, text)));
            }
        }
        for (Findings.Rung rung : skill) {
            int of = whats.stream().map(Portrait::what).toList().indexOf(rung.what());
            sentences.add(new Sentence(of, false, of(rung, whats.get(of).title())));
        }
        return sentences;
    }

    /** What there is no difference in, as far as so many games can tell. */
    private static Optional<String> same(int index, Portrait what, Portrait base, List<Difference> differences) {
        List<Difference> all =
                differences.stream().filter(each -> each.what() == index).toList();
        List<String> same = all.stream()
                .filter(each -> !each.found())
                .map(each -> each.measure()
                        .map(Measure::title)
                        .map(title -> title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1))
                        .orElse("who wins"))
                .distinct()
                .toList();
        return same.isEmpty()
                ? Optional.empty()
                : Optional.of(count(what.games()) + " show no clear difference between " + what.name() + " and "
                        + base.title()
                        + " in "
                        + (all.stream().noneMatch(Difference::found) ? "any figure" : String.join("; ", same)) + ".");
    }

    private static String of(Findings.Rung rung, String title) {
        return "In " + title + ", " + rung.stronger() + " beats " + rung.weaker() + " in "
                + percent(rung.wins().share()) + " of games, 95 % interval "
                + number(100 * rung.wins().interval().low()) + " to "
                + number(100 * rung.wins().interval().high()) + " %.";
    }

    private static List<String> change(Portrait what, Portrait base, Findings.Change change) {
        List<String> sentences = new ArrayList<>();
        if (change.figuresOnly()) {
            sentences.add(what.name() + " changes figures only; no rule was replaced.");
        }
        for (Findings.AskedRule rule : change.asked()) {
            sentences.add(
                    rule.times() == 0
                            ? what.name() + ": the changed rule " + rule.rule() + " was never asked in "
                                    + count(what.games()) + "."
                            : what.name() + ": the changed rule " + rule.rule() + " was asked "
                                    + number((double) rule.times() / what.games()) + " times a game on average, and at"
                                    + " least once in " + percent(rule.games().share()) + " of games.");
        }
        Optional<Spread> first = change.first();
        sentences.add(
                first.isEmpty()
                        ? "Every game with " + what.name() + " ran exactly like the game of " + base.title()
                                + " on the same seed."
                        : percent(change.differed().share()) + " of the games with " + what.name()
                                + " went another way than the game of " + base.title()
                                + " on the same seed; half of these "
                                + within(first.get().q50()));
        return sentences;
    }

    private static String within(double decisions) {
        if (decisions < 1) {
            return "did from the very start.";
        }
        return decisions < 2
                ? "did at the first decision."
                : "did within the first " + number(decisions) + " decisions.";
    }

    static String percent(double share) {
        double percent = 100 * share;
        return (Math.abs(percent - Math.rint(percent)) < 0.05
                        ? String.format(Locale.ROOT, "%.0f", percent)
                        : String.format(Locale.ROOT, "%.1f", percent))
                + " %";
    }

    private static String count(long games) {
        return String.format(Locale.ROOT, "%,d", games) + (games == 1 ? " game" : " games");
    }

    /** Three digits that count, and no minus before a zero. */
    static String number(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return "?";
        }
        double size = Math.abs(value);
        String form = size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : "%.2f";
        String text = String.format(Locale.ROOT, form, value);
        if (text.contains(".")) {
            text = text.replaceAll("0+$", "").replaceAll("\\.$", "");
        }
        return text.equals("-0") ? "0" : text.replace('-', '−');
    }
}
