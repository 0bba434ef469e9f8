package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.Ravaging;

/**
 * 2.2.6 Combined attack: the armies of an operation that have reached the objective are intercepted there together, as if
 * they had entered at the same time; then each may ravage.
 */
@Cites("2.2.6")
public class CombinedAttack implements Procedure<MountfordState, CombinedAttack.Arrived> {

    /** All movement is done; {@code met} once interception is behind them. */
    public record Arrived(boolean met) implements Frame {}

    private final Interception interception;
    private final Ravaging ravaging;

    @Inject
    public CombinedAttack(Interception interception, Ravaging ravaging) {
        this.interception = interception;
        this.ravaging = ravaging;
    }

    @Override
    public void run(Arrived frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int objective = state.op().objective();
        IndexSet arrived = state.op().arrived();
        for (int army = arrived.first(); army >= 0; army = arrived.after(army)) {
            if (state.armySpace(army) != objective || state.armySize(army) == 0) {
                arrived = arrived.without(army);
            }
        }
        if (arrived.isEmpty()) {
            return;
        }
        state.march().meetInObjective();
        if (!frame.met() && interception.possible(state, arrived, objective)) {
            play.next(interception.offer(arrived, objective), new Arrived(true));
            return;
        }
        for (int army = arrived.first(); army >= 0; army = arrived.after(army)) {
            if (ravaging.onMarch(state, army)) {
                play.next(new Ravaging.Offer(army));
                return; // one of them is enough: the area is ravaged or spared
            }
        }
    }
}
