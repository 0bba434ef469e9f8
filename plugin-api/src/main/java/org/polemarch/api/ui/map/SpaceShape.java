package org.polemarch.api.ui.map;

/** The symbols of point spaces, drawn in a box of 100 by 100; each has its own outline. */
public enum SpaceShape {
    CIRCLE("M50 8 A42 42 0 1 1 49.9 8 Z", ""),
    SQUARE("M12 12 H88 V88 H12 Z", ""),
    /** A walled town: a square with towers. */
    FORTRESS("M4 4 H34 V16 H66 V4 H96 V34 H84 V66 H96 V96 H66 V84 H34 V96 H4 V66 H16 V34 H4 Z", "M34 34 H66 V66 H34 Z"),
    /** A harbour: an anchor in a circle. */
    HARBOUR(
            "M50 8 A42 42 0 1 1 49.9 8 Z",
            "M50 27 V76 M36 40 H64 M26 56 C28 70 38 76 50 76 C62 76 72 70 74 56 M50 27 A6 6 0 1 1 50.1 27 Z"),
    /** A fortified harbour: an anchor in a square with towers. */
    FORTIFIED_HARBOUR(
            "M4 4 H34 V16 H66 V4 H96 V34 H84 V66 H96 V96 H66 V84 H34 V96 H4 V66 H16 V34 H4 Z",
            "M50 27 V76 M36 40 H64 M28 56 C30 70 38 76 50 76 C62 76 70 70 72 56 M50 27 A5 5 0 1 1 50.1 27 Z"),
    /** A stretch of sea: waves in a ring. */
    SEA(
            "M50 8 A42 42 0 1 1 49.9 8 Z",
            "M22 42 C30 32 40 32 50 42 C60 52 70 52 78 42 M22 62 C30 52 40 52 50 62 C60 72 70 72 78 62"),
    /** A chief city: a ring with a star. */
    CAPITAL("M50 3 A47 47 0 1 1 49.9 3 Z", "M50 18 L58 40 L81 41 L63 55 L69 78 L50 65 L31 78 L37 55 L19 41 L42 40 Z"),
    /** A holy place or any other special space. */
    DIAMOND("M50 3 L97 50 L50 97 L3 50 Z", ""),
    HEXAGON("M27 8 H73 L98 50 L73 92 H27 L2 50 Z", ""),
    DOT("M50 28 A22 22 0 1 1 49.9 28 Z", "");

    final String outline;
    final String detail;

    SpaceShape(String outline, String detail) {
        this.outline = outline;
        this.detail = detail;
    }
}
