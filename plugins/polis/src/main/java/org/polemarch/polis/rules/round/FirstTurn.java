package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.EventInForce;

/**
 * Who begins: after the Event, the player with less Prestige; in a tie and in the first round that is Sparta. An Event
 * may say otherwise.
 */
@Cites("rounds/first-turn")
public class FirstTurn implements Procedure<PolisState, FirstTurn.Decide> {

    public record Decide() implements Frame {}

    private final EventInForce event;

    @Inject
    public FirstTurn(EventInForce event) {
        this.event = event;
    }

    @Override
    public void run(Decide frame, Play<PolisState> play) {
        Side first = first(play.state());
        play.state().course().beginTurn(first);
        play.next(new Turn.Next(first));
    }

    protected Side first(PolisState state) {
        Optional<EventEffect.FirstTurn> told = event.effect(EventEffect.FirstTurn.class, state);
        if (told.isPresent()) {
            return told.get().side();
        }
        boolean athens =
                state.course().round() != Round.ALPHA && state.prestige(Side.ATHENS) < state.prestige(Side.SPARTA);
        return athens ? Side.ATHENS : Side.SPARTA;
    }
}
