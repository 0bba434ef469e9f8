package org.polemarch.core.compare;

import java.util.Map;
import java.util.TreeMap;

/**
 * How a figure is distributed over games.
 *
 * @param deviation the standard deviation
 * @param q05 5% of games have at most this; the others likewise
 */
public record Spread(
        long games, double mean, double deviation, double q05, double q25, double q50, double q75, double q95) {

    /** Counts whole numbers; what it keeps grows with how much they differ, not with how many there are. */
    static final class Counter {
        private final TreeMap<Integer, Long> counts = new TreeMap<>();
        private final double scale;
        private long games;

        /** Each whole number stands for that many times less. */
        Counter(double scale) {
            this.scale = scale;
        }

        void add(int value) {
            counts.merge(value, 1L, Long::sum);
            games++;
        }

        long games() {
            return games;
        }

        Spread spread() {
            double sum = 0;
            for (Map.Entry<Integer, Long> each : counts.entrySet()) {
                sum += each.getKey() * (double) each.getValue();
            }
            double mean = sum / games;
            double squares = 0;
            for (Map.Entry<Integer, Long> each : counts.entrySet()) {
                squares += each.getValue() * (each.getKey() - mean) * (each.getKey() - mean);
            }
            return new Spread(
                    games,
                    mean / scale,
                    games < 2 ? 0 : Math.sqrt(squares / (games - 1)) / scale,
                    quantile(0.05),
                    quantile(0.25),
                    quantile(0.5),
                    quantile(0.75),
                    quantile(0.95));
        }

        /** The least value that this many of the games don't exceed. */
        private double quantile(double part) {
            long wanted = (long) Math.ceil(part * games);
            long seen = 0;
            for (Map.Entry<Integer, Long> each : counts.entrySet()) {
                seen += each.getValue();
                if (seen >= wanted) {
                    return each.getKey() / scale;
                }
            }
            return Double.NaN;
        }
    }
}
