package org.polemarch.mountford.rules.armies;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.model.SpaceSet;

/**
 * 3 and 3.4.2: the shortest legal routes on one graph, some spaces of which may be closed: they can be left, not entered.
 * A route is legal when no other route is both shorter and crosses as few passes or fewer; so all shortest ones are, and a
 * longer one that crosses fewer passes than every shorter one.
 *
 * <p>What is kept per destination is the length of the legal ways for each number of passes, reckoned when the
 * destination is first asked about. The rest of a way is then described by the numbers of passes still to come for which a
 * legal way remains ({@link #legal}); each step thins them out ({@link #after}).
 */
public final class RouteMap {

    /** More passes than any sensible way crosses. */
    private static final int LAYERS = 6;

    private final Graph graph;
    private final SpaceSet closed;
    private final int spaces;
    private final int layers;
    /**
     * By destination, number of passes and start: one more than the steps of a legal way; 0 for none. Several games may
     * compute it at once; they get the same figures.
     */
    private final AtomicReferenceArray<byte[]> lengths;

    /** By start, the same for the ways from it. */
    private final AtomicReferenceArray<byte[]> ahead;

    private final AtomicReferenceArray<SpaceSet> reached;
    private final AtomicReferenceArray<Bound> bounds;
    private final AtomicReferenceArray<SpaceSet> gains;

    /** The map of the same graph on which nothing is closed; it may be this one. */
    private final RouteMap open;

    /** On the open map, by start and destination: the spaces entered on legal ways. */
    private final AtomicReferenceArray<SpaceSet> entered;

    /** What is reached from a space by ways within the allowed spaces, for those last asked about. */
    private record Bound(SpaceSet allowed, SpaceSet reach) {}

    RouteMap(Graph graph, boolean passes) {
        this(graph, new SpaceSet(), passes ? LAYERS : 1, null);
    }

    /** The same graph without those spaces. */
    RouteMap without(SpaceSet spaces) {
        return new RouteMap(graph, spaces, layers, this);
    }

    private RouteMap(Graph graph, SpaceSet closed, int layers, RouteMap whole) {
        this.graph = graph;
        this.closed = closed;
        this.layers = layers;
        spaces = graph.size();
        open = whole == null ? this : whole;
        entered = whole == null ? new AtomicReferenceArray<>(spaces * spaces) : whole.entered;
        lengths = new AtomicReferenceArray<>(spaces);
        ahead = new AtomicReferenceArray<>(spaces);
        reached = new AtomicReferenceArray<>(spaces);
        bounds = new AtomicReferenceArray<>(spaces);
        gains = new AtomicReferenceArray<>(spaces);
    }

    Graph graph() {
        return graph;
    }

    SpaceSet closed() {
        return closed;
    }

    /**
     * The lengths of the ways to a destination, as far as they concern those from that start. Most routes don't come
     * near a closed space, and a route that is legal on the open map and still open is legal here.
     */
    private byte[] lengths(int from, int to) {
        return open != this && closed.meets(open.entered(from, to)) ? to(to) : open.to(to);
    }

    private SpaceSet entered(int from, int to) {
        SpaceSet known = entered.getAcquire(from * spaces + to);
        if (known == null) {
            SpaceSet[] byPasses = Graph.sets(layers);
            byte[] length = to(to);
            known = new SpaceSet();
            for (int passes = 0; passes < layers; passes++) {
                trace(from, passes, length, byPasses);
            }
            for (SpaceSet each : byPasses) {
                known.addAll(each);
            }
            entered.setRelease(from * spaces + to, known);
        }
        return known;
    }

    private void trace(int from, int passes, byte[] length, SpaceSet[] byPasses) {
        for (int i = 0; i < graph.next[from].length; i++) {
            int rest = after(from, i, length, IndexSet.of(passes)).first();
            int space = graph.next[from][i];
            if (rest >= 0 && !byPasses[rest].has(space)) {
                byPasses[rest].add(space);
                trace(space, rest, length, byPasses);
            }
        }
    }

    private byte[] to(int target) {
        byte[] known = lengths.getAcquire(target);
        if (known == null) {
            known = measure(new Wave(target, new SpaceSet()), closed);
            lengths.setRelease(target, known);
        }
        return known;
    }

    private byte[] from(int start) {
        byte[] known = ahead.getAcquire(start);
        if (known == null) {
            known = measure(new Wave(start, closed), new SpaceSet());
            ahead.setRelease(start, known);
        }
        return known;
    }

    /** Through none of the dead ends does a way go on. */
    private byte[] measure(Wave wave, SpaceSet deadEnds) {
        byte[] length = new byte[spaces];
        for (byte steps = 1; wave.runs(); steps++) {
            if (length.length < wave.top * spaces) {
                length = Arrays.copyOf(length, wave.top * spaces);
            }
            for (int layer = 0; layer < wave.top; layer++) {
                wave.front[layer].mark(length, layer * spaces, steps);
                wave.front[layer].removeAll(deadEnds);
            }
            wave.spread();
        }
        return length;
    }

    /**
     * Breadth first over space and number of passes. What is reached in fewer steps over as few passes or fewer is on no
     * legal way, and left out.
     */
    private final class Wave {
        private SpaceSet[] front = Graph.sets(layers);
        private SpaceSet[] behind = Graph.sets(layers);
        private final SpaceSet[] known = new SpaceSet[layers];
        /** One more than the most passes crossed. */
        private int top = 1;

        Wave(int origin, SpaceSet barred) {
            for (int layer = 0; layer < layers; layer++) {
                known[layer] = barred.copy();
                known[layer].add(origin);
            }
            front[0].add(origin);
        }

        boolean runs() {
            for (int layer = 0; layer < top; layer++) {
                if (!front[layer].isEmpty()) {
                    return true;
                }
            }
            return false;
        }

        void spread() {
            SpaceSet[] next = behind;
            behind = front;
            front = next;
            int most = Math.min(layers, top + 1);
            for (int layer = 0; layer < most; layer++) {
                next[layer].clear();
                next[layer].addAll(graph.plain, behind[layer]);
                if (layer > 0) {
                    next[layer].addAll(graph.over, behind[layer - 1]);
                }
                next[layer].removeAll(known[layer]);
                if (layer == top && !next[layer].isEmpty()) {
                    top++;
                }
            }
            for (int layer = 0; layer < top; layer++) {
                for (int above = layer; above < layers; above++) {
                    known[above].addAll(next[layer]);
                }
            }
        }
    }

    /** All spaces to which some legal way stays within the allowed spaces; not to be changed. */
    public SpaceSet reachWithin(int from, SpaceSet allowed) {
        Bound known = bounds.getAcquire(from);
        if (known == null || !known.allowed().sameAs(allowed)) {
            known = new Bound(allowed, bound(from, allowed));
            bounds.setRelease(from, known);
        }
        return known.reach();
    }

    private SpaceSet bound(int from, SpaceSet allowed) {
        Wave wave = new Wave(from, closed);
        SpaceSet[] bound = Graph.sets(layers);
        bound[0].add(from);
        SpaceSet reach = bound[0].copy();
        for (boolean more = true; more; ) {
            wave.spread();
            more = false;
            for (int layer = wave.top - 1; layer >= 0; layer--) {
                SpaceSet on = new SpaceSet();
                on.addAll(graph.plain, bound[layer]);
                if (layer > 0) {
                    on.addAll(graph.over, bound[layer - 1]);
                }
                on.retainAll(wave.front[layer]);
                on.retainAll(allowed);
                bound[layer] = on;
                reach.addAll(on);
                more |= !on.isEmpty();
            }
        }
        return reach;
    }

    public int[] steps(int from) {
        return graph.next[from];
    }

    /** Whether the step at that place of {@link #steps} crosses a pass. */
    public boolean pass(int from, int step) {
        return graph.pass[from][step];
    }

    public boolean reachable(int from, int to) {
        return reachFrom(from).has(to);
    }

    /** All spaces that can be reached; not to be changed. */
    public SpaceSet reachFrom(int from) {
        SpaceSet known = reached.getAcquire(from);
        if (known == null) {
            known = flood(from);
            reached.setRelease(from, known);
            if (!closed.has(from)) { // who can come back to where he began reaches the same
                for (int space = known.next(0); space >= 0; space = known.next(space + 1)) {
                    reached.setRelease(space, known);
                }
            }
        }
        return known;
    }

    private SpaceSet flood(int from) {
        SpaceSet reach = new SpaceSet();
        SpaceSet front = new SpaceSet();
        reach.add(from);
        front.add(from);
        while (!front.isEmpty()) {
            SpaceSet next = new SpaceSet();
            next.addAll(graph.plain, front);
            next.addAll(graph.over, front);
            next.removeAll(closed);
            next.removeAll(reach);
            reach.addAll(next);
            front = next;
        }
        return reach;
    }

    /** The least number of steps; {@link Paths#FAR} if there is no way. */
    public int distance(int from, int to) {
        byte[] length = from(from);
        int least = Paths.FAR;
        for (int at = to; at < length.length; at += spaces) {
            if (length[at] > 0) {
                least = Math.min(least, length[at] - 1);
            }
        }
        return least;
    }

    /** The numbers of passes for which there is a legal route; none if there is no route at all. */
    public IndexSet legal(int from, int to) {
        return legal(from, lengths(from, to));
    }

    private IndexSet legal(int from, byte[] length) {
        IndexSet legal = IndexSet.EMPTY;
        for (int at = from, passes = 0; at < length.length; at += spaces, passes++) {
            if (length[at] > 0) {
                legal = legal.with(passes);
            }
        }
        return legal;
    }

    /** What remains of the legal numbers of passes after a step; none if the step is on no legal way. */
    public IndexSet after(int from, int step, int to, IndexSet legal) {
        return after(from, step, lengths(from, to), legal);
    }

    private IndexSet after(int from, int step, byte[] length, IndexSet legal) {
        int space = graph.next[from][step];
        if (layers == 1) {
            boolean nearer = length[space] > 0 && length[space] == length[from] - 1;
            return nearer && !closed.has(space) ? legal : IndexSet.EMPTY;
        }
        if (closed.has(space)) {
            return IndexSet.EMPTY;
        }
        int crossed = graph.pass[from][step] ? 1 : 0;
        IndexSet remaining = IndexSet.EMPTY;
        for (int passes = crossed; passes * spaces < length.length; passes++) {
            int rest = length[(passes - crossed) * spaces + space];
            if (legal.has(passes) && rest > 0 && rest == length[passes * spaces + from] - 1) {
                remaining = remaining.with(passes - crossed);
            }
        }
        return remaining;
    }

    /** The one step that is on a legal way; -1 if there are several. */
    public int onlyStep(int from, int to, IndexSet legal) {
        int[] steps = graph.next[from];
        byte[] length = lengths(from, to);
        int only = -1;
        for (int i = 0; i < steps.length; i++) {
            if (!after(from, i, length, legal).isEmpty()) {
                if (only >= 0) {
                    return -1;
                }
                only = i;
            }
        }
        return only;
    }

    /** Whether some legal rest of the way stays within the allowed spaces. */
    public boolean within(int from, int to, IndexSet legal, SpaceSet allowed) {
        return within(from, to, lengths(from, to), legal, allowed, new SpaceSet());
    }

    private boolean within(int from, int to, byte[] length, IndexSet legal, SpaceSet allowed, SpaceSet failed) {
        if (from == to) {
            return true;
        }
        int[] steps = steps(from);
        for (int i = 0; i < steps.length; i++) {
            if (allowed.has(steps[i]) && !failed.has(steps[i])) {
                IndexSet rest = after(from, i, length, legal);
                if (!rest.isEmpty() && within(steps[i], to, length, rest, allowed, failed)) {
                    return true;
                }
            }
        }
        if (legal.equals(legal(from, length))) {
            failed.add(from);
        }
        return false;
    }

    /** The spaces to which one of the shortest ways would be over one more path between a and b; not to be changed. */
    public SpaceSet gainBy(int a, int b, int from) {
        SpaceSet known = gains.getAcquire(from);
        if (known == null) {
            known = new SpaceSet();
            for (int to = 0; to < spaces; to++) {
                if (gains(a, b, from, to) || gains(b, a, from, to)) {
                    known.add(to);
                }
            }
            gains.setRelease(from, known);
        }
        return known;
    }

    private boolean gains(int a, int b, int from, int to) {
        int detour = distance(from, a) + 1 + distance(b, to);
        return detour < Paths.FAR && detour <= distance(from, to) && !closed.has(b);
    }
}
