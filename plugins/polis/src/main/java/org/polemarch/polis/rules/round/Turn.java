package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/**
 * A turn: two actions of different types. Once the opponent has passed, the turn continues, action by action, each at
 * an extra cost, until the player passes, too.
 */
@Cites("rounds/turns")
public class Turn implements Procedure<PolisState, Turn.Next> {

    public record Next(Side side) implements Frame {}

    private final PolisData data;
    private final Ransom ransom;

    @Inject
    public Turn(PolisData data, Ransom ransom) {
        this.data = data;
        this.ransom = ransom;
    }

    /** How many actions a turn has while both players are in the round. */
    protected int actions() {
        return data.figures().actionsPerTurn();
    }

    @Override
    public void run(Next frame, Play<PolisState> play) {
        PolisState state = play.state();
        Side side = frame.side();
        if (state.course().active() != side) {
            state.course().beginTurn(side);
        }
        if (state.course().hasPassed(side.other())) {
            play.next(new Surcharge.Ask(side));
        } else if (state.course().actionsTaken() < actions()) {
            play.next(new TakeAction.Choose(side));
        } else if (ransom.isPossible(side, state)) {
            play.next(new LastWord.Ask(side));
        } else {
            play.next(new EndOfTurn.Check(side));
        }
    }
}
