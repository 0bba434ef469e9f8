package org.polemarch.victory.rules.turn;

import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/** Corinth, the Delian League, Sparta, Athens; after Athens the round is over, and every third round is scored. */
@Cites("turn/order")
public class TurnOrder {

    public Power first(VictoryState state) {
        return Power.CORINTH;
    }

    /** The power that moves next in this round, if any does. */
    public Optional<Power> after(Power power, VictoryState state) {
        return power == Power.ATHENS ? Optional.empty() : Optional.of(Power.of(power.ordinal() + 1));
    }

    /** Whether a Scoring Round follows this round. */
    public boolean isScored(VictoryState state) {
        return state.round() % state.data().game().scoringEvery() == 0;
    }
}
