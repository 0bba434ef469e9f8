package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.RouteMap;
import org.polemarch.mountford.rules.armies.Routes;

/**
 * 3: an army walks its leg space by space, on legal ways. Where several lead on, the owner chooses.
 */
@Cites({"3", "2.2.5", "2.2.3", "3.3"})
public class Marching extends Rule implements Procedure<MountfordState, Marching.Step> {

    /** The army of that leader goes on along its leg. */
    public record Step(int army) implements Frame {}

    /** An army moved to a neighbouring space. */
    public record Moved(Tile leader, Space space) implements GameEvent {}

    /** A storm destroyed an army, or it came through. */
    @Cites("3.3")
    public record StormBraved(Tile leader, int roll, boolean sunk) implements GameEvent {}

    /** An army found no legal way on and stays where it is. */
    @Cites("3.1")
    public record Halted(Tile leader, Space space) implements GameEvent {}

    private final Routes routes;
    private final Armies armies;

    @Inject
    public Marching(MountfordData data, Routes routes, Armies armies) {
        super(data);
        this.routes = routes;
        this.armies = armies;
    }

    @Override
    public void run(Step frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int army = frame.army();
        if (underWay(state, army) && settle(frame, play)) {
            int only = onlyStep(state, army);
            play.next(only < 0 ? new RouteChoice.Fork(army) : new NextSpace.Enter(army, only), frame);
        }
    }

    /** Whether an army has not arrived yet, and not lost all its SPs on the way. */
    protected boolean underWay(MountfordState state, int army) {
        int space = state.armySpace(army);
        March march = state.march();
        return space >= 0 && march.isOf(army) && space != march.target() && state.armySize(army) > 0;
    }

    /** Finds the ways that are legal for the army as it now is; false if something must be settled first (3.1). */
    protected boolean settle(Step frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        March march = state.march();
        int army = frame.army();
        int graph = armies.graph(state, army, march.storm());
        if (graph == march.graph()) {
            return true;
        }
        boolean sailed = march.graph() >= 0 && Routes.sails(march.graph());
        IndexSet legal = ways(state, army, graph);
        boolean overloaded = state.armyNaval(army) > 0 && !Routes.sails(graph);
        if (overloaded && (legal.isEmpty() || sailed)) {
            play.next(new NavalTransport.Overload(army, !legal.isEmpty()), frame);
            return false;
        }
        if (legal.isEmpty()) {
            march.halt();
            if (march.purpose() != March.Purpose.HOME) {
                play.report(() -> new Halted(tiles.tile(army), atlas.space(state.armySpace(army))));
            }
            return false;
        }
        march.settle(graph, legal);
        return true;
    }

    /** The legal ways to the target. Ranges bind the way out; nobody is kept from going home by them. */
    protected IndexSet ways(MountfordState state, int army, int graph) {
        March march = state.march();
        IndexSet legal = armies.ways(state, army, march.target(), march.storm());
        return legal.isEmpty() && march.purpose() == March.Purpose.HOME
                ? routes.on(state, graph).legal(state.armySpace(army), march.target())
                : legal;
    }

    /** The one step that is legal, or -1 if there are several. */
    protected int onlyStep(MountfordState state, int army) {
        March march = state.march();
        int from = state.armySpace(army);
        RouteMap map = routes.on(state, march.graph());
        int[] steps = map.steps(from);
        SpaceSet range = rangeOf(state, army);
        if (range == armies.everywhere()) {
            return map.onlyStep(from, march.target(), march.passes());
        }
        int only = -1;
        for (int i = 0; i < steps.length; i++) {
            if (onWay(map, march, from, i, range)) {
                if (only >= 0) {
                    return -1;
                }
                only = i;
            }
        }
        return only;
    }

    /** The range that binds the rest of the way; everywhere if no legal way keeps to it. */
    public SpaceSet rangeOf(MountfordState state, int army) {
        March march = state.march();
        SpaceSet range = armies.range(state, state.armyKinds(army), Routes.sails(march.graph()));
        return range == armies.everywhere()
                        || routes.on(state, march.graph())
                                .within(state.armySpace(army), march.target(), march.passes(), range)
                ? range
                : armies.everywhere();
    }

    /** Whether Argos keeps SPs of the army from the Argolid (9.3.4). */
    public boolean keptFromArgolid(MountfordState state, int army) {
        return armies.keptFromArgolid(state, state.armyKinds(army));
    }

    /** Whether a step lies on a legal way that keeps to the range. */
    public boolean onWay(RouteMap map, March march, int from, int step, SpaceSet range) {
        IndexSet rest = map.after(from, step, march.target(), march.passes());
        int space = map.steps(from)[step];
        return !rest.isEmpty()
                && range.has(space)
                && (range == armies.everywhere() || map.within(space, march.target(), rest, range));
    }
}
