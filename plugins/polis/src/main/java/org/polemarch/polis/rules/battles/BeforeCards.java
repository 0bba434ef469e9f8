package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/**
 * Before cards are drawn each player may retreat, the one about to attack first; a player without a choice isn't asked.
 */
@Cites("battles/end")
public class BeforeCards implements Procedure<PolisState, BeforeCards.Look> {

    /** A side may have a choice, if the battle is still on. */
    public record Look(Side side) implements Frame {}

    private final Retreat retreat;

    @Inject
    public BeforeCards(Retreat retreat) {
        this.retreat = retreat;
    }

    @Override
    public void run(Look frame, Play<PolisState> play) {
        if (play.state().combat().isOn() && retreat.hasChoice(frame.side(), play.state())) {
            play.next(new Retreat.Offer(frame.side()));
        }
    }
}
