package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.control.Control;

/** 9.6.7: the marker is placed if the battle offered in the space was not lost. */
@Cites("9.6.7")
public class SpreadOutcome implements Procedure<MountfordState, SpreadOutcome.Look> {

    /** Battle was offered in the space. */
    public record Look(Space space) implements Frame {}

    private final Control control;

    @Inject
    public SpreadOutcome(Control control) {
        this.control = control;
    }

    @Override
    public void run(Look frame, Play<MountfordState> play) {
        if (!play.state().battle().lost()) {
            control.rebel(play, frame.space().index());
        }
        play.next(new RebellionSpreads.Ask());
    }
}
