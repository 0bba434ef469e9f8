package org.polemarch.mountford.rules.maintenance;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.Rule;

/** 6.3: a player who may hold a reinforcement tile, as far as the other can tell, is asked for it. */
@Cites("6.3")
public class Reinforcements extends Rule implements Procedure<MountfordState, Reinforcements.Next> {

    public record Next(int seat) implements Frame {}

    @Inject
    public Reinforcements(MountfordData data) {
        super(data);
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        long perhaps = play.state().chest().perhapsHeld() & tiles.reinforcementMask() & tiles.ofSeat(frame.seat());
        if (perhaps != 0) {
            play.next(new ReinforcementChoice.Ask(frame.seat()));
        }
    }
}
