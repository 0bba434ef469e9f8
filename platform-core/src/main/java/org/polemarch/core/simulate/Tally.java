package org.polemarch.core.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;

/** Sums over games, in whole numbers, so that the order in which games end does not matter. */
final class Tally {

    /** A win is this many parts: it can be shared evenly by up to sixteen. */
    static final long WIN = 720_720;

    /** How many of the failed games are described in detail. */
    static final int MOST_FAULTS = 1_000;

    private final long[] wins;
    private final long[] points;
    private final SortedMap<String, Long> endings = new TreeMap<>();
    private final TreeMap<Long, Fault> faults = new TreeMap<>();
    private long finished;
    private long decisions;
    private long branching;

    Tally(int seats) {
        wins = new long[seats];
        points = new long[seats];
    }

    void finished(Outcome outcome, int answers, long choices) {
        int winners = 0;
        for (Score score : outcome.scores()) {
            winners += score.rank() == 1 ? 1 : 0;
        }
        for (Score score : outcome.scores()) {
            int seat = score.seat().index();
            points[seat] += score.points();
            wins[seat] += score.rank() == 1 ? WIN / winners : 0;
        }
        endings.merge(outcome.ending(), 1L, Long::sum);
        finished++;
        decisions += answers;
        branching += choices;
    }

    void fault(Fault fault) {
        faults.put(fault.game(), fault);
        if (faults.size() > MOST_FAULTS) {
            faults.pollLastEntry();
        }
    }

    void add(Tally other) {
        for (int seat = 0; seat < wins.length; seat++) {
            wins[seat] += other.wins[seat];
            points[seat] += other.points[seat];
        }
        for (Map.Entry<String, Long> ending : other.endings.entrySet()) {
            endings.merge(ending.getKey(), ending.getValue(), Long::sum);
        }
        other.faults.values().forEach(this::fault);
        finished += other.finished;
        decisions += other.decisions;
        branching += other.branching;
    }

    long finished() {
        return finished;
    }

    long decisions() {
        return decisions;
    }

    long branching() {
        return branching;
    }

    long wins(int seat) {
        return wins[seat];
    }

    long points(int seat) {
        return points[seat];
    }

    SortedMap<String, Long> endings() {
        return endings;
    }

    List<Fault> faults() {
        return new ArrayList<>(faults.values());
    }
}
