package org.polemarch.polis.rules.concepts;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/** Immediate defeat: a player who meets one of its three conditions loses at once. */
@Cites("end-of-game")
public class Defeat {

    public record Defeated(Side side, Ending why) implements GameEvent {}

    /** The side has lost; nothing that was to be done is done any more. */
    public void of(Side side, Ending why, Play<PolisState> play) {
        play.state().lose(side, why);
        play.report(() -> new Defeated(side, why));
        play.end();
    }
}
