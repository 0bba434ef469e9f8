package org.polemarch.launcher.window.table;

import javafx.geometry.Point2D;

/** Where something goes that belongs beside a point and must not lie under it. */
final class Beside {

    private Beside() {}

    /**
     * The upper left corner of a box within an area, as near to the point as the gap allows: right, left, below or above of
     * it; in the corner farthest away if there is no room on any side.
     */
    static Point2D place(Point2D point, double wide, double high, double areaWide, double areaHigh, double gap) {
        double x = clamp(point.getX() - wide / 2, areaWide - wide);
        double y = clamp(point.getY() - high / 2, areaHigh - high);
        Point2D[] sides = {
            new Point2D(point.getX() + gap, y),
            new Point2D(point.getX() - gap - wide, y),
            new Point2D(x, point.getY() + gap),
            new Point2D(x, point.getY() - gap - high)
        };
        for (Point2D side : sides) {
            if (fits(side.getX(), wide, areaWide) && fits(side.getY(), high, areaHigh)) {
                return side;
            }
        }
        return new Point2D(
                point.getX() > areaWide / 2 ? 0 : Math.max(0, areaWide - wide),
                point.getY() > areaHigh / 2 ? 0 : Math.max(0, areaHigh - high));
    }

    private static boolean fits(double at, double size, double area) {
        return at >= 0 && at + size <= area;
    }

    private static double clamp(double at, double most) {
        return Math.max(0, Math.min(at, most));
    }
}
