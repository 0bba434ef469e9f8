package org.polemarch.api.game;

import java.util.Objects;

/**
 * What a player learns about a seat before the game: its id, its title and the side it fights for. Seats that win or
 * lose together share a side, even if only one of them wins in the end: the seats of the winning side are ranked before
 * all others. In a free-for-all each seat is its own side.
 *
 * @param camp the league it fights for, by which it is compared with seats of other games
 */
public record SeatInfo(String id, String title, String side, Camp camp) {
    public SeatInfo {
        Objects.requireNonNull(id);
        Objects.requireNonNull(title);
        Objects.requireNonNull(side);
        Objects.requireNonNull(camp);
    }

    /** A seat that belongs to neither camp. */
    public SeatInfo(String id, String title, String side) {
        this(id, title, side, Camp.OTHER);
    }

    /** A seat that plays for itself and belongs to neither camp. */
    public static SeatInfo alone(String id, String title) {
        return new SeatInfo(id, title, id);
    }

    /** A seat that plays for itself. */
    public static SeatInfo alone(String id, String title, Camp camp) {
        return new SeatInfo(id, title, id, camp);
    }
}
