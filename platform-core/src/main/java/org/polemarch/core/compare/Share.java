package org.polemarch.core.compare;

import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.WilsonScoreInterval;

/**
 * The share of games in which something was the case.
 *
 * @param interval after Wilson
 */
public record Share(long count, long games, double share, Interval interval) {

    /** Counts games, two of a seed at a time. */
    static final class Counter {
        private final Twins twins = new Twins(1);
        private long count;
        private long games;

        void add(boolean one) {
            count += one ? 1 : 0;
            games++;
        }

        void add(boolean one, boolean other) {
            add(one);
            add(other);
            twins.add(new double[] {one ? 1 : 0}, new double[] {other ? 1 : 0});
        }

        /** Two games of a seed may be identical; they then say less than two games, and the interval is wider. */
        Share share() {
            if (games == 0) {
                return new Share(0, 0, Double.NaN, new Interval(0, 1));
            }
            double alike = 1 + Math.max(0, twins.correlation());
            int trials = (int) Math.max(1, Math.round(games / alike));
            return new Share(count, games, (double) count / games, wilson(trials, (double) count / games));
        }
    }

    /** In what share of all cases there may be something that none of these showed (Clopper and Pearson's bound for 0). */
    static double missed(long cases) {
        return 1 - Math.pow((1 - Interval.CONFIDENCE) / 2, 1.0 / Math.max(1, cases));
    }

    static Interval wilson(int trials, double share) {
        ConfidenceInterval wilson =
                new WilsonScoreInterval().createInterval(trials, (int) Math.round(share * trials), Interval.CONFIDENCE);
        return new Interval(
                share == 0 ? 0 : Math.max(0, wilson.getLowerBound()),
                share == 1 ? 1 : Math.min(1, wilson.getUpperBound()));
    }
}
