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

    /** What threatens a power in each space, looked at once for many ways. */
    private final class Threats {

        private final MountfordState state;
        private final Power power;
        private final Boolean[] interception = new Boolean[atlas.size()];
        private final Boolean[] unfamiliar = new Boolean[atlas.size()];

        Threats(MountfordState state, Power power) {
            this.state = state;
            this.power = power;
        }

        boolean interception(int space) {
            if (interception[space] == null) {
                interception[space] = zones.unfriendlyIn(state, power, space)
                        || (relations.unfriendly(state, power, space)
                                && zones.reached(state, power, space, Relation.UNFRIENDLY, true, true));
            }
            return interception[space];
        }

        boolean losses(int space, boolean pass) {
            if (pass) {
                return country.unfamiliar(state, power, space, true);
            }
            if (unfamiliar[space] == null) {
                unfamiliar[space] = country.unfamiliar(state, power, space, false);
            }
            return unfamiliar[space];
        }
    }

    /** The ways from a leader's space to every other, for armies he has yet to assemble. */
    List<MountfordView.Way> toAll(MountfordState state, int leader) {
        Threats threats = new Threats(state, state.armyPower(leader));
        List<MountfordView.Way> ways = new ArrayList<>();
        for (int target = 0; target < atlas.size(); target++) {
            add(state, leader, target, threats, ways);
        }
        return ways;
    }

    /** The ways to one objective: for the army as it is, or, while it is empty, one by land and one by sea. */
    List<MountfordView.Way> to(MountfordState state, int leader, int target) {
        List<MountfordView.Way> ways = new ArrayList<>();
        add(state, leader, target, new Threats(state, state.armyPower(leader)), ways);
        return ways;
    }

    private void add(MountfordState state, int leader, int target, Threats threats, List<MountfordView.Way> ways) {
        Power power = state.armyPower(leader);
        int from = state.armySpace(leader);
        if (from == target) {
            return;
        }
        if (state.armySize(leader) > 0) {
            int graph = armies.graph(state, leader, false);
            add(graph, from, target, armies.transports(state, leader), threats, ways);
            return;
        }
        boolean closed = relations.argosClosed(state, power);
        add(Routes.byLand(closed), from, target, false, threats, ways);
        add(Routes.bySea(closed, armies.isthmusOpen(state, power), false), from, target, true, threats, ways);
    }

    private void add(int graph, int from, int target, boolean sails, Threats threats, List<MountfordView.Way> ways) {
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
                    atlas.space(at).id(), pass, !sails && threats.losses(at, pass), threats.interception(at)));
        }
        ways.add(new MountfordView.Way(atlas.space(target).id(), sails, steps));
    }
}
