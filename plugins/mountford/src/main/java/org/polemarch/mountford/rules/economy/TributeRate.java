package org.polemarch.mountford.rules.economy;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;

/** 8.1.1: the rate may rise by one in each economic phase, to three at most. */
@Cites("8.1.1")
public class TributeRate implements Procedure<MountfordState, TributeRate.Check> {

    /** May the rate rise? */
    public record Check() implements Frame {}

    private final int most;

    @Inject
    public TributeRate(MountfordData data) {
        most = data.figures().tributeMost();
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        if (play.state().tributeRate() < most) {
            play.next(new TributeChoice.Ask());
        }
    }
}
