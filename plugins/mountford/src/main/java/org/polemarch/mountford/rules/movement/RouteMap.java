package org.polemarch.mountford.rules.movement;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.model.SpaceSet;

/**
 * 3 and 3.4.2: the shortest legal routes on one graph. A route is legal when no other route is both shorter and crosses as
 * few passes or fewer; so all shortest ones are, and a longer one that crosses fewer passes than every shorter one.
 *
 * <p>What is kept per destination is the least length for each exact number of passes, reckoned when the destination is
 * first asked about. The rest of a way is then described by the numbers of passes still to come for which a legal way
 * remains ({@link #legal}); each step thins them out ({@link #after}).
 */
@Cites({"3", "3.3", "3.4.2"})
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

    private final AtomicReferenceArray<SpaceSet> reach;

    /** A graph by its steps; {@code layers} is one more than the most passes a sensible way crosses. */
    RouteMap(Atlas atlas, int[][] next, boolean[][] pass, int layers) {
        this.atlas = atlas;
        this.next = next;
        this.pass = pass;
        this.layers = layers;
        spaces = next.length;
        before = new int[spaces][0];
        beforePass = new boolean[spaces][0];
        lengths = new AtomicReferenceArray<>(spaces);
        reach = new AtomicReferenceArray<>(spaces);
        for (int from = 0; from < spaces; from++) {
            for (int i = 0; i < next[from].length; i++) {
                Routes.add(before, beforePass, next[from][i], from, pass[from][i]);
            }
        }
    }

    /** The lengths of the ways to a destination, by number of passes and start. */
    private byte[] to(int target) {
        byte[] known = lengths.getAcquire(target);
        if (known == null) {
            known = measure(target);
            lengths.setRelease(target, known);
        }
        return known;
    }

    /** Breadth first from the destination over space and number of passes. */
    private byte[] measure(int target) {
        byte[] length = new byte[layers * spaces];
        Arrays.fill(length, NO_WAY);
        int[] queue = new int[layers * spaces];
        int tail = 0;
        length[target] = 0;
        queue[tail++] = target;
        for (int head = 0; head < tail; head++) {
            int layer = queue[head] / spaces;
            int space = queue[head] % spaces;
            for (int i = 0; i < before[space].length; i++) {
                int above = layer + (beforePass[space][i] ? 1 : 0);
                int start = above * spaces + before[space][i];
                if (above < layers && length[start] == NO_WAY) {
                    length[start] = (byte) (length[queue[head]] + 1);
                    queue[tail++] = start;
                }
            }
        }
        return length;
    }

    /** The spaces one step on. */
    public int[] steps(int from) {
        return next[from];
    }

    /** Whether the step at that place of {@link #steps} crosses a pass. */
    public boolean pass(int from, int step) {
        return pass[from][step];
    }

    /** Whether there is any way. */
    public boolean reachable(int from, int to) {
        return distance(from, to) < Atlas.FAR;
    }

    /** All spaces that can be reached; not to be changed. */
    public SpaceSet reachFrom(int from) {
        SpaceSet known = reach.getAcquire(from);
        if (known == null) {
            known = new SpaceSet();
            int[] queue = new int[spaces];
            int tail = 0;
            known.add(from);
            queue[tail++] = from;
            for (int head = 0; head < tail; head++) {
                for (int space : next[queue[head]]) {
                    if (!known.has(space)) {
                        known.add(space);
                        queue[tail++] = space;
                    }
                }
            }
            reach.setRelease(from, known);
        }
        return known;
    }

    /** The least number of steps; {@link Atlas#FAR} if there is no way. */
    public int distance(int from, int to) {
        byte[] length = to(to);
        int least = Atlas.FAR;
        for (int passes = 0; passes < layers; passes++) {
            least = Math.min(least, length[passes * spaces + from]);
        }
        return least;
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
        return whole < Atlas.FAR
                && (distance(from, a) + 1 + distance(b, to) == whole
                        || distance(from, b) + 1 + distance(a, to) == whole);
    }
}
