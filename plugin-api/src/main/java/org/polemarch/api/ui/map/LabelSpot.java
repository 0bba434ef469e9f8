package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.List;

/**
 * A possible place for a label.
 *
 * @param form which of the label's forms is shown there: 0 for the full name, higher for shorter ones
 * @param dx how far the middle of the label is from its point
 * @param dy how far the middle of the label is from its point
 */
public record LabelSpot(int form, Size size, double dx, double dy) {

    public record Size(double width, double height) {}

    /** To one side, or below and above; in the latter cases also shifted by part of its width. */
    private static final double[][] AROUND = {
        {1, 0.1}, {0, 1}, {0, -1}, {-1, 0.1}, {1, -0.8}, {1, 0.8}, {-1, 0.8}, {-1, -0.8},
        {0.15, 1}, {-0.15, 1}, {0.15, -1}, {-0.15, -1}, {0.35, 1}, {-0.35, 1}, {0.35, -1}, {-0.35, -1},
    };

    private static final double[] DOWN = {0, -0.6, 0.6, -1.2, 1.2, -2, 2, -3, 3, -4, 4};
    private static final double[] ACROSS = {0, 0.3, -0.3, 0.6, -0.6};
    private static final double[] GAPS = {2, 7};

    /** Places beside a point, at this distance, in each of the forms: the longest first. */
    public static List<LabelSpot> around(double radius, List<Size> forms) {
        List<LabelSpot> spots = new ArrayList<>();
        for (int form = 0; form < forms.size(); form++) {
            for (double gap : GAPS) {
                for (double[] direction : AROUND) {
                    spots.add(beside(form, forms.get(form), radius, radius + gap, direction));
                }
            }
        }
        return spots;
    }

    private static LabelSpot beside(int form, Size size, double radius, double reach, double[] direction) {
        if (Math.abs(direction[0]) < 1) {
            return new LabelSpot(form, size, direction[0] * size.width(), direction[1] * (reach + size.height() / 2));
        }
        double across = Math.abs(direction[1]) > 0.5 ? reach * 0.6 : reach;
        return new LabelSpot(
                form, size, direction[0] * (across + size.width() / 2), direction[1] * (radius + size.height() / 2));
    }

    /** Places on a point or near it. */
    public static List<LabelSpot> near(Size size) {
        List<LabelSpot> spots = new ArrayList<>();
        for (double across : ACROSS) {
            for (double down : DOWN) {
                spots.add(new LabelSpot(0, size, across * size.width(), down * size.height()));
            }
        }
        spots.sort((a, b) -> Double.compare(a.distance(), b.distance()));
        return spots;
    }

    private double distance() {
        return Math.hypot(dx, dy);
    }
}
