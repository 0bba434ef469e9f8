package org.polemarch.mountford.model;

/** One leg of an army's way (3): from where it stands to an assembly space, to the objective, or home. */
public final class March {

    /** Why the army moves. */
    public enum Purpose {
        ASSEMBLY,
        OBJECTIVE,
        HOME
    }

    public int army = -1;
    public int target = -1;
    public Purpose purpose = Purpose.ASSEMBLY;
    /** Whether the owner lets the leg use the storm route (3.3). */
    public boolean storm;
    /** The graph the rest of the way is reckoned on. */
    public int graph = -1;
    /** For how many passes still to come a legal way remains, as bits. */
    public int passes;

    public March() {}

    private March(March other) {
        army = other.army;
        target = other.target;
        purpose = other.purpose;
        storm = other.storm;
        graph = other.graph;
        passes = other.passes;
    }

    /** An independent copy. */
    public March copy() {
        return new March(this);
    }
}
