package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.SpaceSet;

/**
 * 3 and 3.4.2: the shortest legal routes of every kind of army, reckoned once for all pairs of spaces. A route is legal
 * when no other route is both shorter and crosses as few passes or fewer; so all shortest ones are, and a longer one that
 * crosses fewer passes than every shorter one.
 *
 * <p>What is kept per graph and destination is the least length for each exact number of passes. The rest of a way is then
 * described by the numbers of passes still to come for which a legal way remains ({@link #legal}); each step thins them
 * out ({@link #after}).
 */
@Cites({"3", "3.2", "3.3", "3.4.2"})
public final class Routes {

    /** More passes than any sensible way crosses. */
    private static final int LAYERS = 6;

    private static final byte NO_WAY = Byte.MAX_VALUE;
    private static final int LAND = 0;
    private static final int SEA = 2;
    private static final int MIXED = 10;
    private static final int GRAPHS = 14;

    private final Atlas atlas;
    private final int spaces;
    private final int[][][] next = new int[GRAPHS][][];
    private final boolean[][][] pass = new boolean[GRAPHS][][];
    private final byte[][] length = new byte[GRAPHS][];
    private final SpaceSet[][] reach = new SpaceSet[GRAPHS][];

    @Inject
    public Routes(MountfordData data) {
        atlas = data.atlas();
        spaces = atlas.size();
        for (int graph = 0; graph < GRAPHS; graph++) {
            connect(graph);
            measure(graph);
        }
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

    private static boolean closed(int graph) {
        return graph < SEA ? graph == 1 : graph < MIXED ? graph >= SEA + 4 : graph >= MIXED + 2;
    }

    private static boolean isthmus(int graph) {
        return sails(graph) ? (graph - SEA & 2) != 0 : graph >= MIXED && (graph - MIXED & 1) != 0;
    }

    private static boolean storm(int graph) {
        return sails(graph) && (graph - SEA & 1) != 0;
    }

    private void connect(int graph) {
        int[][] to = new int[spaces][0];
        boolean[][] passes = new boolean[spaces][0];
        for (Atlas.Path path : atlas.paths()) {
            boolean usable = switch (path.type()) {
                case LAND -> graph < SEA;
                case NAVAL -> sails(graph);
                case COMBINED -> true;
            };
            if (usable) {
                join(to, passes, path.a(), path.b(), path.pass());
            }
        }
        if (isthmus(graph)) {
            join(to, passes, atlas.isthmusA(), atlas.isthmusB(), false);
        }
        if (storm(graph)) {
            join(to, passes, atlas.stormA(), atlas.stormB(), false);
        }
        if (closed(graph)) {
            for (int from = 0; from < spaces; from++) {
                shut(to, passes, from, atlas.argive());
            }
        }
        next[graph] = to;
        pass[graph] = passes;
    }

    private static void join(int[][] to, boolean[][] passes, int a, int b, boolean isPass) {
        add(to, passes, a, b, isPass);
        add(to, passes, b, a, isPass);
    }

    private static void add(int[][] to, boolean[][] passes, int from, int target, boolean isPass) {
        int n = to[from].length;
        to[from] = Arrays.copyOf(to[from], n + 1);
        passes[from] = Arrays.copyOf(passes[from], n + 1);
        to[from][n] = target;
        passes[from][n] = isPass;
    }

    /** Closed spaces can be left, not entered. */
    private static void shut(int[][] to, boolean[][] passes, int from, SpaceSet closed) {
        int kept = 0;
        for (int i = 0; i < to[from].length; i++) {
            if (!closed.has(to[from][i])) {
                to[from][kept] = to[from][i];
                passes[from][kept] = passes[from][i];
                kept++;
            }
        }
        to[from] = Arrays.copyOf(to[from], kept);
        passes[from] = Arrays.copyOf(passes[from], kept);
    }

    private static int layers(int graph) {
        return graph < SEA ? LAYERS : 1;
    }

    /** Breadth first from each destination over space and number of passes. */
    private void measure(int graph) {
        int layers = layers(graph);
        byte[] all = new byte[layers * spaces * spaces];
        Arrays.fill(all, NO_WAY);
        int[][] from = new int[spaces][0];
        boolean[][] fromPass = new boolean[spaces][0];
        for (int space = 0; space < spaces; space++) {
            for (int i = 0; i < next[graph][space].length; i++) {
                add(from, fromPass, next[graph][space][i], space, pass[graph][space][i]);
            }
        }
        int[] queue = new int[layers * spaces];
        for (int target = 0; target < spaces; target++) {
            int base = target * layers * spaces;
            int tail = 0;
            all[base + target] = 0;
            queue[tail++] = target;
            for (int head = 0; head < tail; head++) {
                int layer = queue[head] / spaces;
                int space = queue[head] % spaces;
                for (int i = 0; i < from[space].length; i++) {
                    int above = layer + (fromPass[space][i] ? 1 : 0);
                    if (above < layers && all[base + above * spaces + from[space][i]] == NO_WAY) {
                        all[base + above * spaces + from[space][i]] = (byte) (all[base + queue[head]] + 1);
                        queue[tail++] = above * spaces + from[space][i];
                    }
                }
            }
        }
        length[graph] = all;
        reach[graph] = new SpaceSet[spaces];
        for (int start = 0; start < spaces; start++) {
            reach[graph][start] = new SpaceSet();
            for (int target = 0; target < spaces; target++) {
                if (reachable(graph, start, target)) {
                    reach[graph][start].add(target);
                }
            }
        }
    }

    private int length(int graph, int from, int to, int passes) {
        return length[graph][(to * layers(graph) + passes) * spaces + from];
    }

    /** The spaces one step on. */
    public int[] steps(int graph, int from) {
        return next[graph][from];
    }

    /** Whether the step at that place of {@link #steps} crosses a pass. */
    public boolean pass(int graph, int from, int step) {
        return pass[graph][from][step];
    }

    /** Whether there is any way. */
    public boolean reachable(int graph, int from, int to) {
        for (int passes = 0; passes < layers(graph); passes++) {
            if (length(graph, from, to, passes) != NO_WAY) {
                return true;
            }
        }
        return false;
    }

    /** All spaces that can be reached; not to be changed. */
    public SpaceSet reachFrom(int graph, int from) {
        return reach[graph][from];
    }

    /** The least number of steps; {@link Atlas#FAR} if there is no way. */
    public int distance(int graph, int from, int to) {
        int least = Atlas.FAR;
        for (int passes = 0; passes < layers(graph); passes++) {
            least = Math.min(least, length(graph, from, to, passes));
        }
        return least;
    }

    /** The numbers of passes, as bits, for which there is a legal way; 0 if there is no way at all. */
    public int legal(int graph, int from, int to) {
        int legal = 0;
        int least = NO_WAY;
        for (int passes = 0; passes < layers(graph); passes++) {
            int steps = length(graph, from, to, passes);
            if (steps < NO_WAY && steps <= least) {
                legal |= 1 << passes;
                least = steps;
            }
        }
        return legal;
    }

    /** What remains of the legal numbers of passes after a step; 0 if the step is on no legal way. */
    public int after(int graph, int from, int step, int to, int legal) {
        int space = next[graph][from][step];
        int crossed = pass[graph][from][step] ? 1 : 0;
        int remaining = 0;
        for (int passes = crossed; passes < layers(graph); passes++) {
            if ((legal >>> passes & 1) != 0
                    && length(graph, space, to, passes - crossed) == length(graph, from, to, passes) - 1) {
                remaining |= 1 << (passes - crossed);
            }
        }
        return remaining;
    }

    /** Whether some legal rest of the way stays within the allowed spaces. */
    public boolean within(int graph, int from, int to, int legal, SpaceSet allowed) {
        return within(graph, from, to, legal, allowed, new SpaceSet());
    }

    private boolean within(int graph, int from, int to, int legal, SpaceSet allowed, SpaceSet failed) {
        if (from == to) {
            return true;
        }
        int[] steps = next[graph][from];
        for (int i = 0; i < steps.length; i++) {
            if (allowed.has(steps[i]) && !failed.has(steps[i])) {
                int rest = after(graph, from, i, to, legal);
                if (rest != 0 && within(graph, steps[i], to, rest, allowed, failed)) {
                    return true;
                }
            }
        }
        if (legal == legal(graph, from, to)) {
            failed.add(from);
        }
        return false;
    }

    /** Whether a legal way over the storm route exists on a graph that has it. */
    public boolean usesStorm(int graph, int from, int to) {
        int whole = distance(graph, from, to);
        int a = atlas.stormA();
        int b = atlas.stormB();
        return whole < Atlas.FAR
                && (distance(graph, from, a) + 1 + distance(graph, b, to) == whole
                        || distance(graph, from, b) + 1 + distance(graph, a, to) == whole);
    }
}
