package org.polemarch.api.ui.map;

import java.util.Objects;

/**
 * A connection between two places, which may be spaces or areas.
 *
 * @param bend how far the middle is from the straight line, as a share of its length; a positive value bends to the
 *     left when going from a to b
 */
public record MapPath(String a, String b, PathStyle style, double bend) {
    public MapPath {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        Objects.requireNonNull(style);
    }

    public static MapPath of(String a, String b, PathStyle style) {
        return new MapPath(a, b, style, 0);
    }

    public MapPath bent(double part) {
        return new MapPath(a, b, style, part);
    }
}
