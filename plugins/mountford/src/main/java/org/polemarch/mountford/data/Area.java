package org.polemarch.mountford.data;

/** An area: its spaces, its tribute numbers (none outside the empire), whether ravaging it means anything. */
public final class Area {

    private final int index;
    private final String id;
    private final String name;
    private final int[] spaces;
    private final int[] tribute;
    private final boolean ravageable;

    Area(int index, String id, String name, int[] spaces, int[] tribute, boolean ravageable) {
        this.index = index;
        this.id = id;
        this.name = name;
        this.spaces = spaces;
        this.tribute = tribute;
        this.ravageable = ravageable;
    }

    public int index() {
        return index;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** Its spaces; not to be changed. */
    public int[] spaces() {
        return spaces;
    }

    /** Its tribute numbers; not to be changed. */
    public int[] tribute() {
        return tribute;
    }

    public boolean ravageable() {
        return ravageable;
    }

    /** Whether it belongs to the Athenian empire. */
    public boolean empire() {
        return tribute.length > 0;
    }
}
