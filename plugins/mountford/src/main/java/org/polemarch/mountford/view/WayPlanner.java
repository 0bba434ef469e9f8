package org.polemarch.mountford.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.armies.RouteMap;
import org.polemarch.mountford.rules.armies.Routes;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;

/**
 * Shows a player the way to an objective before he confirms it: a legal route by land and one by sea, with each pass,
 * each roll for losses (3.4) and each space where he may be intercepted (3.5), and where other legal routes part.
 */
public class WayPlanner {

    /** More ways than these would hide the map rather than show it. */
    private static final int MOST_WAYS = 5;

    private final MountfordData data;
    private final Atlas atlas;
    private final Routes routes;
    private final Armies armies;
    private final Relations relations;
    private final Zones zones;
    private final UnfamiliarCountry country;
    private final Bars bars;

    @Inject
    public WayPlanner(
            MountfordData data,
            Routes routes,
            Armies armies,
            Relations relations,
            Zones zones,
            UnfamiliarCountry country,
            Bars bars) {
        this.data = data;
        this.routes = routes;
        this.armies = armies;
        this.relations = relations;
        this.zones = zones;
        this.country = country;
        this.bars = bars;
        atlas = data.atlas();
    }

    /** An army, or one yet to be assembled, on one of the graphs it may use. */
    private record Traveller(
            int leader, int from, RouteMap map, boolean sails, boolean land, boolean naval, SpaceSet range) {

        /** Whether the way from a space on is legal, and stays where all SPs may go (9.3.1). */
        boolean allowed(int at, int target, IndexSet legal) {
            return !legal.isEmpty() && range.has(at) && map.within(at, target, legal, range);
        }
    }

    /** The ways from a leader's space to every other, for armies he has yet to assemble. */
    public List<MountfordView.Way> toAll(MountfordState state, int leader) {
        MarchThreats threats = threats(state, leader);
        List<MountfordView.Way> ways = new ArrayList<>();
        for (int target = 0; target < atlas.size(); target++) {
            add(state, leader, target, threats, ways);
        }
        return ways;
    }

    /** The ways to one objective: for the army as it is, or, while it is empty, by land and by sea as far as he finds SPs for it. */
    public List<MountfordView.Way> to(MountfordState state, int leader, int target) {
        List<MountfordView.Way> ways = new ArrayList<>();
        add(state, leader, target, threats(state, leader), ways);
        return ways;
    }

    private MarchThreats threats(MountfordState state, int leader) {
        return new MarchThreats(data, relations, zones, country, bars, state, state.armyPower(leader));
    }

    private void add(MountfordState state, int leader, int target, MarchThreats threats, List<MountfordView.Way> ways) {
        Power power = state.armyPower(leader);
        int from = state.armySpace(leader);
        if (from == target) {
            return;
        }
        if (state.armySize(leader) > 0) {
            boolean sails = armies.transports(state, leader);
            Traveller army = new Traveller(
                    leader,
                    from,
                    routes.on(state, armies.graph(state, leader, false)),
                    sails,
                    state.armyLand(leader) > 0,
                    state.armyNaval(leader) > 0,
                    armies.range(state, state.armyKinds(leader), sails));
            add(army, target, threats, ways);
            return;
        }
        boolean closed = relations.argosClosed(state, power);
        // The kinds of SPs he could begin with.
        IndexSet recruits =
                state.looseKinds(from).and(data.tiles().leader(leader).activates());
        if (recruits.meets(data.kinds().land())) {
            RouteMap land = routes.on(state, Routes.byLand(closed));
            add(new Traveller(leader, from, land, false, true, false, armies.everywhere()), target, threats, ways);
        }
        if (recruits.meets(data.kinds().of(SpType.NAVAL))) {
            RouteMap sea = routes.on(state, Routes.bySea(closed, armies.isthmusOpen(state, power), false));
            add(new Traveller(leader, from, sea, true, true, true, armies.everywhere()), target, threats, ways);
        }
    }

    private void add(Traveller traveller, int target, MarchThreats threats, List<MountfordView.Way> ways) {
        IndexSet legal = traveller.map().legal(traveller.from(), target);
        if (legal.isEmpty() || !traveller.map().within(traveller.from(), target, legal, traveller.range())) {
            return;
        }
        List<int[]> found = new ArrayList<>();
        walk(traveller, traveller.from(), target, legal, new int[Paths.FAR], 0, found);
        List<List<String>> others = new ArrayList<>();
        for (int[] other : found.subList(1, found.size())) {
            List<String> spaces = new ArrayList<>();
            for (int at : other) {
                spaces.add(atlas.space(at).id());
            }
            others.add(spaces);
        }
        int rating = data.tiles().leader(traveller.leader()).land();
        ways.add(new MountfordView.Way(
                atlas.space(traveller.from()).id(),
                atlas.space(target).id(),
                traveller.sails(),
                data.figures().interceptedFrom(),
                data.figures().unfamiliarOneFrom() + rating,
                data.figures().unfamiliarTwoFrom() + rating,
                steps(traveller, found.get(0), threats),
                others));
    }

    private void walk(Traveller army, int at, int target, IndexSet legal, int[] way, int length, List<int[]> found) {
        if (found.size() == MOST_WAYS) {
            return;
        }
        if (at == target) {
            found.add(java.util.Arrays.copyOf(way, length));
            return;
        }
        int[] next = army.map().steps(at);
        for (int i = 0; i < next.length; i++) {
            IndexSet rest = army.map().after(at, i, target, legal);
            if (army.allowed(next[i], target, rest)) {
                way[length] = next[i];
                walk(army, next[i], target, rest, way, length + 1, found);
            }
        }
    }

    private List<MountfordView.Step> steps(Traveller army, int[] way, MarchThreats threats) {
        List<MountfordView.Step> steps = new ArrayList<>();
        int before = army.from();
        for (int space : way) {
            boolean pass = pass(army.map(), before, space);
            int land = army.land() ? threats.land(space) : 0;
            int naval = army.naval() ? threats.naval(space) : 0;
            steps.add(new MountfordView.Step(
                    atlas.space(space).id(),
                    pass,
                    !army.sails() && threats.losses(space, pass),
                    land + naval > 0,
                    land,
                    naval));
            before = space;
        }
        return steps;
    }

    private boolean pass(RouteMap map, int from, int to) {
        int[] next = map.steps(from);
        for (int i = 0; i < next.length; i++) {
            if (next[i] == to) {
                return map.pass(from, i);
            }
        }
        throw new IllegalStateException("no step from " + atlas.space(from) + " to " + atlas.space(to));
    }
}
