package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.tokens.Liberties;
import org.polemarch.victory.rules.tokens.TokenPlaces;
import org.polemarch.victory.supply.SupplyLines;

/**
 * What it is worth to do something beside the question asked: a token is worth what its best place brings, less what it
 * costs. Taking things off the board for its own sake is not worth while.
 */
public class LibertyWorth {

    private final Weights.Liberty weights;
    private final Means means;
    private final TokenPlaces places;
    private final SupplyLines supplyLines;

    @Inject
    public LibertyWorth(Weights weights, Means means, TokenPlaces places, SupplyLines supplyLines) {
        this.weights = weights.liberty();
        this.places = places;
        this.supplyLines = supplyLines;
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
        long[] inSupply = inSupply(state);
        VictoryState after = state.copy();
        // Tokens lead the pieces of their own team home: if none is cut off, one place is worth what every other is.
        boolean enough = !cutOff(inSupply, state, team);
        boolean idle = false;
        double best = 0;
        long free = places.free(power, state);
        for (int space = Spaces.first(free); space >= 0 && !(idle && enough); space = Spaces.after(free, space)) {
            after.board().placeToken(power, space);
            boolean same = enough || Arrays.equals(inSupply, inSupply(after));
            // Where nobody's supply changes, one place is worth what every other is.
            if (!same || !idle) {
                best = Math.max(best, supplied(after, team) - before);
                idle |= same;
            }
            after.board().removeTokens(power, Spaces.of(space));
            after.board().fillBowl(power);
        }
        return best;
    }

    /** The spaces of the supplied pieces of each power: all that tokens can change. */
    private long[] inSupply(VictoryState state) {
        long[] spaces = new long[Power.COUNT];
        for (int power = 0; power < Power.COUNT; power++) {
            long pieces = movable(state, power);
            spaces[power] = pieces == 0 ? 0 : pieces & supplyLines.toAnyCity(power, state);
        }
        return spaces;
    }

    private static long movable(VictoryState state, int power) {
        Board board = state.board();
        return board.pieces(power, Sort.HOPLITE.ordinal()) | board.pieces(power, Sort.TRIREME.ordinal());
    }

    private static boolean cutOff(long[] inSupply, VictoryState state, int team) {
        return movable(state, team) != inSupply[team] || movable(state, team + 2) != inSupply[team + 2];
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
