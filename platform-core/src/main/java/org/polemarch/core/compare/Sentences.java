package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.polemarch.api.game.Camp;
import org.polemarch.api.text.Language;
import org.polemarch.core.compare.Findings.Difference;
import org.polemarch.core.compare.Findings.Portrait;
import org.polemarch.core.compare.Findings.Sentence;
import org.polemarch.core.compare.Header.ArmInfo;
import org.polemarch.core.words.CoreWords;

/** Findings in plain words. */
public final class Sentences {

    /** Fewer seeds can't make the sign test find anything. */
    private static final int FEWEST_SEEDS = 6;

    private Sentences() {}

    /** "With “No plague”, Athens wins 61% instead of 52% of games: +9 points, 95% interval 5 to 13." */
    static String of(Comparing.Figure figure, ArmInfo base, ArmInfo arm) {
        Paired paired = figure.paired();
        Interval interval = figure.interval();
        if (figure.measure().isEmpty()) {
            String who = name(figure.name(), arm);
            return said(
                    base,
                    arm,
                    share -> CoreWords.of("finding.wins", who, share),
                    percent(paired.to()),
                    percent(paired.from()),
                    gap(100 * paired.difference(), 100 * interval.low(), 100 * interval.high(), true));
        }
        Measure measure = figure.measure().get();
        return said(
                base,
                arm,
                measure::said,
                Numbers.of(paired.to()) + measure.unit(),
                Numbers.of(paired.from()) + measure.unit(),
                gap(
                        paired.difference(),
                        interval.low(),
                        interval.high(),
                        !measure.unit().isEmpty()));
    }

    /** What was changed is so "instead of" otherwise; of another game nothing is expected. */
    private static String said(
            ArmInfo base, ArmInfo arm, UnaryOperator<String> clause, String to, String from, String gap) {
        return base.game().equals(arm.game())
                ? CoreWords.of(
                        "finding.said", with(base, arm), clause.apply(CoreWords.of("finding.instead", to, from)), gap)
                : CoreWords.of("finding.said.elsewhere", with(base, arm), clause.apply(to), base.title(), from, gap);
    }

    private static String gap(double difference, double low, double high, boolean points) {
        String number = (difference > 0 ? "+" : "") + Numbers.of(difference);
        String by = points ? CoreWords.of("points", number) : number;
        return Double.isInfinite(low)
                ? CoreWords.of("finding.gap.one-seed", by)
                : CoreWords.of("finding.gap", by, Numbers.of(low), Numbers.of(high));
    }

    /** "With “Great engines”" where the rules of the first WHAT were only added to, else "In Pericles". */
    private static String with(ArmInfo base, ArmInfo arm) {
        String name = name(base, arm);
        return CoreWords.of(name.equals(arm.title()) ? "finding.in" : "finding.with", name);
    }

    /** What was added has a title that could be taken for words of the sentence. */
    private static String quoted(String name, String title) {
        return name.equals(title) ? name : CoreWords.of("twin.quoted", name);
    }

    private static String quoted(Portrait what) {
        return quoted(what.name(), what.title());
    }

    /** What is other than in the first WHAT, if that is all there is. */
    static String name(ArmInfo base, ArmInfo arm) {
        String prefix = base.title() + (base.title().contains(": ") ? ", " : ": ");
        return arm.title().startsWith(prefix) ? arm.title().substring(prefix.length()) : arm.title();
    }

    private static String name(String who, ArmInfo arm) {
        return who.equals(Camp.ATHENS.name())
                ? athens(arm.seats().size())
                : arm.seats().stream()
                        .filter(seat -> seat.id().equals(who))
                        .map(ArmInfo.SeatLine::title)
                        .findFirst()
                        .orElse(who);
    }

    /** Where a camp has several seats, one of them may have its name. */
    public static String athens(int seats) {
        return CoreWords.of(seats > 2 ? "finding.athens.side" : "finding.athens");
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

    /** What shows no difference, as far as this number of games can tell. */
    private static Optional<String> same(int index, Portrait what, Portrait base, List<Difference> differences) {
        List<Difference> all =
                differences.stream().filter(each -> each.what() == index).toList();
        List<String> same = all.stream()
                .filter(each -> !each.found())
                .map(each -> each.measure()
                        .map(Measure::title)
                        .map(Sentences::inside)
                        .orElse(CoreWords.of("finding.who-wins")))
                .distinct()
                .toList();
        if (same.isEmpty()) {
            return Optional.empty();
        }
        boolean none = all.stream().noneMatch(Difference::found);
        long seeds = all.stream().mapToLong(Difference::seeds).max().orElse(0);
        return Optional.of(
                none && seeds < FEWEST_SEEDS
                        ? CoreWords.of(
                                "finding.too-few",
                                Numbers.games(what.games()),
                                what.games(),
                                quoted(what),
                                base.title())
                        : CoreWords.of(
                                "finding.same",
                                Numbers.games(what.games()),
                                quoted(what),
                                base.title(),
                                none ? CoreWords.of("finding.any") : String.join("; ", same)));
    }

    /** A heading inside a sentence: English begins it small, other languages have nouns to mind. */
    static String inside(String title) {
        return Language.current().isEnglish()
                ? title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1)
                : title;
    }

    private static String of(Findings.Rung rung, String title) {
        String wins = CoreWords.of(
                "finding.rung",
                title,
                rung.stronger(),
                rung.weaker(),
                percent(rung.wins().share()),
                Numbers.of(100 * rung.wins().interval().low()),
                Numbers.of(100 * rung.wins().interval().high()));
        return rung.failed() == 0
                ? wins
                : CoreWords.of("finding.rung.failed", wins, Numbers.games(rung.failed()), rung.failed());
    }

    private static List<String> change(Portrait what, Portrait base, Findings.Change change) {
        List<String> sentences = new ArrayList<>();
        if (change.figuresOnly()) {
            sentences.add(CoreWords.of("finding.figures-only", quoted(what)));
        }
        for (Findings.AskedRule rule : change.asked()) {
            sentences.add(
                    rule.times() == 0
                            ? CoreWords.of(
                                    "finding.never-asked", rule.rule(), quoted(what), Numbers.games(what.games()))
                            : CoreWords.of(
                                    "finding.asked",
                                    rule.rule(),
                                    quoted(what),
                                    Numbers.of((double) rule.times() / what.games()),
                                    percent(rule.games().share())));
        }
        Optional<Spread> first = change.first();
        sentences.add(
                first.isEmpty()
                        ? CoreWords.of("finding.ran-alike", quoted(what), base.title())
                        : CoreWords.of(
                                "finding.ran-differently",
                                percent(change.differed().share()),
                                quoted(what),
                                base.title(),
                                within(first.get().q50())));
        return sentences;
    }

    private static String within(double decisions) {
        if (decisions < 1) {
            return CoreWords.of("finding.from-start");
        }
        return decisions < 2 ? CoreWords.of("finding.at-first") : CoreWords.of("finding.within", Numbers.of(decisions));
    }

    static String percent(double share) {
        double percent = 100 * share;
        return (Math.abs(percent - Math.rint(percent)) < 0.05
                        ? String.format(Locale.ROOT, "%.0f", percent)
                        : String.format(Locale.ROOT, "%.1f", percent))
                + CoreWords.percent();
    }
}
