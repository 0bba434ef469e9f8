package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.ui.map.LabelPlacer.Box;

/**
 * Moves boxes apart, away from fixed boxes and into sight, each as little as possible. It needs no toolkit and always
 * gives the same answer for the same boxes.
 */
final class PushApart {

    private static final int ROUNDS = 400;

    /**
     * Boxes that still overlap after this many rounds are pushing each other to and fro; now and then, each goes the
     * longer way.
     */
    private static final int STUCK = 100;

    private static final int NOW_AND_THEN = 7;

    private final Box sight;
    private final List<Box> fast;
    private final double gap;

    /**
     * @param sight the area that boxes which start inside it must not leave
     * @param fast the boxes they must avoid
     * @param gap the smallest gap between two of them
     */
    PushApart(Box sight, List<Box> fast, double gap) {
        this.sight = sight;
        this.fast = fast;
        this.gap = gap;
    }

    /** The boxes at places where they no longer overlap, in the same order. */
    List<Box> apart(List<Box> boxes) {
        double[][] at = new double[boxes.size()][];
        boolean[] seen = new boolean[at.length];
        for (int i = 0; i < at.length; i++) {
            Box box = boxes.get(i);
            at[i] = new double[] {box.x(), box.y(), box.width(), box.height()};
            seen[i] = sight.holds(new Box(box.x() + box.width() / 2, box.y() + box.height() / 2, 0, 0));
        }
        boolean moved = true;
        for (int round = 0; round < ROUNDS && moved; round++) {
            moved = false;
            boolean around = round > STUCK && round % NOW_AND_THEN == 0;
            for (int i = 0; i < at.length; i++) {
                for (int j = i + 1; j < at.length; j++) {
                    moved |= part(at[i], at[j], 0.5, around);
                }
                for (Box box : fast) {
                    moved |= part(at[i], new double[] {box.x(), box.y(), box.width(), box.height()}, 1, around);
                }
                if (seen[i]) {
                    at[i][0] = Math.max(sight.x(), Math.min(at[i][0], sight.x() + sight.width() - at[i][2]));
                    at[i][1] = Math.max(sight.y(), Math.min(at[i][1], sight.y() + sight.height() - at[i][3]));
                }
            }
        }
        List<Box> parted = new ArrayList<>();
        for (double[] box : at) {
            parted.add(new Box(box[0], box[1], box[2], box[3]));
        }
        return parted;
    }

    /**
     * Moves both along the axis on which they overlap less, or else along the other; the first moves its share of the
     * distance.
     */
    private boolean part(double[] one, double[] other, double share, boolean around) {
        double dx = one[0] + one[2] / 2 - other[0] - other[2] / 2;
        double dy = one[1] + one[3] / 2 - other[1] - other[3] / 2;
        double overX = (one[2] + other[2]) / 2 + gap - Math.abs(dx);
        double overY = (one[3] + other[3]) / 2 + gap - Math.abs(dy);
        if (overX <= 0.01 || overY <= 0.01) {
            return false;
        }
        int axis = (overX < overY) != around ? 0 : 1;
        double way = axis == 0 ? overX * (dx < 0 ? -1 : 1) : overY * (dy < 0 ? -1 : 1);
        one[axis] += way * share;
        other[axis] -= way * (1 - share);
        return true;
    }
}
