package org.polemarch.mountford.rules.scenario;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/** 8.1.1 and 9.7.3: the Peloponnesian player may place so many rebellion markers in the empire. */
@Cites({"8.1.1", "9.7.3"})
public class RebellionPlacement implements Procedure<MountfordState, RebellionPlacement.Next> {

    /** So many markers may still be placed; {@code undefended} if only where no Athenian SPs stand. */
    public record Next(int count, boolean undefended) implements Frame {}

    private final SpecialTargets targets;

    @Inject
    public RebellionPlacement(SpecialTargets targets) {
        this.targets = targets;
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        if (frame.count() > 0
                && !targets.rebellious(play.state(), frame.undefended()).isEmpty()) {
            play.next(new RebellionChoice.Ask(frame.count(), frame.undefended()));
        }
    }
}
