package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.tokens.Liberties;
import org.polemarch.victory.rules.tokens.TokenPlaces;

/**
 * What it is worth to do something beside the question asked: a token is worth what its best place brings, less what it
 * costs. Taking things off the board for its own sake is not worth while.
 */
public class LibertyWorth {

    private final Weights.Liberty weights;
    private final Means means;
    private final TokenPlaces places;

    @Inject
    public LibertyWorth(Weights weights, Means means, TokenPlaces places) {
        this.weights = weights.liberty();
        this.places = places;
        this.means = means;
    }

    /** What the liberty begun will bring the power that thinks. */
    public double of(VictoryState state, int power) {
        switch (state.liberty()) {
            case Liberties.BRIBE:
                return bestPlace(state, power) - weights.trouble();
            case Liberties.BUY:
                return bought(state, power) - weights.trouble();
            case Liberties.RECALL:
                return weights.recall();
            default:
                return weights.lift();
        }
    }

    private double bought(VictoryState state, int power) {
        if (state.board().availableTokens(power) == 0) {
            return weights.lift();
        }
        VictoryState after = state.copy();
        after.board().fillBowl(power);
        double cost = state.cards().hand(power).isEmpty() ? state.data().game().missingCardPenalty() : weights.card();
        return bestPlace(after, power) - cost;
    }

    private double bestPlace(VictoryState state, int power) {
        Board board = state.board();
        int team = Power.team(power);
        if (board.bowl(power) == 0) {
            return weights.lift();
        }
        double before = supplied(state, team);
        double best = 0;
        long free = places.free(power, state);
        for (int space = Spaces.first(free); space >= 0; space = Spaces.after(free, space)) {
            VictoryState after = state.copy();
            after.board().placeToken(power, space);
            best = Math.max(best, supplied(after, team) - before);
        }
        return best;
    }

    private double supplied(VictoryState state, int team) {
        double[] parts = new double[Part.ALL.size()];
        means.supply(state, team, 1, parts);
        means.supply(state, team ^ 1, -1, parts);
        double sum = 0;
        for (double part : parts) {
            sum += part;
        }
        return sum;
    }
}
