package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Finds room for labels so that none covers another or an obstacle. Labels are taken by rank, highest first; each tries
 * its places around its point, the one it had before first; a label for which no place is free is left out, unless it may
 * stand aside. It needs no toolkit, and its time grows with the number of labels and not with its square.
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

    /**
     * How far aside labels are tried, in their own heights, nearest first, and in how many directions. One that would be
     * farther away is left out: it would be taken for the name of something else.
     */
    private static final double[] ASIDE = {2.2, 3, 4, 5, 6.5, 8};

    private static final int DIRECTIONS = 16;

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
     * A label that wants a place.
     *
     * @param x the point it names
     * @param y the point it names
     * @param radius how much room the thing at the point takes
     * @param inside whether it should stand on its point, as the names of areas do
     * @param aside whether it may stand aside where there is no room, with a line that leads to its point
     */
    public record Wish(
            String id,
            double x,
            double y,
            double width,
            double height,
            double radius,
            int rank,
            boolean inside,
            boolean aside) {

        /** A label that is left out where there is no room at its point. */
        public Wish(
                String id, double x, double y, double width, double height, double radius, int rank, boolean inside) {
            this(id, x, y, width, height, radius, rank, inside, false);
        }

        /** Whether a box is so far from the point that a line must lead to it. */
        boolean isAside(Box box) {
            double dx = Math.max(0, Math.max(box.x() - x, x - box.x() - box.width()));
            double dy = Math.max(0, Math.max(box.y() - y, y - box.y() - box.height()));
            return aside && Math.hypot(dx, dy) > radius + 1.6 * height;
        }
    }

    private final Map<Long, List<Box>> cells = new HashMap<>();
    private final Map<String, Integer> habit;
    private Box sight = new Box(-1e6, -1e6, 2e6, 2e6);

    public LabelPlacer() {
        this(new HashMap<>());
    }

    /** A placer that tries the places remembered first, and remembers the places it finds. */
    LabelPlacer(Map<String, Integer> habit) {
        this.habit = habit;
    }

    /** Keeps the labels of points in a box within it: one cut off at an edge cannot be read. */
    public void within(Box box) {
        sight = box;
    }

    public void block(Box box) {
        for (long cell : cellsOf(box)) {
            cells.computeIfAbsent(cell, key -> new ArrayList<>(4)).add(box);
        }
    }

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
        List<Wish> left = new ArrayList<>();
        for (Wish wish : byRank) {
            if (!settle(wish, places(wish), 0, placed) && wish.aside()) {
                left.add(wish);
            }
        }
        // Those that stand aside come last, so that they take no name's own place.
        for (Wish wish : left) {
            if (inSight(wish)) {
                settle(wish, aside(wish), places(wish).size(), placed);
            }
        }
        return placed;
    }

    private boolean inSight(Wish wish) {
        return sight.holds(new Box(wish.x(), wish.y(), 0, 0));
    }

    /** Takes the place remembered or else the first that is free; the first of these places is remembered as that number. */
    private boolean settle(Wish wish, List<Box> places, int number, Map<String, Box> placed) {
        boolean seen = inSight(wish);
        Predicate<Box> readable = box -> isFree(box) && (!seen || sight.holds(box));
        int before = habit.getOrDefault(wish.id(), number) - number;
        boolean kept = before >= 0 && before < places.size() && readable.test(places.get(before));
        int first = kept && number == 0 ? before : first(places, readable);
        boolean nearer = first / DIRECTIONS < before / DIRECTIONS; // aside, only as far as need be
        int found = kept && !nearer ? before : first;
        if (found < 0) {
            return false;
        }
        habit.put(wish.id(), number + found);
        block(places.get(found));
        placed.put(wish.id(), places.get(found));
        return true;
    }

    private static int first(List<Box> places, Predicate<Box> readable) {
        for (int i = 0; i < places.size(); i++) {
            if (readable.test(places.get(i))) {
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

    private static List<Box> aside(Wish wish) {
        List<Box> places = new ArrayList<>();
        for (double far : ASIDE) {
            for (int i = 0; i < DIRECTIONS; i++) {
                double angle = 2 * Math.PI * i / DIRECTIONS;
                double reach = far * wish.height();
                places.add(box(wish, Math.cos(angle) * (reach + wish.width() / 2), Math.sin(angle) * reach));
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
