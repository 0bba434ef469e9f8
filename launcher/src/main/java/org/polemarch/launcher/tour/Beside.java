package org.polemarch.launcher.tour;

import java.util.ArrayList;
import java.util.List;

/** Where a box goes so that it hides nothing it talks about. */
public final class Beside {

    private static final double GAP = 14;

    private Beside() {}

    public record Box(double x, double y, double width, double height) {

        public boolean meets(Box other) {
            return x < other.x + other.width
                    && other.x < x + width
                    && y < other.y + other.height
                    && other.y < y + height;
        }

        double shared(Box other) {
            return meets(other)
                    ? (Math.min(x + width, other.x + other.width) - Math.max(x, other.x))
                            * (Math.min(y + height, other.y + other.height) - Math.max(y, other.y))
                    : 0;
        }

        double centreX() {
            return x + width / 2;
        }

        double centreY() {
            return y + height / 2;
        }
    }

    /**
     * The place for a box of that size within an area: beside what it talks about, and never over it if there is any such
     * place; then not over the question; then where it hides the fewest of the things that can be clicked; then near.
     *
     * @param asked the question and the answers beside it
     */
    public static Box place(double width, double height, Box area, List<Box> pointed, List<Box> asked, List<Box> lit) {
        Box best = null;
        double least = Double.MAX_VALUE;
        for (Box each : candidates(width, height, area, pointed)) {
            double covered = pointed.stream().mapToDouble(each::shared).sum();
            double unread = asked.stream().mapToDouble(each::shared).sum();
            double hidden = lit.stream().filter(each::meets).count();
            double far = pointed.isEmpty()
                    ? each.x() + area.height() - each.y()
                    : Math.hypot(
                            each.centreX() - pointed.get(0).centreX(),
                            each.centreY() - pointed.get(0).centreY());
            double cost = covered * 1e9 + unread * 1e4 + hidden * 1e5 + far;
            if (cost < least) {
                least = cost;
                best = each;
            }
        }
        return best;
    }

    private static List<Box> candidates(double width, double height, Box area, List<Box> pointed) {
        List<Double> xs = new ArrayList<>(List.of(GAP, (area.width() - width) / 2, area.width() - width - GAP));
        List<Double> ys = new ArrayList<>(List.of(GAP, (area.height() - height) / 2, area.height() - height - GAP));
        for (Box at : pointed) {
            xs.addAll(
                    List.of(at.x() - area.x() - width - GAP, at.x() - area.x() + at.width() + GAP, at.x() - area.x()));
            ys.addAll(List.of(
                    at.y() - area.y() - height - GAP, at.y() - area.y() + at.height() + GAP, at.y() - area.y()));
        }
        List<Box> all = new ArrayList<>();
        for (double x : xs) {
            for (double y : ys) {
                all.add(new Box(
                        area.x() + Math.max(0, Math.min(x, area.width() - width)),
                        area.y() + Math.max(0, Math.min(y, area.height() - height)),
                        width,
                        height));
            }
        }
        return all;
    }
}
