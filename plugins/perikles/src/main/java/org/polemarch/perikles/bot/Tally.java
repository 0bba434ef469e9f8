package org.polemarch.perikles.bot;

import org.polemarch.api.bot.Appraisal;

/** The points that each player may expect, part by part. */
public final class Tally {

    private final int players;
    private final double[] points;

    Tally(int players) {
        this.players = players;
        points = new double[players * Part.ALL.size()];
    }

    public int players() {
        return players;
    }

    public void add(Part part, int player, double more) {
        points[at(player) + part.ordinal()] += more;
    }

    private static int at(int player) {
        return player * Part.ALL.size();
    }

    double points(int player) {
        double sum = 0;
        for (int i = at(player); i < at(player + 1); i++) {
            sum += points[i];
        }
        return sum;
    }

    /** A player's parts against those of the rivals: half the best of them and half their average. */
    Appraisal appraise(int player) {
        double[] own = new double[Part.ALL.size()];
        double[] rivals = new double[own.length];
        int best = best(player);
        for (int part = 0; part < own.length; part++) {
            own[part] = points[at(player) + part];
            for (int other = 0; other < players; other++) {
                double share = other == player ? 0 : 0.5 / (players - 1) + (other == best ? 0.5 : 0);
                rivals[part] += share * points[at(other) + part];
            }
        }
        return Appraisal.of(Part.ALL, own, rivals);
    }

    private int best(int except) {
        int best = -1;
        for (int player = 0; player < players; player++) {
            if (player != except && (best < 0 || points(player) > points(best))) {
                best = player;
            }
        }
        return best;
    }
}
