package org.polemarch.core.ladder;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.RealMatrix;

/**
 * The strength of bots by the model of Bradley and Terry, in the points of chess ratings: with 400 more, a bot wins ten
 * games for each one it loses. The first bot is the reference, with 0 points.
 */
public final class Ratings {

    /**
     * A bot's strength.
     *
     * @param points above the first bot
     * @param margin the true value lies so far up or down with a confidence of 95%; 0 for the first, which is the measure
     */
    public record Rating(String bot, double points, double margin) {
        public Rating {
            Objects.requireNonNull(bot);
        }
    }

    private static final double POINTS_PER_NAT = 400 / Math.log(10);
    private static final double NORMAL_95 = 1.959963984540054;

    /** Half a game won and half a game lost are added to every pairing, so that a bot that won all is not infinitely strong. */
    private static final double DOUBT = 0.5;

    private static final int MOST_ROUNDS = 10_000;
    private static final double SETTLED = 1e-10;

    private Ratings() {}

    /** The ratings of all bots that played, in the order in which they are named first. */
    public static List<Rating> of(List<Pairing> pairings) {
        Set<String> names = new LinkedHashSet<>();
        pairings.forEach(each -> names.add(each.first()));
        pairings.forEach(each -> names.add(each.second()));
        List<String> bots = List.copyOf(names);
        double[][] won = new double[bots.size()][bots.size()];
        for (Pairing each : pairings) {
            int first = bots.indexOf(each.first());
            int second = bots.indexOf(each.second());
            won[first][second] += each.won() + DOUBT;
            won[second][first] += each.games() - each.won() + DOUBT;
        }
        double[] strength = strengths(won);
        double[] margin = margins(won, strength);
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < bots.size(); i++) {
            double points = POINTS_PER_NAT * Math.log(strength[i] / strength[0]);
            ratings.add(new Rating(bots.get(i), points, POINTS_PER_NAT * NORMAL_95 * margin[i]));
        }
        return ratings;
    }

    /** The most likely strengths, by minorisation and maximisation (Hunter 2004). */
    private static double[] strengths(double[][] won) {
        int count = won.length;
        double[] strength = new double[count];
        Arrays.fill(strength, 1);
        double change = 1;
        for (int round = 0; round < MOST_ROUNDS && change > SETTLED; round++) {
            change = 0;
            for (int i = 0; i < count; i++) {
                double wins = 0;
                double weight = 0;
                for (int j = 0; j < count; j++) {
                    double games = won[i][j] + won[j][i];
                    if (i != j && games > 0) {
                        wins += won[i][j];
                        weight += games / (strength[i] + strength[j]);
                    }
                }
                double next = wins / weight;
                change = Math.max(change, Math.abs(Math.log(next / strength[i])));
                strength[i] = next;
            }
        }
        return strength;
    }

    /** Standard errors of the logarithms against the first, from the Fisher information. */
    private static double[] margins(double[][] won, double[] strength) {
        int count = strength.length;
        double[] margin = new double[count];
        if (count < 2) {
            return margin;
        }
        RealMatrix information = new Array2DRowRealMatrix(count - 1, count - 1);
        for (int i = 1; i < count; i++) {
            for (int j = 0; j < count; j++) {
                if (i != j) {
                    double expected = strength[i] / (strength[i] + strength[j]);
                    double weight = (won[i][j] + won[j][i]) * expected * (1 - expected);
                    information.addToEntry(i - 1, i - 1, weight);
                    if (j > 0) {
                        information.addToEntry(i - 1, j - 1, -weight);
                    }
                }
            }
        }
        RealMatrix covariance = new LUDecomposition(information).getSolver().getInverse();
        for (int i = 1; i < count; i++) {
            margin[i] = Math.sqrt(covariance.getEntry(i - 1, i - 1));
        }
        return margin;
    }
}
