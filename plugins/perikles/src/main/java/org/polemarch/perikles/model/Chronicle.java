package org.polemarch.perikles.model;

import java.util.Arrays;

/**
 * What everybody saw of the latest battles: which counters stood where and what became of the locations. It outlives the
 * turn, so that the table still knows it when the next battles are planned.
 */
public final class Chronicle {

    public enum Fate {
        OPEN,
        NOBODY_CAME,
        UNATTACKED,
        ATTACKER_TAKES,
        DEFENDER_TAKES,
        DEFENDER_CUBES,
        REMOVED
    }

    /** Stands for no line or no location, where there may be one. */
    public static final int NONE = -1;

    private static final Fate[] FATES = Fate.values();

    private final byte[] location;
    private final byte[] fate;
    private final byte[] stood;

    Chronicle(int locations, int counters) {
        location = new byte[locations];
        fate = new byte[locations];
        stood = new byte[counters];
        begin();
    }

    private Chronicle(Chronicle other) {
        location = other.location.clone();
        fate = other.fate.clone();
        stood = other.stood.clone();
    }

    Chronicle copy() {
        return new Chronicle(this);
    }

    /** New battles begin; the old ones are forgotten. */
    public void begin() {
        Arrays.fill(location, (byte) NONE);
        Arrays.fill(fate, (byte) 0);
        Arrays.fill(stood, (byte) NONE);
    }

    public void open(int slot, int newLocation) {
        location[slot] = (byte) newLocation;
    }

    public void saw(int counter, int line) {
        stood[counter] = (byte) line;
    }

    public void settle(int slot, Fate newFate) {
        fate[slot] = (byte) newFate.ordinal();
    }

    /** The location that lay in a space, or {@link #NONE}. */
    public int location(int slot) {
        return location[slot];
    }

    public Fate fate(int slot) {
        return FATES[fate[slot]];
    }

    /** The line in which a counter was seen, or {@link #NONE}. */
    public int stood(int counter) {
        return stood[counter];
    }
}
