package org.polemarch.core.compare;

import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.apache.commons.math3.stat.inference.AlternativeHypothesis;
import org.apache.commons.math3.stat.inference.BinomialTest;

/** The difference of a figure between two sets of rules, seed by seed: seeds are independent, games of a seed are not. */
final class Paired {

    private final SummaryStatistics from = new SummaryStatistics();
    private final SummaryStatistics to = new SummaryStatistics();
    private final SummaryStatistics differences = new SummaryStatistics();
    private int up;
    private int down;

    /** The means of a figure over the games of one seed. */
    void add(double before, double after) {
        from.addValue(before);
        to.addValue(after);
        differences.addValue(after - before);
        up += after > before ? 1 : 0;
        down += after < before ? 1 : 0;
    }

    long seeds() {
        return differences.getN();
    }

    double from() {
        return from.getMean();
    }

    double to() {
        return to.getMean();
    }

    double difference() {
        return differences.getMean();
    }

    /** The mean difference in standard deviations of the differences (Cohen's d for pairs); no number if all are the same. */
    double effect() {
        return difference() == 0 ? 0 : isConstant() ? Double.NaN : difference() / differences.getStandardDeviation();
    }

    /** Whether all seeds have the same difference, but for the rounding of sums. */
    private boolean isConstant() {
        return seeds() < 2 || differences.getMax() - differences.getMin() < 1e-9 * Math.abs(difference());
    }

    /** After Student. */
    Interval interval() {
        if (seeds() < 2) {
            return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double half = student().inverseCumulativeProbability(1 - (1 - Interval.CONFIDENCE) / 2) * error();
        return new Interval(difference() - half, difference() + half);
    }

    /** Whether no seed has a difference. */
    boolean allAgree() {
        return up + down == 0;
    }

    /** The largest difference, of at most 1, that the seeds may have missed. */
    Interval missed() {
        double half = Share.missed(seeds());
        return new Interval(-half, half);
    }

    /** The paired t test; where all differences are the same, it has no spread to go by, and their signs decide. */
    double byMeans() {
        if (seeds() < 2 || difference() == 0) {
            return 1;
        }
        return isConstant() ? bySigns() : 2 * student().cumulativeProbability(-Math.abs(difference()) / error());
    }

    /** The exact sign test; where each seed has one game that is won or not, this is McNemar's. */
    double bySigns() {
        return up + down == 0
                ? 1
                : new BinomialTest().binomialTest(up + down, up, 0.5, AlternativeHypothesis.TWO_SIDED);
    }

    private TDistribution student() {
        return new TDistribution(seeds() - 1.0);
    }

    private double error() {
        return differences.getStandardDeviation() / Math.sqrt((double) seeds());
    }
}
