package org.polemarch.mountford.rules.scenario;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;

/** 9.4.7 Rebellion suppressed: up to three markers are removed, one by one. */
@Cites("9.4.7")
public class RebellionSuppressed implements Procedure<MountfordState, RebellionSuppressed.Next> {

    /** So many markers may still be removed. */
    public record Next(int count) implements Frame {}

    private final SpecialTargets targets;

    @Inject
    public RebellionSuppressed(SpecialTargets targets) {
        this.targets = targets;
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        if (frame.count() > 0
                && !targets.of(play.state(), Effect.REBELLION_SUPPRESSED).isEmpty()) {
            play.next(new SuppressionChoice.Ask(frame.count()));
        }
    }
}
