package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds room for labels so that none covers another or an obstacle. Labels are taken by rank, highest first; each tries
 * its places around its point, the one it had before first; a label for which no place is free is left out. It needs no
 * toolkit, and its time grows with the number of labels and not with its square.
 */
public final class LabelPlacer {

    private static final double CELL = 48;
    private static final double[][] AROUND = {
        {1, 0.1}, {0, 1}, {0, -1}, {-1, 0.1}, {1, -0.8}, {1, 0.8}, {-1, 0.8}, {-1, -0.8},
    };

    private static final double[][] NEAR = {
        {0, 0},
        {0, -0.6},
        {0, 0.6},
        {0.3, 0},
        {-0.3, 0},
        {0, -1.2},
        {0, 1.2},
        {0.3, -0.8},
        {-0.3, -0.8},
        {0.3, 0.8},
        {-0.3, 0.8},
        {0.6, 0},
        {-0.6, 0},
        {0, -2},
        {0, 2},
    };

    /** A box in the units of the screen. */
    public record Box(double x, double y, double width, double height) {

        /** Whether the insides of two boxes meet. */
        public boolean meets(Box other) {
            return x < other.x + other.width
                    && other.x < x + width
                    && y < other.y + other.height
                    && other.y < y + height;
        }
    }

    /**
     * A label that wants a place.
     *
     * @param x the point it names
     * @param y the point it names
     * @param radius how much room the thing at the point takes
     * @param inside whether it should stand on its point, as the names of areas do
     */
    public record Wish(
            String id, double x, double y, double width, double height, double radius, int rank, boolean inside) {}

    private final Map<Long, List<Box>> cells = new HashMap<>();
    private final Map<String, Integer> habit;

    /** A placer that remembers nothing. */
    public LabelPlacer() {
        this(new HashMap<>());
    }

    /** A placer that tries the places remembered first, and remembers the places it finds. */
    LabelPlacer(Map<String, Integer> habit) {
        this.habit = habit;
    }

    /** Keeps labels off a box. */
    public void block(Box box) {
        for (long cell : cellsOf(box)) {
            cells.computeIfAbsent(cell, key -> new ArrayList<>(4)).add(box);
        }
    }

    /** Whether nothing stands in a box yet. */
    public boolean isFree(Box box) {
        for (long cell : cellsOf(box)) {
            for (Box taken : cells.getOrDefault(cell, List.of())) {
                if (taken.meets(box)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The boxes of the labels that found a place, in the order in which they found it. */
    public Map<String, Box> place(List<Wish> wishes) {
        List<Wish> byRank = new ArrayList<>(wishes);
        byRank.sort(Comparator.comparingInt(Wish::rank).reversed());
        Map<String, Box> placed = new LinkedHashMap<>();
        for (Wish wish : byRank) {
            List<Box> places = places(wish);
            int before = habit.getOrDefault(wish.id(), 0);
            int found = before < places.size() && isFree(places.get(before)) ? before : firstFree(places);
            if (found >= 0) {
                habit.put(wish.id(), found);
                Box box = places.get(found);
                block(box);
                placed.put(wish.id(), box);
            }
        }
        return placed;
    }

    private int firstFree(List<Box> places) {
        for (int i = 0; i < places.size(); i++) {
            if (isFree(places.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private static List<Box> places(Wish wish) {
        List<Box> places = new ArrayList<>();
        if (wish.inside()) {
            for (double[] shift : NEAR) {
                places.add(box(wish, shift[0] * wish.width(), shift[1] * wish.height()));
            }
            return places;
        }
        for (double gap : new double[] {2, 7}) {
            double reach = wish.radius() + gap;
            for (double[] direction : AROUND) {
                double dx = direction[0] * (reach + wish.width() / 2);
                double dy = direction[1] * (reach + wish.height() / 2);
                if (direction[0] != 0) {
                    dy = direction[1] * (wish.radius() + wish.height() / 2);
                    dx = direction[0] * ((Math.abs(direction[1]) > 0.5 ? reach * 0.6 : reach) + wish.width() / 2);
                }
                places.add(box(wish, dx, dy));
            }
        }
        return places;
    }

    private static Box box(Wish wish, double dx, double dy) {
        return new Box(
                wish.x() + dx - wish.width() / 2, wish.y() + dy - wish.height() / 2, wish.width(), wish.height());
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
