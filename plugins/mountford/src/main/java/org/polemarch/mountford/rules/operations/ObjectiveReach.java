package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.armies.Routes;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 2.2.2: which spaces a leader could hope to reach as objective with the SPs he can assemble. Any space may be named, but
 * naming one that no army of his could enter would only waste the operation.
 */
@Cites({"2.2.2", "4.2.7"})
public class ObjectiveReach extends Rule {

    private final Relations relations;
    private final Recruits recruits;
    private final Routes routes;
    private final Armies armies;
    private final Bars bars;

    @Inject
    public ObjectiveReach(
            MountfordData data, Relations relations, Recruits recruits, Routes routes, Armies armies, Bars bars) {
        super(data);
        this.armies = armies;
        this.bars = bars;
        this.relations = relations;
        this.recruits = recruits;
        this.routes = routes;
    }

    /** The spaces that all leaders of the operation could reach. */
    public SpaceSet shared(MountfordState state) {
        IndexSet leaders = state.op().leaders();
        int first = leaders.first();
        SpaceSet shared = first < 0 ? new SpaceSet() : own(state, first);
        for (int leader = leaders.after(first); leader >= 0; leader = leaders.after(leader)) {
            shared.retainAll(own(state, leader));
        }
        return shared;
    }

    private SpaceSet own(MountfordState state, int leader) {
        return reach(state, leader, state.armySpace(leader), state.armyPower(leader));
    }

    /** What a leader placed there could reach, in a set that is the caller's to change. */
    public SpaceSet reach(MountfordState state, int leader, int from, Power power) {
        boolean closed = relations.argosClosed(state, power);
        SpaceSet reach = new SpaceSet();
        reach.add(from);
        IndexSet able = starting(state, leader, from, power);
        boolean sea = able.meets(kinds.of(SpType.NAVAL));
        boolean land = able.meets(kinds.land());
        if (land) {
            SpaceSet byLand = routes.on(state, Routes.byLand(closed)).reachFrom(from);
            reach.addAll(byLand);
            if (!sea && !tiles.leader(leader).headOfState()) {
                sea = shipsWithin(state, leader, power, byLand);
            }
        }
        if (sea) {
            reach.addAll(routes.on(state, Routes.bySea(closed, false, false)).reachFrom(seaPort(from)));
        }
        if (!able.isEmpty()) {
            SpaceSet range = ranges(state, able, sea);
            if (range != armies.everywhere()) {
                range.add(from);
                reach.retainAll(range);
            }
        }
        if (state.spartanHostages() || state.athenianHostages()) {
            IndexSet first = takeable(state, leader, from, power);
            for (int space = reach.next(0); space >= 0; space = reach.next(space + 1)) {
                if (space != from && barredByHostages(state, space, first)) {
                    reach.remove(space);
                }
            }
        }
        return reach;
    }

    /** The kinds he could pick up where he begins. */
    protected IndexSet starting(MountfordState state, int leader, int from, Power power) {
        IndexSet able = state.looseKinds(from);
        for (int kind = able.first(); kind >= 0; kind = able.after(kind)) {
            able = recruits.couldTake(state, leader, power, kind, from) ? able : able.without(kind);
        }
        return able;
    }

    /** Whether a leader of the operation begins only with SPs that may not go to a space, ships or not (9.3.1, 9.3.4). */
    public boolean beyondRange(MountfordState state, int space) {
        IndexSet leaders = state.op().leaders();
        for (int leader = leaders.first(); leader >= 0; leader = leaders.after(leader)) {
            IndexSet able = starting(state, leader, state.armySpace(leader), state.armyPower(leader));
            if (!able.isEmpty() && !ranges(state, able, false).has(space)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is Argos that keeps them from there. */
    public boolean keptFromArgolid(MountfordState state, int space) {
        return armies.argolidBarred(state)
                && atlas.areaOf(space) == atlas.areaAt("argolid")
                && !ranges(state, kinds.of(Nationality.SPARTAN_ALLIED), false).has(space);
    }

    /** Where at least one of these kinds may go (9.3.1, 9.3.4): a leader moves only with SPs from where he begins. */
    protected SpaceSet ranges(MountfordState state, IndexSet able, boolean sails) {
        SpaceSet all = new SpaceSet();
        for (int kind = able.first(); kind >= 0; kind = able.after(kind)) {
            SpaceSet range = armies.range(state, IndexSet.of(kind), sails);
            if (range == armies.everywhere()) {
                return range;
            }
            all.addAll(range);
        }
        return all;
    }

    /** The kinds he could pick up first: where he is placed, and for a king Spartans (9.6.1). */
    protected IndexSet takeable(MountfordState state, int leader, int from, Power power) {
        IndexSet able = starting(state, leader, from, power);
        return tiles.leader(leader).king() ? able.and(kinds.of(Nationality.SPARTAN)) : able;
    }

    protected boolean barredByHostages(MountfordState state, int space, IndexSet able) {
        IndexSet barred = bars.byHostages(state, space);
        return !barred.isEmpty() && barred.hasAll(able);
    }

    /** Whether only the hostages keep the leaders of the operation from a space (4.2.7). */
    public boolean onlyHostagesForbid(MountfordState state, int space) {
        IndexSet leaders = state.op().leaders();
        for (int leader = leaders.first(); leader >= 0; leader = leaders.after(leader)) {
            IndexSet able = takeable(state, leader, state.armySpace(leader), state.armyPower(leader));
            if (barredByHostages(state, space, able)) {
                return true;
            }
        }
        return false;
    }

    /** All seas of the map are one; an inland leader sails from wherever he finds ships. */
    protected int seaPort(int from) {
        return paths.bySea(from).length > 0 ? from : atlas.isthmusA();
    }

    protected boolean shipsWithin(MountfordState state, int leader, Power power, SpaceSet byLand) {
        IndexSet ships = kinds.of(SpType.NAVAL);
        IndexSet inPort = state.kindsAtHome().and(ships);
        for (int kind = inPort.first(); kind >= 0; kind = inPort.after(kind)) {
            int home = kinds.kind(kind).home();
            if (byLand.has(home) && recruits.couldTake(state, leader, power, kind, home)) {
                return true;
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            int space = atlas.persiaAt(index);
            if (byLand.has(space)) {
                for (int kind = ships.first(); kind >= 0; kind = ships.after(kind)) {
                    if (recruits.couldTake(state, leader, power, kind, space)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
