package org.polemarch.launcher.table;

/** The marks of an axis of whole numbers, at round ones; the upper end lies above the lower. */
public record Ticks(int lower, int upper, int unit) {

    private static final int[] ROUND = {1, 2, 5};

    /** For numbers from one to the other, with at most about that many marks. */
    public static Ticks of(int least, int most, int marks) {
        int unit = unit(most - least, marks);
        int lower = Math.floorDiv(least, unit) * unit;
        int upper = -Math.floorDiv(-most, unit) * unit;
        return new Ticks(lower, upper > lower ? upper : lower + unit, unit);
    }

    private static int unit(int range, int marks) {
        for (int power = 1; ; power *= 10) {
            for (int round : ROUND) {
                if ((long) round * power * marks >= range) {
                    return round * power;
                }
            }
        }
    }
}
