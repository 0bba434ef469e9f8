package org.polemarch.mountford.rules.armies;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.SpaceSet;

/**
 * 3: the graphs armies move on. There are seven, by the paths the army may use; each of them also without the spaces that
 * Argos controls, for those to whom it is neutral. Who holds which space changes in the course of a war, so the maps
 * without Argive spaces are kept for the sets last met with.
 */
@Cites({"3", "3.2", "3.3", "3.4.2"})
public class Routes {

    private static final int LAND = 0;
    private static final int SEA = 2;
    private static final int MIXED = 10;
    private static final int GRAPHS = 14;

    /** Room for the sets of closed spaces last met with; one war knows a handful. */
    private static final int REMEMBERED = 128;

    private final Atlas atlas;
    private final RouteMap[] open = new RouteMap[GRAPHS];
    /** Each set has its one place here; several games may ask at once, and find it without waiting for each other. */
    private final AtomicReferenceArray<RouteMap> met = new AtomicReferenceArray<>(GRAPHS * REMEMBERED);

    @Inject
    public Routes(MountfordData data) {
        atlas = data.atlas();
        Arrays.setAll(open, graph -> new RouteMap(connect(graph), graph < SEA));
    }

    /** The graph of an army of land SPs. */
    public static int byLand(boolean argosClosed) {
        return LAND + (argosClosed ? 1 : 0);
    }

    /** The graph of a fleet, or of an army that uses naval transport (3.1). */
    public static int bySea(boolean argosClosed, boolean isthmus, boolean storm) {
        return SEA + (argosClosed ? 4 : 0) + (isthmus ? 2 : 0) + (storm ? 1 : 0);
    }

    /** The graph of an army with ships too few to carry its land SPs: only paths that both can use. */
    public static int mixed(boolean argosClosed, boolean isthmus) {
        return MIXED + (argosClosed ? 2 : 0) + (isthmus ? 1 : 0);
    }

    /** Whether a graph is one of naval transport. */
    public static boolean sails(int graph) {
        return graph >= SEA && graph < MIXED;
    }

    /** Whether a graph is one without the spaces Argos holds. */
    public static boolean closed(int graph) {
        return graph < SEA ? graph == 1 : graph < MIXED ? graph >= SEA + 4 : graph >= MIXED + 2;
    }

    private static boolean isthmus(int graph) {
        return sails(graph) ? (graph - SEA & 2) != 0 : graph >= MIXED && (graph - MIXED & 1) != 0;
    }

    private static boolean storm(int graph) {
        return sails(graph) && (graph - SEA & 1) != 0;
    }

    /** The routes on a graph as the war now stands: without the spaces Argos controls, if they are closed. */
    public RouteMap on(MountfordState state, int graph) {
        return closed(graph) ? without(state.heldByArgos(), graph) : open[graph];
    }

    /** The routes on a graph without those spaces; they can be left, not entered. */
    public RouteMap without(SpaceSet spaces, int graph) {
        RouteMap whole = open[graph];
        SpaceSet joined = whole.graph().joined;
        if (!spaces.meets(joined)) {
            return whole;
        }
        int place = graph * REMEMBERED + Math.floorMod(spaces.hash(joined), REMEMBERED);
        RouteMap map = met.getAcquire(place);
        if (map == null || !spaces.meetsIn(joined, map.closed())) {
            SpaceSet closed = spaces.copy();
            closed.retainAll(joined);
            map = whole.without(closed);
            met.setRelease(place, map);
        }
        return map;
    }

    private Graph connect(int graph) {
        Graph joined = new Graph(atlas.size());
        for (Paths.Path path : atlas.paths().all()) {
            boolean usable = switch (path.type()) {
                case LAND -> graph < SEA;
                case NAVAL -> sails(graph);
                case COMBINED -> true;
            };
            if (usable) {
                joined.join(path.a(), path.b(), path.pass());
            }
        }
        if (isthmus(graph)) {
            joined.join(atlas.isthmusA(), atlas.isthmusB(), false);
        }
        if (storm(graph)) {
            joined.join(atlas.stormA(), atlas.stormB(), false);
        }
        return joined;
    }
}
