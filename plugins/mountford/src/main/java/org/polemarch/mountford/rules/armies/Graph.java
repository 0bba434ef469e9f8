package org.polemarch.mountford.rules.armies;

import java.util.Arrays;
import org.polemarch.mountford.model.SpaceSet;

/** The steps an army may take, which lead both ways. */
final class Graph {

    final int[][] next;
    final boolean[][] pass;
    /** By space, where steps without a pass lead, and those over one. */
    final SpaceSet[] plain;

    final SpaceSet[] over;
    /** The spaces some step leads to. */
    final SpaceSet joined = new SpaceSet();

    Graph(int spaces) {
        next = new int[spaces][0];
        pass = new boolean[spaces][0];
        plain = sets(spaces);
        over = sets(spaces);
    }

    static SpaceSet[] sets(int count) {
        SpaceSet[] sets = new SpaceSet[count];
        Arrays.setAll(sets, i -> new SpaceSet());
        return sets;
    }

    int size() {
        return next.length;
    }

    void join(int a, int b, boolean overPass) {
        add(a, b, overPass);
        add(b, a, overPass);
    }

    private void add(int from, int target, boolean overPass) {
        int n = next[from].length;
        next[from] = Arrays.copyOf(next[from], n + 1);
        pass[from] = Arrays.copyOf(pass[from], n + 1);
        next[from][n] = target;
        pass[from][n] = overPass;
        (overPass ? over : plain)[from].add(target);
        joined.add(target);
    }
}
