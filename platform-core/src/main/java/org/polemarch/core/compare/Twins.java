package org.polemarch.core.compare;

import org.apache.commons.math3.distribution.FDistribution;

/**
 * How alike the two games of a seed are: the intraclass correlation of one or several values, that is, how much of their
 * variance lies between seeds. Values of several kinds are pooled.
 */
final class Twins {

    private final double[] sums;
    private final double[] squares;
    private double within;
    private long pairs;

    Twins(int kinds) {
        sums = new double[kinds];
        squares = new double[kinds];
    }

    void add(double[] one, double[] other) {
        for (int kind = 0; kind < sums.length; kind++) {
            double mean = (one[kind] + other[kind]) / 2;
            sums[kind] += mean;
            squares[kind] += mean * mean;
            within += (one[kind] - other[kind]) * (one[kind] - other[kind]) / 2;
        }
        pairs++;
    }

    long pairs() {
        return pairs;
    }

    private double meanSquareBetween() {
        double sum = 0;
        for (int kind = 0; kind < sums.length; kind++) {
            sum += squares[kind] - sums[kind] * sums[kind] / pairs;
        }
        return 2 * Math.max(0, sum) / (pairs - 1);
    }

    private double meanSquareWithin() {
        return within / pairs;
    }

    /** Whether anything is known: games that all end alike say nothing about the seed. */
    boolean varies() {
        return pairs > 1 && meanSquareBetween() + meanSquareWithin() > 0;
    }

    /** Between -1 and 1; 0 if nothing varies, or if there are not two pairs. */
    double correlation() {
        double between = pairs < 2 ? 0 : meanSquareBetween();
        double in = pairs < 2 ? 0 : meanSquareWithin();
        return between + in == 0 ? 0 : (between - in) / (between + in);
    }

    /** All pairs agree, which a few do by chance: what if as many disagreed as they may have missed? */
    private double ifSomeDisagreed() {
        double unlike = Math.min(2, sums.length) / 2.0; // a victory that goes to another seat
        double in = Share.missed(pairs) * unlike;
        return (meanSquareBetween() - in) / (meanSquareBetween() + in);
    }

    /** Exact for one normal value, and near enough for the rest (Shrout and Fleiss 1979, case 1). */
    Interval interval() {
        if (!varies()) {
            return new Interval(-1, 1);
        }
        if (meanSquareWithin() == 0) {
            return new Interval(ifSomeDisagreed(), 1);
        }
        double ratio = meanSquareBetween() / meanSquareWithin();
        double tail = 1 - (1 - Interval.CONFIDENCE) / 2;
        double low = ratio / new FDistribution(pairs - 1.0, pairs).inverseCumulativeProbability(tail);
        double high = ratio * new FDistribution(pairs, pairs - 1.0).inverseCumulativeProbability(tail);
        return new Interval((low - 1) / (low + 1), (high - 1) / (high + 1));
    }
}
