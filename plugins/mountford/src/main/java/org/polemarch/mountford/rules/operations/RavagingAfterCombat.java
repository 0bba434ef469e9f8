package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.movement.Ravaging;

/**
 * 2.4.2 Ravaging during a continuing operation: by ships, if no unfriendly or neutral land SPs stand in the space and a
 * naval battle was won wherever unfriendly fleets reach; by land SPs, if a land battle was won wherever unfriendly land SPs
 * reach. A land battle called off rules it out (4.2.1).
 */
@Cites({"2.4.2", "4.2.1"})
public class RavagingAfterCombat extends Rule
        implements Decision<MountfordState, RavagingAfterCombat.Ask, Ravaging.Answer> {

    /** Ravage the area of the objective? */
    public record Ask() implements Frame {}

    private final Ravaging ravaging;
    private final Zones zones;
    private final Bars bars;

    @Inject
    public RavagingAfterCombat(MountfordData data, Ravaging ravaging, Zones zones, Bars bars) {
        super(data);
        this.ravaging = ravaging;
        this.zones = zones;
        this.bars = bars;
    }

    /** Whether the conditions hold. */
    public boolean possible(MountfordState state) {
        Power power = state.op().power();
        int space = state.op().objective();
        if (!ravaging.worthwhile(state, power, space) || state.op().calledOff()) {
            return false;
        }
        IndexSet barred = bars.byHostages(state, space);
        boolean byShips = own(state, power, space, kinds.of(SpType.NAVAL).minus(barred))
                && !zones.present(state, power, space, Relation.UNFRIENDLY, true, false)
                && !zones.present(state, power, space, Relation.NEUTRAL, true, false)
                && (state.op().wonNaval() || !zones.reached(state, power, space, Relation.UNFRIENDLY, false, true));
        boolean byLand = own(state, power, space, kinds.land().minus(barred))
                && (state.op().wonLand() || !zones.reached(state, power, space, Relation.UNFRIENDLY, true, false));
        return byShips || byLand;
    }

    protected boolean own(MountfordState state, Power power, int space, IndexSet wanted) {
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (state.armySeat(army) == state.op().seat()
                    && state.armyKinds(army).meets(wanted)
                    && state.relation(power, state.armyPower(army)) == Relation.FRIENDLY) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        return possible(play.state());
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public List<Ravaging.Answer> legal(Ask ask, MountfordState state) {
        return Ravaging.ANSWERS;
    }

    @Override
    public void apply(Ravaging.Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Ravaging.Ravage) {
            ravaging.ravage(play, play.state().op().objective());
        }
    }
}
