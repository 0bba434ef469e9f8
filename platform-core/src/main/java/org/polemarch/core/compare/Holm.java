package org.polemarch.core.compare;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Holm's correction: of many figures, one in twenty will look significant by chance. */
final class Holm {

    private Holm() {}

    /** The probabilities, in their order, raised so that all may be held against one level together. */
    static double[] corrected(double[] p) {
        List<Integer> order = IntStream.range(0, p.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> p[i]))
                .toList();
        double[] corrected = new double[p.length];
        double highest = 0;
        for (int rank = 0; rank < p.length; rank++) {
            highest = Math.max(highest, Math.min(1, p[order.get(rank)] * (p.length - rank)));
            corrected[order.get(rank)] = highest;
        }
        return corrected;
    }
}
