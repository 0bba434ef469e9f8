package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.Rule;

/** 2.3.2 and 2.3.3: after combat, ravaging and siege, armies in the space may go home, the active player's first. */
@Cites({"2.3.2", "2.3.3"})
public class Withdrawal extends Rule implements Procedure<MountfordState, Withdrawal.Next> {

    /** The seat may send armies home from the space. */
    public record Next(int seat, int space) implements Frame {}

    /** The opponent of a beaten attacker may send his armies home. */
    public record Demand(int space) implements Frame {}

    private final HomeReturn home;

    @Inject
    public Withdrawal(MountfordData data, HomeReturn home) {
        super(data);
        this.home = home;
    }

    /** The armies of a seat in a space that can go home, as a mask. */
    public int candidates(MountfordState state, int seat, int space) {
        int mask = 0;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) == space && state.armySeat(army) == seat && home.possible(state, army)) {
                mask |= 1 << army;
            }
        }
        return mask;
    }

    /** All armies of a seat in a space: whoever must go home goes, way or no way (2.3.2). */
    public int all(MountfordState state, int seat, int space) {
        int mask = 0;
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            mask |= state.armySpace(army) == space && state.armySeat(army) == seat ? 1 << army : 0;
        }
        return mask;
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        if (candidates(play.state(), frame.seat(), frame.space()) != 0) {
            play.next(new WithdrawalChoice.Ask(frame.seat(), frame.space()));
        }
    }
}
