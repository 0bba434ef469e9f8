package org.polemarch.core.compare;

import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.special.Beta;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.apache.commons.math3.stat.inference.AlternativeHypothesis;
import org.apache.commons.math3.stat.inference.BinomialTest;

/** The difference of a figure between two sets of rules, seed by seed: seeds are independent, games of a seed are not. */
final class Paired {

    private static final double NOTHING = 1e-300;

    private final SummaryStatistics from = new SummaryStatistics();
    private final SummaryStatistics to = new SummaryStatistics();
    private final SummaryStatistics differences = new SummaryStatistics();
    private int up;
    private int down;
    private int half;
    private int whole;

    /** The means of a figure over the games of one seed. */
    void add(double before, double after) {
        from.addValue(before);
        to.addValue(after);
        differences.addValue(after - before);
        up += after > before ? 1 : 0;
        down += after < before ? 1 : 0;
        double far = Math.abs(after - before);
        half += far > 0.25 && far < 0.75 ? 1 : 0;
        whole += far >= 0.75 ? 1 : 0;
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

    /** The exact sign test. */
    private double bySigns() {
        return new BinomialTest().binomialTest(up + down, up, 0.5, AlternativeHypothesis.TWO_SIDED);
    }

    /**
     * The exact randomization test of shares of victories, whose differences are 0, a half or 1: were there no difference,
     * each seed's could as well have the other sign, so how often would their sum be as far from 0? Signs alone would find
     * something where one game differs little on many seeds and much the other way on a few. Where all differences are
     * equally large, this is McNemar's test.
     */
    double byVictories() {
        long sum = Math.abs(Math.round(2 * differences.getSum()));
        BinomialDistribution wholes = new BinomialDistribution(null, whole, 0.5);
        double p = 0;
        for (int i = 0; i <= whole && sum > 0; i++) {
            double here = wholes.probability(i);
            if (here > NOTHING) {
                p += here * halvesMakeAtLeast(sum - 2L * (2L * i - whole));
            }
        }
        return sum == 0 ? 1 : Math.min(1, 2 * p);
    }

    /** How likely the differences of a half, each with either sign, add up to that many halves or more. */
    private double halvesMakeAtLeast(long sum) {
        long ups = Math.floorDiv(sum + half + 1, 2L);
        return ups <= 0 ? 1 : ups > half ? 0 : Beta.regularizedBeta(0.5, (double) ups, (double) (half - ups + 1));
    }

    private TDistribution student() {
        return new TDistribution(seeds() - 1.0);
    }

    private double error() {
        return differences.getStandardDeviation() / Math.sqrt((double) seeds());
    }
}
