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

    private static final double TROUBLE = 0.03;
    private static final double CARD = 0.5;
    private static final double RECALL = -3;
    private static final double LIFT = -3;

    private final Means means;
    private final TokenPlaces places;

    @Inject
    public LibertyWorth(Means means, TokenPlaces places) {
        this.places = places;
        this.means = means;
    }

    /** What the liberty begun will bring the power that thinks. */
    public double of(VictoryState state, int power) {
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
        double cost = state.cards().hand(power).isEmpty() ? state.data().game().missingCardPenalty() : CARD;
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
        long free = places.free(power, state);
        for (int space = Spaces.first(free); space >= 0; space = Spaces.after(free, space)) {
            VictoryState after = state.copy();
            after.board().placeToken(power, space);
            best = Math.max(best, means.supply(after, team) - means.supply(after, team ^ 1) - before);
        }
        return best;
    }
}
