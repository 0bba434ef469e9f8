package org.polemarch.mountford.rules.scenario;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;

/** 9.4.3, 9.5.3 and 9.7.7: garrisons are placed one by one, as long as there is room. */
@Cites({"9.4.3", "9.5.3", "9.7.7"})
public class Influence implements Procedure<MountfordState, Influence.Next> {

    /** So many garrisons of that tile are still to be placed. */
    public record Next(Effect effect, int count) implements Frame {}

    private final SpecialTargets targets;

    @Inject
    public Influence(SpecialTargets targets) {
        this.targets = targets;
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        if (frame.count() > 0 && !targets.of(play.state(), frame.effect()).isEmpty()) {
            play.next(new InfluenceChoice.Ask(frame.effect()), new Next(frame.effect(), frame.count() - 1));
        }
    }
}
