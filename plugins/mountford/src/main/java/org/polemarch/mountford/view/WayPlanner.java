package org.polemarch.mountford.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.movement.Armies;
import org.polemarch.mountford.rules.movement.Routes;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;

/**
 * Shows a player the way to an objective before he confirms it: one legal route by land and one by sea, with each pass,
 * each roll for losses (3.4) and each space where he may be intercepted (3.5).
 */
public final class WayPlanner {

    private final Atlas atlas;
    private final Routes routes;
    private final Armies armies;
    private final Relations relations;
    private final Zones zones;
    private final UnfamiliarCountry country;

    @Inject
    public WayPlanner(
            MountfordData data,
            Routes routes,
            Armies armies,
            Relations relations,
            Zones zones,
            UnfamiliarCountry country) {
        this.routes = routes;
        this.armies = armies;
        this.relations = relations;
        this.zones = zones;
        this.country = country;
        atlas = data.atlas();
    }

    /** The ways from a leader's space to every other, for armies he has yet to assemble. */
    List<MountfordView.Way> toAll(MountfordState state, int leader) {
        List<MountfordView.Way> ways = new ArrayList<>();
        for (int target = 0; target < atlas.size(); target++) {
            ways.addAll(to(state, leader, target));
        }
        return ways;
    }

    /** The ways to one objective: for the army as it is, or, while it is empty, one by land and one by sea. */
    List<MountfordView.Way> to(MountfordState state, int leader, int target) {
        Power power = state.armyPower(leader);
        int from = state.armySpace(leader);
        List<MountfordView.Way> ways = new ArrayList<>();
        if (from == target) {
            return ways;
        }
        if (state.armySize(leader) > 0) {
            int graph = armies.graph(state, leader, false);
            add(state, power, graph, from, target, armies.transports(state, leader), ways);
            return ways;
        }
        boolean closed = relations.argosClosed(state, power);
        add(state, power, Routes.byLand(closed), from, target, false, ways);
        add(state, power, Routes.bySea(closed, armies.isthmusOpen(state, power), false), from, target, true, ways);
        return ways;
    }

    private void add(
            MountfordState state,
            Power power,
            int graph,
            int from,
            int target,
            boolean sails,
            List<MountfordView.Way> ways) {
        int legal = routes.legal(graph, from, target);
        if (legal == 0) {
            return;
        }
        List<MountfordView.Step> steps = new ArrayList<>();
        int at = from;
        while (at != target) {
            int[] next = routes.steps(graph, at);
            int best = -1;
            for (int i = 0; i < next.length && best < 0; i++) {
                best = routes.after(graph, at, i, target, legal) != 0 ? i : -1;
            }
            boolean pass = routes.pass(graph, at, best);
            legal = routes.after(graph, at, best, target, legal);
            at = next[best];
            steps.add(new MountfordView.Step(
                    atlas.space(at).id(),
                    pass,
                    !sails && country.unfamiliar(state, power, at, pass),
                    threatened(state, power, at)));
        }
        ways.add(new MountfordView.Way(atlas.space(target).id(), sails, steps));
    }

    private boolean threatened(MountfordState state, Power power, int space) {
        return zones.unfriendlyIn(state, power, space)
                || (relations.unfriendly(state, power, space)
                        && zones.reached(state, power, space, Relation.UNFRIENDLY, true, true));
    }
}
