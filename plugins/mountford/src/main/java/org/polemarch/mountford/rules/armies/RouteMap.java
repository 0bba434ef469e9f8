package org.polemarch.mountford.rules.armies;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.model.SpaceSet;

/**
 * 3 and 3.4.2: the shortest legal routes on one graph. A route is legal when no other route is both shorter and crosses as
 * few passes or fewer; so all shortest ones are, and a longer one that crosses fewer passes than every shorter one.
 *
 * <p>What is kept per destination is the least length for each exact number of passes, reckoned when the destination is
 * first asked about. The rest of a way is then described by the numbers of passes still to come for which a legal way
 * remains ({@link #legal}); each step thins them out ({@link #after}).
 */
public final class RouteMap {

    private static final byte NO_WAY = Byte.MAX_VALUE;

    private final Atlas atlas;
    private final int spaces;
    private final int layers;
    private final int[][] next;
    private final boolean[][] pass;
    private final int[][] before;
    private final boolean[][] beforePass;
    /** By destination; several games may ask at once, and whoever comes second finds the same figures. */
    private final AtomicReferenceArray<byte[]> lengths;

    private final AtomicReferenceArray<Outlook> outlooks;

    /** By start, the lengths of the ways from it, as {@link #lengths} has them by destination. */
    private final AtomicReferenceArray<byte[]> ahead;

    /** What can be reached from a space, and in how many steps. */
    private static final class Outlook {
        private final byte[] steps;
        private final SpaceSet reach;

        Outlook(byte[] steps, SpaceSet reach) {
            this.steps = steps;
            this.reach = reach;
        }
    }

    /** A graph by its steps; {@code layers} is one more than the most passes a sensible way crosses. */
    RouteMap(Atlas atlas, int[][] next, boolean[][] pass, int layers) {
        this(atlas, next, pass, new int[next.length][0], new boolean[next.length][0], layers);
        for (int from = 0; from < spaces; from++) {
            for (int i = 0; i < next[from].length; i++) {
                Routes.add(before, beforePass, next[from][i], from, pass[from][i]);
            }
        }
    }

    private RouteMap(Atlas atlas, int[][] next, boolean[][] pass, int[][] before, boolean[][] beforePass, int layers) {
        this.atlas = atlas;
        this.next = next;
        this.pass = pass;
        this.before = before;
        this.beforePass = beforePass;
        this.layers = layers;
        spaces = next.length;
        lengths = new AtomicReferenceArray<>(spaces);
        outlooks = new AtomicReferenceArray<>(spaces);
        ahead = new AtomicReferenceArray<>(spaces);
    }

    /** The same graph without some spaces: they can be left, not entered. Whatever is not near them is shared. */
    RouteMap without(SpaceSet closed) {
        int[][] steps = next.clone();
        boolean[][] passes = pass.clone();
        int[][] back = before.clone();
        boolean[][] backPasses = beforePass.clone();
        for (int space = closed.next(0); space >= 0; space = closed.next(space + 1)) {
            for (int neighbour : before[space]) {
                drop(steps, passes, neighbour, space);
            }
            back[space] = new int[0];
            backPasses[space] = new boolean[0];
        }
        return new RouteMap(atlas, steps, passes, back, backPasses, layers);
    }

    private static void drop(int[][] steps, boolean[][] passes, int from, int target) {
        int n = steps[from].length;
        int[] kept = new int[n - 1];
        boolean[] keptPasses = new boolean[n - 1];
        int to = 0;
        for (int i = 0; i < n; i++) {
            if (steps[from][i] != target) {
                kept[to] = steps[from][i];
                keptPasses[to] = passes[from][i];
                to++;
            }
        }
        steps[from] = kept;
        passes[from] = keptPasses;
    }

    /** The lengths of the ways to a destination, by number of passes and start. */
    private byte[] to(int target) {
        byte[] known = lengths.getAcquire(target);
        if (known == null) {
            known = measure(target, before, beforePass, null);
            lengths.setRelease(target, known);
        }
        return known;
    }

    private byte[] lengthsFrom(int start) {
        byte[] known = ahead.getAcquire(start);
        if (known == null) {
            known = measure(start, next, pass, null);
            ahead.setRelease(start, known);
        }
        return known;
    }

    /** Breadth first over space and number of passes, along the given steps; only through these spaces if any are given. */
    private byte[] measure(int origin, int[][] steps, boolean[][] passes, SpaceSet allowed) {
        byte[] length = new byte[layers * spaces];
        Arrays.fill(length, NO_WAY);
        short[] queue = new short[layers * spaces];
        int tail = 0;
        length[origin] = 0;
        queue[tail++] = (short) origin;
        for (int head = 0; head < tail; head++) {
            int layer = layers == 1 ? 0 : queue[head] / spaces;
            int space = queue[head] - layer * spaces;
            byte further = (byte) (length[queue[head]] + 1);
            int[] beside = steps[space];
            for (int i = 0; i < beside.length; i++) {
                int above = layer + (passes[space][i] ? 1 : 0);
                int at = above * spaces + beside[i];
                if (above < layers && length[at] == NO_WAY && (allowed == null || allowed.has(beside[i]))) {
                    length[at] = further;
                    queue[tail++] = (short) at;
                }
            }
        }
        return length;
    }

    /** All spaces to which some legal way stays within the allowed spaces. */
    public SpaceSet reachWithin(int from, SpaceSet allowed) {
        byte[] whole = lengthsFrom(from);
        byte[] bound = measure(from, next, pass, allowed);
        SpaceSet reach = new SpaceSet();
        for (int space = 0; space < spaces; space++) {
            int least = NO_WAY;
            for (int at = space; at < whole.length; at += spaces) {
                if (whole[at] < NO_WAY && whole[at] <= least) {
                    least = whole[at];
                    if (bound[at] == least) {
                        reach.add(space);
                        break;
                    }
                }
            }
        }
        return reach;
    }

    public int[] steps(int from) {
        return next[from];
    }

    /** Whether the step at that place of {@link #steps} crosses a pass. */
    public boolean pass(int from, int step) {
        return pass[from][step];
    }

    public boolean reachable(int from, int to) {
        return distance(from, to) < Paths.FAR;
    }

    /** All spaces that can be reached; not to be changed. */
    public SpaceSet reachFrom(int from) {
        return from(from).reach;
    }

    /** The least number of steps; {@link Paths#FAR} if there is no way. */
    public int distance(int from, int to) {
        return from(from).steps[to];
    }

    private Outlook from(int start) {
        Outlook known = outlooks.getAcquire(start);
        if (known == null) {
            known = look(start);
            outlooks.setRelease(start, known);
        }
        return known;
    }

    /** Breadth first from the start, passes or not. */
    private Outlook look(int start) {
        byte[] steps = new byte[spaces];
        Arrays.fill(steps, (byte) Paths.FAR);
        SpaceSet reached = new SpaceSet();
        int[] queue = new int[spaces];
        int tail = 0;
        steps[start] = 0;
        reached.add(start);
        queue[tail++] = start;
        for (int head = 0; head < tail; head++) {
            for (int space : next[queue[head]]) {
                if (steps[space] == Paths.FAR) {
                    steps[space] = (byte) (steps[queue[head]] + 1);
                    reached.add(space);
                    queue[tail++] = space;
                }
            }
        }
        return new Outlook(steps, reached);
    }

    /** The numbers of passes, as bits, for which there is a legal way; 0 if there is no way at all. */
    public int legal(int from, int to) {
        byte[] length = to(to);
        int legal = 0;
        int least = NO_WAY;
        for (int passes = 0; passes < layers; passes++) {
            int steps = length[passes * spaces + from];
            if (steps < NO_WAY && steps <= least) {
                legal |= 1 << passes;
                least = steps;
            }
        }
        return legal;
    }

    /** What remains of the legal numbers of passes after a step; 0 if the step is on no legal way. */
    public int after(int from, int step, int to, int legal) {
        byte[] length = to(to);
        int space = next[from][step];
        int crossed = pass[from][step] ? 1 : 0;
        int remaining = 0;
        for (int passes = crossed; passes < layers; passes++) {
            if ((legal >>> passes & 1) != 0
                    && length[(passes - crossed) * spaces + space] == length[passes * spaces + from] - 1) {
                remaining |= 1 << (passes - crossed);
            }
        }
        return remaining;
    }

    /** Whether some legal rest of the way stays within the allowed spaces. */
    public boolean within(int from, int to, int legal, SpaceSet allowed) {
        return within(from, to, legal, allowed, new SpaceSet());
    }

    private boolean within(int from, int to, int legal, SpaceSet allowed, SpaceSet failed) {
        if (from == to) {
            return true;
        }
        int[] steps = next[from];
        for (int i = 0; i < steps.length; i++) {
            if (allowed.has(steps[i]) && !failed.has(steps[i])) {
                int rest = after(from, i, to, legal);
                if (rest != 0 && within(steps[i], to, rest, allowed, failed)) {
                    return true;
                }
            }
        }
        if (legal == legal(from, to)) {
            failed.add(from);
        }
        return false;
    }

    /** Whether a legal way over the storm route exists; the graph must have it (3.3). */
    public boolean usesStorm(int from, int to) {
        int whole = distance(from, to);
        int a = atlas.stormA();
        int b = atlas.stormB();
        return whole < Paths.FAR
                && (distance(from, a) + 1 + distance(b, to) == whole
                        || distance(from, b) + 1 + distance(a, to) == whole);
    }
}
