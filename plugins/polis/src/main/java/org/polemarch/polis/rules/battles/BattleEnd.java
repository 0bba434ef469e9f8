package org.polemarch.polis.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Space;

/** The end of a battle: by retreat, by a defender left with fewer than 2 units, or for want of cards. */
@Cites("battles/end")
public class BattleEnd {

    public enum Why {
        RETREAT,
        TOO_FEW_UNITS,
        NO_CARDS
    }

    public record Ended(Space space, Why why) implements GameEvent {}

    public void of(Why why, Play<PolisState> play) {
        Space space = play.state().combat().space();
        play.state().combat().end();
        play.report(() -> new Ended(space, why));
    }
}
