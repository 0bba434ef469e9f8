package org.polemarch.mountford.bot;

import java.util.Arrays;
import org.polemarch.api.bot.Appraisal;

/** What favours Athens (seat 0) and the League (seat 1), part by part, in points of bellicosity. */
public final class Tally {

    private static final int PARTS = Part.ALL.size();

    private final double[] points = new double[2 * PARTS];

    public void add(Part part, int seat, double more) {
        points[seat * PARTS + part.ordinal()] += more;
    }

    /** How far Athens is ahead. */
    double lead() {
        double lead = 0;
        for (int part = 0; part < PARTS; part++) {
            lead += points[part] - points[PARTS + part];
        }
        return lead;
    }

    Appraisal appraise(int seat) {
        double[] athens = Arrays.copyOf(points, PARTS);
        double[] league = Arrays.copyOfRange(points, PARTS, 2 * PARTS);
        return seat == 0 ? Appraisal.of(Part.ALL, athens, league) : Appraisal.of(Part.ALL, league, athens);
    }
}
