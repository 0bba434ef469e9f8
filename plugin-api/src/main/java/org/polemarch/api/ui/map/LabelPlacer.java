package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds room for labels, so that none covers another or an obstacle. Labels are placed by rank, highest first. Each
 * tries its own places, starting with the one it had before, and is left out if none is free. It needs no toolkit, and
 * takes time in proportion to the number of labels, not to its square.
 */
public final class LabelPlacer {

    private static final double CELL = 48;

    public record Box(double x, double y, double width, double height) {

        public boolean holds(Box other) {
            return other.x >= x
                    && other.y >= y
                    && other.x + other.width <= x + width
                    && other.y + other.height <= y + height;
        }

        public boolean meets(Box other) {
            return x < other.x + other.width
                    && other.x < x + width
                    && y < other.y + other.height
                    && other.y < y + height;
        }
    }

    /**
     * A label that needs a place.
     *
     * @param x the point its places are relative to
     * @param y the point its places are relative to
     * @param places its possible places, best first
     */
    public record Wish(String id, double x, double y, int rank, List<LabelSpot> places) {

        Box box(LabelSpot spot) {
            return new Box(
                    x + spot.dx() - spot.size().width() / 2,
                    y + spot.dy() - spot.size().height() / 2,
                    spot.size().width(),
                    spot.size().height());
        }
    }

    /** The box of a placed label, and which of its forms is shown. */
    public record Placed(Box box, int form) {}

    private final Map<Long, List<Box>> cells = new HashMap<>();
    private final Map<String, LabelSpot> habit;
    private Box sight = new Box(-1e6, -1e6, 2e6, 2e6);

    public LabelPlacer() {
        this(new HashMap<>());
    }

    /** A placer that tries the remembered places first, and remembers those it finds. */
    LabelPlacer(Map<String, LabelSpot> habit) {
        this.habit = habit;
    }

    /** Keeps labels within a box, because one cut off at an edge is unreadable. */
    public void within(Box box) {
        sight = box;
    }

    public void block(Box box) {
        for (long cell : cellsOf(box)) {
            cells.computeIfAbsent(cell, key -> new ArrayList<>(4)).add(box);
        }
    }

    public boolean isFree(Box box) {
        if (!sight.holds(box)) {
            return false;
        }
        for (long cell : cellsOf(box)) {
            for (Box taken : cells.getOrDefault(cell, List.of())) {
                if (taken.meets(box)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The labels that found a place, in the order in which they were placed. */
    public Map<String, Placed> place(List<Wish> wishes) {
        List<Wish> byRank = new ArrayList<>(wishes);
        byRank.sort(Comparator.comparingInt(Wish::rank).reversed());
        Map<String, Placed> placed = new LinkedHashMap<>();
        for (Wish wish : byRank) {
            LabelSpot spot = spot(wish);
            if (spot != null) {
                Box box = wish.box(spot);
                habit.put(wish.id(), spot);
                block(box);
                placed.put(wish.id(), new Placed(box, spot.form()));
            }
        }
        return placed;
    }

    /**
     * The remembered place if it is free and no place for a longer form is; otherwise the first free one; null if none
     * is free.
     */
    private LabelSpot spot(Wish wish) {
        LabelSpot before = habit.get(wish.id());
        boolean kept = before != null && wish.places().contains(before) && isFree(wish.box(before));
        for (LabelSpot spot : wish.places()) {
            if (kept && spot.form() >= before.form()) {
                return before;
            }
            if (isFree(wish.box(spot))) {
                return spot;
            }
        }
        return kept ? before : null;
    }

    private static long[] cellsOf(Box box) {
        long left = (long) Math.floor(box.x() / CELL);
        long right = (long) Math.floor((box.x() + box.width()) / CELL);
        long top = (long) Math.floor(box.y() / CELL);
        long bottom = (long) Math.floor((box.y() + box.height()) / CELL);
        long[] result = new long[(int) ((right - left + 1) * (bottom - top + 1))];
        int n = 0;
        for (long x = left; x <= right; x++) {
            for (long y = top; y <= bottom; y++) {
                result[n++] = (x << 32) ^ (y & 0xffffffffL);
            }
        }
        return result;
    }
}
