package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.movement.Marching;

/** 2.3.2: an army sets out for the home that its owner chose, or for the only one it can reach. */
@Cites("2.3.2")
public class Homeward extends Rule implements Procedure<MountfordState, Homeward.Leg> {

    public record Leg(int army, Space home, boolean storm) implements Frame {}

    @Inject
    public Homeward(MountfordData data) {
        super(data);
    }

    @Override
    public void run(Leg leg, Play<MountfordState> play) {
        MountfordState state = play.state();
        int army = leg.army();
        int target = leg.home().index();
        boolean own = state.armyKinds(army).meets(kinds.homeOf(target));
        play.next(new HomeReturn.Begin(army, !own));
        if (target != state.armySpace(army)) {
            state.march().begin(army, target, March.Purpose.HOME, leg.storm());
            play.next(new Marching.Step(army));
        }
    }
}
