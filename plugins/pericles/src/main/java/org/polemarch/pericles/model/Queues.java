package org.polemarch.pericles.model;

import java.util.Arrays;

/**
 * The Theater markers: those behind the shields, and the face-down last-in-first-out queues on the map (8.31). A marker
 * is its face, its owner and, once it lies on the map, who placed it.
 */
public final class Queues {

    /** Room for the markers of one turn. */
    private static final int ROOM = 64;

    private final byte[] held;
    private final byte[] face;
    private final byte[] below;
    private final byte[] top;
    private final byte[] revealed;
    private final byte[] revealedIn;
    private int placed;
    private int revealedCount;

    Queues() {
        held = new byte[4 * 2 * Marker.COUNT];
        face = new byte[ROOM];
        below = new byte[ROOM];
        top = new byte[Theater.COUNT + 1];
        revealed = new byte[ROOM];
        revealedIn = new byte[ROOM];
        Arrays.fill(top, (byte) -1);
    }

    private Queues(Queues other) {
        held = other.held.clone();
        face = other.face.clone();
        below = other.below.clone();
        top = other.top.clone();
        revealed = other.revealed.clone();
        revealedIn = other.revealedIn.clone();
        placed = other.placed;
        revealedCount = other.revealedCount;
    }

    Queues copy() {
        return new Queues(this);
    }

    private static int at(Faction holder, Faction owner, Marker marker) {
        return (holder.index() * 2 + (owner.index() & 1)) * Marker.COUNT + marker.index();
    }

    public int held(Faction holder, Faction owner, Marker marker) {
        return held[at(holder, owner, marker)];
    }

    public int held(Faction holder) {
        int all = 0;
        int from = holder.index() * 2 * Marker.COUNT;
        for (int i = from; i < from + 2 * Marker.COUNT; i++) {
            all += held[i];
        }
        return all;
    }

    public void give(Faction holder, Faction owner, Marker marker, int count) {
        held[at(holder, owner, marker)] += (byte) count;
    }

    public void take(Faction holder, Faction owner, Marker marker) {
        int at = at(holder, owner, marker);
        if (held[at] == 0) {
            throw new IllegalStateException(holder + " holds no " + marker + " of " + owner);
        }
        held[at]--;
    }

    /** Takes all markers of a Faction; for imagined games. */
    public void clear(Faction holder) {
        int from = holder.index() * 2 * Marker.COUNT;
        Arrays.fill(held, from, from + 2 * Marker.COUNT, (byte) 0);
    }

    public void place(Faction placer, Faction owner, Marker marker, Theater theater) {
        take(placer, owner, marker);
        face[placed] = (byte) (marker.index() | (owner.index() << 3) | (placer.index() << 5));
        below[placed] = top[theater.index()];
        top[theater.index()] = (byte) placed++;
    }

    /** The place of the top marker of a queue, to be asked about; -1 if the queue is empty. */
    public int top(Theater theater) {
        return top[theater.index()];
    }

    /** The marker below another; -1 if there is none. */
    public int below(int marker) {
        return below[marker];
    }

    public Marker marker(int at) {
        return Marker.of(face[at] & 7);
    }

    public Faction owner(int at) {
        return Faction.of((face[at] >> 3) & 3);
    }

    public Faction placer(int at) {
        return Faction.of((face[at] >> 5) & 3);
    }

    /** Changes the face of a marker; for imagined games. */
    public void repaint(int at, Faction owner, Marker marker) {
        face[at] = (byte) (marker.index() | (owner.index() << 3) | (face[at] & 0x60));
    }

    /** Turns the top marker of a queue over and takes it off the map; what it was stays known for the turn. */
    public void reveal(Theater theater) {
        int at = top[theater.index()];
        revealed[revealedCount] = face[at];
        revealedIn[revealedCount++] = (byte) theater.index();
        top[theater.index()] = below[at];
    }

    public int revealedCount() {
        return revealedCount;
    }

    /** The face of the marker revealed at that time, from 0. */
    public Marker revealedMarker(int time) {
        return Marker.of(revealed[time] & 7);
    }

    public Faction revealedOwner(int time) {
        return Faction.of((revealed[time] >> 3) & 3);
    }

    public Theater revealedIn(int time) {
        return Theater.of(revealedIn[time]);
    }

    public boolean anyPlaced() {
        for (byte each : top) {
            if (each >= 0) {
                return true;
            }
        }
        return false;
    }

    /** A new turn: forgets the markers of the last one; only when no queue is left. */
    public void reset() {
        if (anyPlaced()) {
            throw new IllegalStateException("markers lie on the map");
        }
        Arrays.fill(face, (byte) 0);
        Arrays.fill(below, (byte) 0);
        Arrays.fill(revealed, (byte) 0);
        Arrays.fill(revealedIn, (byte) 0);
        placed = 0;
        revealedCount = 0;
    }
}
