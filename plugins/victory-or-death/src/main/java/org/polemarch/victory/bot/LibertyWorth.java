package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * What it is worth to do something beside the question asked: a token is worth what its best place brings, less what it
 * costs. Taking things off the board for its own sake is not worth while.
 */
public class LibertyWorth {

    private static final double TROUBLE = 0.03;
    private static final double CARD = 0.5;
    private static final double RECALL = -3;
    private static final double LIFT = -3;

    private final Means means;

    @Inject
    public LibertyWorth(Means means) {
        this.means = means;
    }

    /** What the liberty begun will bring the power that thinks. */
    double of(VictoryState state, int power) {
        switch (state.liberty()) {
            case Liberties.BRIBE:
                return bestPlace(state, power) - TROUBLE;
            case Liberties.BUY:
                return bought(state, power) - TROUBLE;
            case Liberties.RECALL:
                return RECALL;
            default:
                return LIFT;
        }
    }

    private double bought(VictoryState state, int power) {
        if (state.board().availableTokens(power) == 0) {
            return LIFT;
        }
        VictoryState after = state.copy();
        after.board().fillBowl(power);
        double cost = state.cards().hand(power).isEmpty() ? 1 : CARD;
        return bestPlace(after, power) - cost;
    }

    private double bestPlace(VictoryState state, int power) {
        Board board = state.board();
        int team = Power.team(power);
        if (board.bowl(power) == 0) {
            return LIFT;
        }
        double before = means.supply(state, team) - means.supply(state, team ^ 1);
        double best = 0;
        long free = (state.atlas().neutral() | (state.atlas().land() & ~board.occupied(0) & ~board.occupied(1)))
                & ~board.tokens(power);
        for (long left = free; left != 0; left &= left - 1) {
            VictoryState after = state.copy();
            after.board().placeToken(power, Long.numberOfTrailingZeros(left));
            best = Math.max(best, means.supply(after, team) - means.supply(after, team ^ 1) - before);
        }
        return best;
    }
}
