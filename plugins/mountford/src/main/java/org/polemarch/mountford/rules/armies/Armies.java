package org.polemarch.mountford.rules.armies;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Stack;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 3, 3.1, 3.2, 9.3.1: which paths an army may use, and which spaces its SPs may enter. An army may use naval transport as
 * long as it has more naval than land SPs.
 */
@Cites({"3", "3.1", "3.2", "9.3.1"})
public class Armies extends Rule {

    public record SpLost(Seat seat, Kind kind, Space space, LossCause cause) implements GameEvent {
        @Override
        public String cites() {
            return cause.section();
        }
    }

    /** A leader left the map, by the rule of that section. */
    public record LeaderDiscarded(Tile leader, String section) implements GameEvent {
        @Override
        public String cites() {
            return section;
        }
    }

    private final Routes routes;
    private final Relations relations;
    private final Zones zones;
    private final SpaceSet everywhere = new SpaceSet();
    private final SpaceSet nowhere = new SpaceSet();
    private final SpaceSet theban;
    private final SpaceSet corinthian;
    private final SpaceSet ambraciot;
    private final SpaceSet outsideArgolid = new SpaceSet();
    private final IndexSet corinthianLand;
    private final IndexSet ambraciots;
    private final IndexSet thebans;
    private final IndexSet spartanAllies;
    private final IndexSet argives;

    @Inject
    public Armies(MountfordData data, Routes routes, Relations relations, Zones zones) {
        super(data);
        this.routes = routes;
        this.relations = relations;
        this.zones = zones;
        SpaceSet argolid = atlas.spacesOf("argolid");
        for (int i = 0; i < atlas.size(); i++) {
            everywhere.add(i);
            if (!argolid.has(i)) {
                outsideArgolid.add(i);
            }
        }
        SpaceSet boeotia = atlas.spacesOf("boeotia");
        boeotia.add(atlas.at("pharsalus"));
        theban = paths.withinByLand(boeotia, figures.thebanRange());
        corinthian = paths.withinByLand(atlas.spacesOf("corinthia"), figures.corinthianRange());
        SpaceSet ambracia = new SpaceSet();
        ambracia.add(atlas.at("ambracia"));
        ambraciot = paths.withinByLand(ambracia, figures.ambraciotRange());
        corinthianLand = kinds.of(Nationality.CORINTHIAN).and(kinds.land());
        ambraciots = IndexSet.of(kinds.named("hoplite-ambracia").index());
        thebans = kinds.of(Nationality.THEBAN);
        spartanAllies = kinds.of(Nationality.SPARTAN_ALLIED);
        argives = kinds.of(Nationality.ARGIVE);
    }

    /** Whether the army may use naval transport (3.1). */
    public boolean transports(MountfordState state, int army) {
        return state.armyNaval(army) > state.armyLand(army);
    }

    /** The graph the army moves on; it must have SPs (3). */
    public int graph(MountfordState state, int army, boolean storm) {
        return graph(
                state,
                state.armyPower(army),
                state.armyLand(army),
                state.armyNaval(army),
                state.armyKinds(army),
                storm);
    }

    /** The graph an army of that make-up would move on. */
    public int graph(MountfordState state, Power power, int land, int naval, IndexSet inArmy, boolean storm) {
        // Argive SPs are always let into their own city.
        boolean closed = relations.argosClosed(state, power) && !inArmy.meets(argives);
        if (naval == 0) {
            return Routes.byLand(closed);
        }
        boolean isthmus = isthmusOpen(state, power);
        return naval > land ? Routes.bySea(closed, isthmus, storm) : Routes.mixed(closed, isthmus);
    }

    /** Whether ships may be hauled over the Isthmus (3.2). */
    public boolean isthmusOpen(MountfordState state, Power power) {
        return clear(state, power, atlas.isthmusA()) && clear(state, power, atlas.isthmusB());
    }

    protected boolean clear(MountfordState state, Power power, int space) {
        return relations.friendly(state, power, space) && !zones.unfriendlyIn(state, power, space);
    }

    /** The spaces that all these SPs may enter (9.3.1, 9.3.4); {@link #everywhere} if nothing binds them. */
    public SpaceSet range(MountfordState state, IndexSet inArmy, boolean sails) {
        SpaceSet range = everywhere;
        if (inArmy.meets(thebans)) {
            range = both(range, theban);
        }
        if (!sails && inArmy.meets(corinthianLand)) {
            range = both(range, corinthian);
        }
        if (inArmy.meets(ambraciots)) {
            range = both(range, ambraciot);
        }
        if (inArmy.meets(spartanAllies) && argolidBarred(state)) {
            range = both(range, outsideArgolid);
        }
        return range;
    }

    protected SpaceSet both(SpaceSet a, SpaceSet b) {
        if (a == everywhere) {
            return b;
        }
        SpaceSet both = a.copy();
        both.retainAll(b);
        return both;
    }

    public SpaceSet everywhere() {
        return everywhere;
    }

    /** Whether some of these kinds must keep out of the Argolid (9.3.4). */
    public boolean keptFromArgolid(MountfordState state, IndexSet inArmy) {
        return inArmy.meets(spartanAllies) && argolidBarred(state);
    }

    /** Whether Spartan Allied SPs must keep out of the Argolid (9.3.4). */
    public boolean argolidBarred(MountfordState state) {
        return state.argos() == Entry.AT_WAR && state.relation(Power.ARGOS, Power.SPARTA) == Relation.UNFRIENDLY;
    }

    /** The legal ways to a space, as {@link RouteMap#legal}; none if none stays in reach of all SPs of the army. */
    public IndexSet ways(MountfordState state, int army, int target, boolean storm) {
        return ways(state, graph(state, army, storm), state.armySpace(army), target, state.armyKinds(army));
    }

    /** As above for an army of other make-up. */
    public IndexSet ways(MountfordState state, int graph, int from, int target, IndexSet inArmy) {
        RouteMap map = routes.on(state, graph);
        IndexSet legal = map.legal(from, target);
        if (legal.isEmpty()) {
            return legal;
        }
        SpaceSet range = range(state, inArmy, Routes.sails(graph));
        return range == everywhere || map.within(from, target, legal, range) ? legal : IndexSet.EMPTY;
    }

    /** All spaces to which there is a legal way for all SPs of the army, its own included; not to be changed. */
    public SpaceSet reach(MountfordState state, int army) {
        int graph = graph(state, army, false);
        SpaceSet range = range(state, state.armyKinds(army), Routes.sails(graph));
        RouteMap map = routes.on(state, graph);
        return range == everywhere
                ? map.reachFrom(state.armySpace(army))
                : map.reachWithin(state.armySpace(army), range);
    }

    /** The spaces on the way to which the owner could choose the storm route (3.3); not to be changed. */
    public SpaceSet byStorm(MountfordState state, int army) {
        if (!transports(state, army)) {
            return nowhere;
        }
        int from = state.armySpace(army);
        SpaceSet gain = routes.on(state, graph(state, army, false)).gainBy(atlas.stormA(), atlas.stormB(), from);
        if (gain.isEmpty() || range(state, state.armyKinds(army), true) == everywhere) {
            return gain;
        }
        SpaceSet allowed = new SpaceSet();
        for (int space = gain.next(0); space >= 0; space = gain.next(space + 1)) {
            if (!ways(state, army, space, true).isEmpty()) {
                allowed.add(space);
            }
        }
        return allowed;
    }

    /** Eliminates one SP of an army. */
    public void lose(Play<MountfordState> play, int army, int kind, LossCause cause) {
        MountfordState state = play.state();
        int space = state.armySpace(army);
        state.loseFromArmy(army, kind);
        play.report(() -> new SpLost(Seats.of(state.armySeat(army)), kinds.kind(kind), atlas.space(space), cause));
    }

    /** Eliminates one unactivated SP. */
    public void loseLoose(Play<MountfordState> play, int space, int kind, LossCause cause) {
        MountfordState state = play.state();
        state.loseLoose(space, kind);
        play.report(() -> new SpLost(
                Seats.of(kinds.kind(kind).nationality().power().seat()), kinds.kind(kind), atlas.space(space), cause));
    }

    /** Eliminates one SP of a stack. */
    public void lose(Play<MountfordState> play, Stack stack, int kind, LossCause cause) {
        if (stack.isArmy()) {
            lose(play, stack.leader(), kind, cause);
        } else {
            loseLoose(play, stack.space(), kind, cause);
        }
    }

    /** Eliminates a whole army for that cause; its leader is discarded. */
    public void destroy(Play<MountfordState> play, int army, LossCause cause) {
        MountfordState state = play.state();
        IndexSet led = state.armyKinds(army);
        for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
            while (state.armySp(army, kind) > 0) {
                lose(play, army, kind, cause);
            }
        }
        dismiss(play, army, cause.section());
    }

    /** Discards a leader who has no SPs left to lead, by the rule of that section. */
    public void dismiss(Play<MountfordState> play, int army, String section) {
        MountfordState state = play.state();
        state.removeLeader(army);
        state.chest().toDiscard(army);
        play.report(() -> new LeaderDiscarded(tiles.tile(army), section));
    }

    /** Whether a leader without SPs of his own has friendly SPs around him (3). */
    public boolean inCompany(MountfordState state, int army) {
        return zones.present(state, state.armyPower(army), state.armySpace(army), Relation.FRIENDLY, true, true);
    }

    /** Discards leaders left without friendly SPs in their space (3). */
    public void dismissStranded(Play<MountfordState> play) {
        MountfordState state = play.state();
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySize(army) == 0 && !inCompany(state, army)) {
                dismiss(play, army, "3");
            }
        }
    }
}
