package org.polemarch.core.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.polemarch.core.compare.Comparing.Figure;
import org.polemarch.core.compare.Header.ArmInfo;

/** From results to findings, in one pass that keeps no game. */
public final class Reckoning {

    private static final double LEVEL = 1 - Interval.CONFIDENCE;

    private final Header header;
    private final Map<Integer, Portraying> portraits = new TreeMap<>();
    private final Map<Integer, Comparing> comparisons = new TreeMap<>();
    private final Map<Integer, Climbing> rungs = new TreeMap<>();
    private final List<List<GameLine>> group = new ArrayList<>();
    private long seed = -1;

    Reckoning(Header header) {
        this.header = header;
        List<ArmInfo> arms = header.arms();
        for (int arm = 0; arm < arms.size(); arm++) {
            group.add(new ArrayList<>());
            ArmInfo info = arms.get(arm);
            if (info.skill()) {
                rungs.put(arm, new Climbing(info));
                continue;
            }
            portraits.put(
                    arm,
                    new Portraying(
                            arms.get(0),
                            info,
                            arm > 0 && info.game().equals(arms.get(0).game())));
            if (arm > 0) {
                comparisons.put(arm, new Comparing(arms.get(0), info, arm));
            }
        }
    }

    /** What a file of results holds, as far as it goes. */
    public static Findings of(Results results) throws IOException {
        Reckoning reckoning = new Reckoning(results.header());
        results.forEach(reckoning::add);
        return reckoning.findings();
    }

    /** The next line; those of one seed follow each other. */
    void add(GameLine line) {
        if (line.seed() != seed) {
            close();
            seed = line.seed();
        }
        group.get(line.arm()).add(line);
    }

    private void close() {
        portraits.forEach((arm, portrait) -> portrait.add(group.get(arm)));
        comparisons.forEach((arm, comparison) -> comparison.add(group.get(0), group.get(arm)));
        rungs.forEach((arm, rung) -> rung.add(group.get(arm)));
        group.forEach(List::clear);
    }

    Findings findings() {
        close();
        List<Findings.Portrait> whats =
                portraits.values().stream().map(Portraying::portrait).toList();
        List<Findings.Difference> differences = differences();
        List<Findings.Rung> skill = rungs.values().stream().map(Climbing::rung).toList();
        return new Findings(
                header.experiment(),
                header.plugins(),
                whats,
                differences,
                skill,
                Sentences.all(whats, differences, skill));
    }

    private List<Findings.Difference> differences() {
        List<Figure> figures = new ArrayList<>();
        comparisons.values().forEach(comparison -> figures.addAll(comparison.figures()));
        double[] corrected =
                Holm.corrected(figures.stream().mapToDouble(Figure::p).toArray());
        List<Findings.Difference> differences = new ArrayList<>();
        for (int i = 0; i < corrected.length; i++) {
            Figure figure = figures.get(i);
            Paired paired = figure.paired();
            differences.add(new Findings.Difference(
                    figure.what(),
                    figure.name(),
                    figure.measure(),
                    paired.seeds(),
                    paired.from(),
                    paired.to(),
                    paired.difference(),
                    figure.interval(),
                    paired.effect(),
                    figure.p(),
                    corrected[i],
                    corrected[i] < LEVEL,
                    Sentences.of(figure, header.arms().get(0), header.arms().get(figure.what()))));
        }
        return differences;
    }
}
