package org.polemarch.api.ui.map;

import java.util.Objects;

/**
 * A point space of a board. Its target is {@code Target.space(id)}.
 *
 * @param name the label
 * @param rank how important its label is when there isn't room for all; higher ranks are kept longer
 * @param size its size relative to an ordinary space, which is one line of text high
 */
public record MapSpace(String id, String name, LatLon at, SpaceShape shape, int rank, double size) {
    public MapSpace {
        Objects.requireNonNull(id);
        Objects.requireNonNull(name);
        Objects.requireNonNull(at);
        Objects.requireNonNull(shape);
    }

    /** An open town of no special rank. */
    public static MapSpace at(String id, String name, double lat, double lon) {
        return new MapSpace(id, name, new LatLon(lat, lon), SpaceShape.CIRCLE, 0, 1);
    }

    public MapSpace shaped(SpaceShape other) {
        return new MapSpace(id, name, at, other, rank, size);
    }

    public MapSpace ranked(int other) {
        return new MapSpace(id, name, at, shape, other, size);
    }

    public MapSpace sized(double factor) {
        return new MapSpace(id, name, at, shape, rank, factor);
    }
}
