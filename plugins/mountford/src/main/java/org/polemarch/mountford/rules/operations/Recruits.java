package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 2.2.3 and 2.2.4: which unactivated SPs a leader may pick up. An ordinary leader activates five at most, a head of state
 * any number of land SPs; at least half of a king's SPs are Spartan when his assembly ends, in whatever order he picks them
 * up (9.6.1); hostages (4.2.7) and ranges (9.3.1) bar some.
 */
@Cites({"2.2.3", "2.2.4", "9.6.1", "9.3.1", "4.2.7"})
public class Recruits extends Rule {

    private final Relations relations;
    private final Armies armies;
    private final Bars bars;
    private final int command;
    private final IndexSet spartans;

    @Inject
    public Recruits(MountfordData data, Relations relations, Armies armies, Bars bars) {
        super(data);
        this.relations = relations;
        this.armies = armies;
        this.bars = bars;
        command = figures.command();
        spartans = kinds.of(Nationality.SPARTAN);
    }

    /** Whether the leader, acting for a power, could ever pick up that kind in that space. */
    public boolean couldTake(MountfordState state, int leader, Power power, int kind, int space) {
        return tiles.leader(leader).activates().has(kind)
                && state.loose(space, kind) > 0
                && relations.toLoose(state, power, kind, space) == Relation.FRIENDLY;
    }

    /** Whether he may pick up one of that kind where he stands, in the operation at hand. */
    public boolean mayTake(MountfordState state, int leader, int kind) {
        int space = state.armySpace(leader);
        return couldTake(state, leader, state.armyPower(leader), kind, space)
                && commandLeft(state, leader)
                && !kingNeedsSpartans(state, leader, kind)
                && !bars.byHostages(state, state.op().objective()).has(kind)
                && inRange(state, leader, kind);
    }

    public boolean commandLeft(MountfordState state, int leader) {
        return tiles.leader(leader).headOfState() || state.activated(leader) < command;
    }

    /** Whether with one more of that kind a king could no longer make half of his army Spartan (9.6.1). */
    public boolean kingNeedsSpartans(MountfordState state, int leader, int kind) {
        if (!tiles.leader(leader).king() || spartans.has(kind)) {
            return false;
        }
        int wanting = spartansWanting(state, leader) + 1;
        return wanting > 0
                && wanting
                        > spartansFrom(
                                state,
                                leader,
                                state.armySpace(leader),
                                state.armyKinds(leader).with(kind));
    }

    /** How many Spartans a king must add before half of his army is Spartan; 0 or less if it is, or he is no king. */
    public int spartansWanting(MountfordState state, int leader) {
        if (!tiles.leader(leader).king()) {
            return 0;
        }
        int wanting = state.armySize(leader);
        for (int kind = spartans.first(); kind >= 0; kind = spartans.after(kind)) {
            wanting -= 2 * state.armySp(leader, kind);
        }
        return wanting;
    }

    /** Whether a king who goes there to assemble can still make half of his army Spartan; others always may. */
    public boolean mayGo(MountfordState state, int leader, int space) {
        int wanting = spartansWanting(state, leader);
        return wanting <= 0 || wanting <= spartansFrom(state, leader, space, state.armyKinds(leader));
    }

    /** The Spartans a king with these kinds can pick up in a space, and in those he could go on to from there. */
    private int spartansFrom(MountfordState state, int leader, int from, IndexSet inArmy) {
        IndexSet free = spartans.minus(bars.byHostages(state, state.op().objective()));
        int graph = armies.graph(state, state.armyPower(leader), 1, 0, inArmy, false);
        int count = 0;
        for (int kind = free.first(); kind >= 0; kind = free.after(kind)) {
            count += spartansIn(state, leader, kind, kinds.kind(kind).home(), graph, from, inArmy);
            for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
                count += spartansIn(state, leader, kind, atlas.persiaAt(index), graph, from, inArmy);
            }
        }
        return count;
    }

    private int spartansIn(
            MountfordState state, int leader, int kind, int space, int graph, int from, IndexSet inArmy) {
        boolean accessible = space == from
                || (!state.op().visitedTwice(space)
                        && !armies.ways(state, graph, from, space, inArmy).isEmpty());
        return accessible && couldTake(state, leader, state.armyPower(leader), kind, space)
                ? state.loose(space, kind)
                : 0;
    }

    /** Whether the SP may enter the objective, at least with ships that could still be added. */
    public boolean inRange(MountfordState state, int leader, int kind) {
        SpaceSet range = armies.range(state, IndexSet.of(kind), shipsToBeHad(state, leader));
        return range.has(state.op().objective());
    }

    /** Whether the army has ships, or its leader might still pick some up somewhere. */
    protected boolean shipsToBeHad(MountfordState state, int leader) {
        if (state.armyNaval(leader) > 0) {
            return true;
        }
        IndexSet ships =
                tiles.leader(leader).activates().and(kinds.of(SpType.NAVAL)).and(state.kindsAtHome());
        for (int kind = ships.first(); kind >= 0; kind = ships.after(kind)) {
            if (couldTake(
                    state,
                    leader,
                    state.armyPower(leader),
                    kind,
                    kinds.kind(kind).home())) {
                return true;
            }
        }
        return state.persiaAfter(-1) >= 0;
    }

    /** Whether he could pick up anything in a space. */
    public boolean anyIn(MountfordState state, int leader, int space) {
        IndexSet here = state.looseKinds(space);
        for (int kind = here.first(); kind >= 0; kind = here.after(kind)) {
            if (couldTake(state, leader, state.armyPower(leader), kind, space)) {
                return true;
            }
        }
        return false;
    }
}
