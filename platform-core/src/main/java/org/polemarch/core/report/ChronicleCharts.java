package org.polemarch.core.report;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.core.chronicle.Chronicle;
import org.polemarch.core.history.History;
import org.polemarch.core.words.CoreWords;

/** The share of Athens in one game beside that in the real war. */
public final class ChronicleCharts {

    private static final double WIDTH = 440;
    private static final double HEIGHT = 200;

    private ChronicleCharts() {}

    /** By year: for games about years of which history knows. */
    public static Drawing byYear(Chronicle chronicle) {
        List<double[]> game = new ArrayList<>();
        int first = 0;
        int last = Integer.MAX_VALUE;
        for (Chronicle.Entry entry : chronicle.entries()) {
            int year = entry.standing().yearBc();
            game.add(new double[] {year, entry.standing().athens()});
            first = Math.max(first, year);
            last = Math.min(last, year);
        }
        List<double[]> history = new ArrayList<>();
        for (int year = Math.min(first, History.FIRST_YEAR); year >= Math.max(last, History.LAST_YEAR); year--) {
            history.add(new double[] {year, History.shipped().athens(year)});
        }
        return new ShareChart(WIDTH, HEIGHT, first, last)
                .steps(game, history, "", CoreWords.of("report.shares.game-year"));
    }

    /** By the game's own share of the war, laid over the real one of 431 to 404, whatever its years. */
    public static Drawing byPart(Chronicle chronicle, int decisions) {
        List<double[]> game = new ArrayList<>();
        double whole = Math.max(1, decisions);
        for (Chronicle.Entry entry : chronicle.entries()) {
            game.add(new double[] {
                100 * entry.decision() / whole, entry.standing().athens()
            });
        }
        game.add(new double[] {100, chronicle.last().standing().athens()});
        List<double[]> history = new ArrayList<>();
        int years = History.WAR_BEGINS - History.LAST_YEAR;
        for (int year = 0; year <= years; year++) {
            history.add(new double[] {100.0 * year / years, History.shipped().athens(History.WAR_BEGINS - year)});
        }
        return new ShareChart(WIDTH, HEIGHT, 0, 100)
                .steps(game, history, CoreWords.percent(), CoreWords.of("report.shares.game-part"));
    }
}
