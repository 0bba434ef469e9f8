package org.polemarch.perikles.bot;

import jakarta.inject.Inject;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;

/**
 * Who is likely to lead a city after the coming election, and what it will cost. As long as influence tiles are being
 * taken a lead in cubes may still be lost; afterwards it decides.
 */
public class ElectionProspects {

    private final Weights weights;

    @Inject
    public ElectionProspects(Weights weights) {
        this.weights = weights;
    }

    public double doubt(PeriklesState state, int tilesToCome) {
        if (state.phase().compareTo(Phase.TAKE_INFLUENCE) > 0) {
            return weights.leastDoubt();
        }
        return weights.leastDoubt() + weights.doubtPerTile() * Math.sqrt(tilesToCome);
    }

    /**
     * Adds to each player's chances of leading a city and to the cubes he is likely to lose there.
     *
     * @param chance by player
     * @param loss by player
     */
    public void add(int city, PeriklesState state, double doubt, double[] chance, double[] loss) {
        Cities cities = state.cities();
        int alpha = cities.candidate(city, 0);
        int beta = cities.candidate(city, 1);
        if (beta != Cities.NOBODY) {
            duel(city, alpha, beta, 1, cities, doubt, chance, loss);
        } else if (alpha != Cities.NOBODY) {
            challenge(city, alpha, 1, state, doubt, chance, loss);
        } else {
            open(city, state, doubt, chance, loss);
        }
    }

    /** α is known; whoever has cubes may become β, the more the likelier. */
    private void challenge(
            int city, int alpha, double weight, PeriklesState state, double doubt, double[] chance, double[] loss) {
        Cities cities = state.cities();
        int others = 0;
        for (int player = 0; player < state.players(); player++) {
            others += player == alpha ? 0 : cities.cubes(player, city);
        }
        if (others == 0) {
            chance[alpha] += weight;
            loss[alpha] += weight;
            return;
        }
        for (int player = 0; player < state.players(); player++) {
            if (player != alpha && cities.cubes(player, city) > 0) {
                double share = weight * cities.cubes(player, city) / others;
                duel(city, alpha, player, share, cities, doubt, chance, loss);
            }
        }
    }

    private void open(int city, PeriklesState state, double doubt, double[] chance, double[] loss) {
        Cities cities = state.cities();
        int all = 0;
        for (int player = 0; player < state.players(); player++) {
            all += cities.cubes(player, city);
        }
        for (int player = 0; player < state.players(); player++) {
            if (cities.cubes(player, city) > 0) {
                double weight = (double) cities.cubes(player, city) / all;
                challenge(city, player, weight, state, doubt, chance, loss);
            }
        }
    }

    private void duel(
            int city, int alpha, int beta, double weight, Cities cities, double doubt, double[] chance, double[] loss) {
        int alphaCubes = cities.cubes(alpha, city);
        int betaCubes = cities.cubes(beta, city);
        double alphaWins =
                1 / (1 + Math.exp(-weights.steepness() * (alphaCubes - betaCubes + weights.tieForAlpha()) / doubt));
        chance[alpha] += weight * alphaWins;
        chance[beta] += weight * (1 - alphaWins);
        int fewer = Math.min(alphaCubes, betaCubes);
        loss[alpha] += weight * (1 + alphaWins * fewer);
        loss[beta] += weight * (1 + (1 - alphaWins) * fewer);
    }

    /** How many influence tiles are still to be taken this turn. */
    public int tilesToCome(PeriklesState state) {
        int toCome = state.players() * state.data().tilesPerPlayer(state.players());
        for (int player = 0; player < state.players(); player++) {
            toCome -= state.tiles().held(player);
        }
        return toCome;
    }

    /** Whether the leaders of this turn are still to be elected. */
    public boolean ahead(PeriklesState state) {
        return state.phase().compareTo(Phase.ELECTIONS) < 0;
    }
}
