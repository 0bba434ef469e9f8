package org.polemarch.mountford.model;

import org.polemarch.api.kit.IndexSet;

/** One leg of an army's way (3): from where it stands to an assembly space, to the objective, or home. */
public final class March {

    private static final int NONE = -1;

    /** Why the army moves. */
    public enum Purpose {
        ASSEMBLY,
        OBJECTIVE,
        HOME
    }

    private int army = NONE;
    private int target = NONE;
    private Purpose purpose = Purpose.ASSEMBLY;
    private boolean storm;
    private int graph = NONE;
    private IndexSet passes = IndexSet.EMPTY;

    March() {}

    private March(March other) {
        army = other.army;
        target = other.target;
        purpose = other.purpose;
        storm = other.storm;
        graph = other.graph;
        passes = other.passes;
    }

    March copy() {
        return new March(this);
    }

    /** An army sets out; {@code byStorm} if its owner lets the leg use the storm route (3.3). */
    public void begin(int who, int to, Purpose why, boolean byStorm) {
        army = who;
        target = to;
        purpose = why;
        storm = byStorm;
        graph = NONE;
        passes = IndexSet.EMPTY;
    }

    public boolean isOf(int who) {
        return army == who;
    }

    public int target() {
        return target;
    }

    public Purpose purpose() {
        return purpose;
    }

    public boolean storm() {
        return storm;
    }

    /** The graph the rest of the way is reckoned on; -1 before the first step. */
    public int graph() {
        return graph;
    }

    /** For how many passes still to come a legal way remains. */
    public IndexSet passes() {
        return passes;
    }

    public void settle(int onGraph, IndexSet passesToCome) {
        graph = onGraph;
        passes = passesToCome;
    }

    /** The army continues without naval transport: the next step reckons its ways again (3.1). */
    public void walk() {
        graph = NONE;
    }

    public void step(IndexSet passesToCome) {
        passes = passesToCome;
    }

    public void halt() {
        army = NONE;
    }

    /** Several armies stand in the objective of a combined attack together. */
    public void meetInObjective() {
        purpose = Purpose.OBJECTIVE;
    }

    void clear() {
        army = NONE;
        target = NONE;
    }
}
