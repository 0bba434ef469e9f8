package org.polemarch.perikles.bot;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.api.bot.Appraisal;
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

    private final Weights weights;
    private final Scoring scoring;
    private final ElectionProspects elections;
    private final BattleProspects battles;

    @Inject
    public Evaluation(Weights weights, Scoring scoring, ElectionProspects elections, BattleProspects battles) {
        this.weights = weights;
        this.scoring = scoring;
        this.elections = elections;
        this.battles = battles;
    }

    /** From 0 (lost) to 1 (won). */
    public double of(PeriklesState state, int player) {
        Tally tally = expected(state);
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int other = 0; other < tally.players(); other++) {
            if (other != player) {
                double points = tally.points(other);
                best = Math.max(best, points);
                sum += points;
            }
        }
        double rivals = (best + sum / (tally.players() - 1)) / 2;
        return 1 / (1 + Math.exp(-(tally.points(player) - rivals) / weights.lead()));
    }

    /** The parts whose sum is squashed. */
    public Appraisal appraise(PeriklesState state, int player) {
        return expected(state).appraise(player);
    }

    protected Tally expected(PeriklesState state) {
        Tally tally = new Tally(state.players());
        for (int player = 0; player < tally.players(); player++) {
            tally.add(Part.CUBES, player, scoring.cubes(player, state));
            tally.add(Part.TILES, player, scoring.tiles(player, state));
            tally.add(Part.STATUES, player, scoring.statues(player, state));
        }
        if (elections.ahead(state)) {
            addElections(state, tally);
        } else {
            addLeaders(state, tally);
            battles.add(state, tally);
            addReserves(state, tally);
        }
        return tally;
    }

    private void addElections(PeriklesState state, Tally tally) {
        double doubt = elections.doubt(state, elections.tilesToCome(state));
        double[] loss = new double[tally.players()];
        double[] army = new double[tally.players()];
        double[] noCity = new double[tally.players()];
        Arrays.fill(noCity, 1);
        for (int city = 0; city < Power.CITIES; city++) {
            double[] chance = new double[tally.players()];
            elections.add(city, state, doubt, chance, loss);
            double statue = statueValue(city, state);
            int strength = living(city, state);
            for (int player = 0; player < tally.players(); player++) {
                tally.add(Part.LEADERSHIP, player, chance[player] * statue);
                army[player] += chance[player] * strength;
                noCity[player] *= 1 - Math.min(1, chance[player]);
            }
        }
        int persians = living(Power.PERSIA.ordinal(), state);
        for (int player = 0; player < tally.players(); player++) {
            tally.add(Part.ARMIES, player, worth(army[player] + noCity[player] * persians));
            tally.add(Part.CUBES, player, -loss[player]);
        }
    }

    /** Counters beyond those that the player's tiles can send are worth little. */
    private double worth(double army) {
        return weights.armies() * (1 - Math.exp(-army / weights.enoughArmy()));
    }

    private double statueValue(int city, PeriklesState state) {
        int defeats = state.cities().defeats(city);
        return (1 - weights.defeat()) * state.data().statueValue(city, defeats)
                + weights.defeat() * state.data().statueValue(city, defeats + 1);
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

    private static void addLeaders(PeriklesState state, Tally tally) {
        for (int city = 0; city < Power.CITIES; city++) {
            int leader = state.cities().leader(city);
            if (leader != Cities.NOBODY) {
                tally.add(
                        Part.LEADERSHIP,
                        leader,
                        state.data().statueValue(city, state.cities().defeats(city)));
            }
        }
    }

    /** What can still be sent with the tiles at hand. */
    private void addReserves(PeriklesState state, Tally tally) {
        if (state.phase() != Phase.COMMIT_FORCES) {
            return;
        }
        Counters counters = state.data().counters();
        for (int player = 0; player < tally.players(); player++) {
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
                tally.add(Part.ARMIES, player, weights.reserve() * strength * sendable / pool);
            }
        }
    }
}
