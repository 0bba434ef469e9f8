package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;

/** 2.2.5: after its toll an army in a newly entered space may be intercepted, and then may ravage. */
@Cites("2.2.5")
public class Entering implements Procedure<MountfordState, Entering.Entered> {

    /** The army has entered the space it stands in; {@code met} once interception is behind it. */
    public record Entered(int army, boolean met) implements Frame {}

    private final Interception interception;
    private final Ravaging ravaging;

    @Inject
    public Entering(Interception interception, Ravaging ravaging) {
        this.interception = interception;
        this.ravaging = ravaging;
    }

    @Override
    public void run(Entered frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int army = frame.army();
        int space = state.armySpace(army);
        if (space < 0 || state.armySize(army) == 0 || together(state, army, space)) {
            return;
        }
        if (!frame.met() && interception.possible(state, IndexSet.of(army), space)) {
            play.next(interception.offer(IndexSet.of(army), space), new Entered(army, true));
        } else if (ravaging.onMarch(state, army)) {
            play.next(new Ravaging.Offer(army));
        }
    }

    /** In the objective of a combined attack armies are intercepted together, after all have arrived (2.2.6). */
    static boolean together(MountfordState state, int army, int space) {
        return state.march().purpose() == March.Purpose.OBJECTIVE
                && space == state.op().objective()
                && state.op().leaders().size() > 1
                && state.op().leaders().has(army);
    }
}
