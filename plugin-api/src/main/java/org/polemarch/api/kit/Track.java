package org.polemarch.api.kit;

/** A marker on a numbered track. It never leaves the track. */
public final class Track {

    private final int least;
    private final int most;
    private int value;

    /** A track from {@code least} to {@code most} with the marker at {@code value}. */
    public Track(int least, int most, int value) {
        this.least = least;
        this.most = most;
        set(value);
    }

    /** An independent copy. */
    public Track copy() {
        return new Track(least, most, value);
    }

    /** Where the marker stands. */
    public int value() {
        return value;
    }

    /** The last space of the track. */
    public int most() {
        return most;
    }

    /** The first space of the track. */
    public int least() {
        return least;
    }

    /** Puts the marker on a space of the track. */
    public void set(int space) {
        if (space < least || space > most) {
            throw new IllegalArgumentException(space + " is not on the track " + least + ".." + most);
        }
        value = space;
    }

    /** Moves the marker by so many spaces, but not beyond either end, and returns how far it went. */
    public int move(int spaces) {
        int target = Math.max(least, Math.min(most, value + spaces));
        int moved = target - value;
        value = target;
        return moved;
    }

    @Override
    public String toString() {
        return value + " of " + least + ".." + most;
    }
}
