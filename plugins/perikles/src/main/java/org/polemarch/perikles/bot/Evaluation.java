package org.polemarch.perikles.bot;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.scoring.Scoring;

/**
 * How well an imagined game stands for a player: the points everybody may expect, and how far he is ahead of his rivals.
 * Expected are the points scored so far, the statues of likely leaders, the tiles of likely winners, and something for
 * armies that can still be sent.
 */
public class Evaluation {

    /** A lead of so many points wins about three games out of four. */
    private static final double LEAD = 11;

    private static final double ARMY_WORTH = 8;
    private static final double ARMY_ENOUGH = 22;
    private static final double RESERVE_WORTH = 0.12;
    private static final double LIKELY_DEFEAT = 0.3;

    private final Scoring scoring;
    private final ElectionProspects elections;
    private final BattleProspects battles;

    @Inject
    public Evaluation(Scoring scoring, ElectionProspects elections, BattleProspects battles) {
        this.scoring = scoring;
        this.elections = elections;
        this.battles = battles;
    }

    /** From 0 (lost) to 1 (won). */
    public double of(PeriklesState state, int player) {
        double[] points = expected(state);
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int other = 0; other < points.length; other++) {
            if (other != player) {
                best = Math.max(best, points[other]);
                sum += points[other];
            }
        }
        double rivals = (best + sum / (points.length - 1)) / 2;
        return 1 / (1 + Math.exp(-(points[player] - rivals) / LEAD));
    }

    protected double[] expected(PeriklesState state) {
        double[] points = new double[state.players()];
        for (int player = 0; player < points.length; player++) {
            points[player] = scoring.points(player, state);
        }
        if (elections.ahead(state)) {
            addElections(state, points);
        } else {
            addLeaders(state, points);
            battles.add(state, points);
            addReserves(state, points);
        }
        return points;
    }

    private void addElections(PeriklesState state, double[] points) {
        double doubt = elections.doubt(state, elections.tilesToCome(state));
        double[] loss = new double[points.length];
        double[] army = new double[points.length];
        double[] noCity = new double[points.length];
        Arrays.fill(noCity, 1);
        for (int city = 0; city < Power.CITIES; city++) {
            double[] chance = new double[points.length];
            elections.add(city, state, doubt, chance, loss);
            double statue = statueValue(city, state);
            int strength = living(city, state);
            for (int player = 0; player < points.length; player++) {
                points[player] += chance[player] * statue;
                army[player] += chance[player] * strength;
                noCity[player] *= 1 - Math.min(1, chance[player]);
            }
        }
        int persians = living(Power.PERSIA.ordinal(), state);
        for (int player = 0; player < points.length; player++) {
            points[player] += worth(army[player] + noCity[player] * persians) - loss[player];
        }
    }

    /** More counters than one has tiles to send them with are worth little. */
    private static double worth(double army) {
        return ARMY_WORTH * (1 - Math.exp(-army / ARMY_ENOUGH));
    }

    private static double statueValue(int city, PeriklesState state) {
        int defeats = state.cities().defeats(city);
        return (1 - LIKELY_DEFEAT) * state.data().statueValue(city, defeats)
                + LIKELY_DEFEAT * state.data().statueValue(city, defeats + 1);
    }

    private static int living(int power, PeriklesState state) {
        Counters counters = state.data().counters();
        int strength = 0;
        for (int counter = counters.from(power, 0); counter < counters.to(power, 1); counter++) {
            if (state.forces().at(counter) != Forces.DEAD) {
                strength += counters.strengthOf(counter);
            }
        }
        return strength;
    }

    private static void addLeaders(PeriklesState state, double[] points) {
        for (int city = 0; city < Power.CITIES; city++) {
            int leader = state.cities().leader(city);
            if (leader != Cities.NOBODY) {
                points[leader] += state.data().statueValue(city, state.cities().defeats(city));
            }
        }
    }

    /** What can still be sent with the tiles at hand. */
    private static void addReserves(PeriklesState state, double[] points) {
        if (state.phase() != Phase.COMMIT_FORCES) {
            return;
        }
        Counters counters = state.data().counters();
        for (int player = 0; player < points.length; player++) {
            IndexSet powers = state.powersOf(player);
            int pool = 0;
            int strength = 0;
            for (int counter = 0; counter < counters.count(); counter++) {
                if (state.forces().at(counter) == Forces.POOL && powers.has(counters.powerOf(counter))) {
                    pool++;
                    strength += counters.strengthOf(counter);
                }
            }
            if (pool > 0) {
                int sendable = Math.min(
                        pool, state.tiles().held(player) * state.data().game().countersPerTile());
                points[player] += RESERVE_WORTH * strength * sendable / pool;
            }
        }
    }
}
