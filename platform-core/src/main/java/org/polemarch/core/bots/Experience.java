package org.polemarch.core.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Move;

/** By how much a seat's moves were better than their alternatives wherever a search has looked at them. */
final class Experience {

    /** So many looks without a difference are assumed of every move, so that one lucky look does not decide. */
    private static final double DOUBT = 4;

    /** The best of so many moves is taken. */
    private static final int SAMPLE = 4;

    /** How much luck there is in a choice, in standard deviations of the values; without it all rounds would be alike. */
    private static final double WHIM = 0.3;

    private static final int GRAIN = 1024;

    private static final class Looks {
        private int count;
        private double sum;
    }

    private final Map<Move, Looks> looks = new HashMap<>();

    void add(Move move, double better) {
        Looks of = looks.computeIfAbsent(move, any -> new Looks());
        of.count++;
        of.sum += better;
    }

    /** The position of a sensible move. */
    int choose(List<? extends Move> moves, double deviation, Chance chance) {
        int count = moves.size();
        if (count == 1) {
            return 0;
        }
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < Math.min(count, SAMPLE); i++) {
            int move = count <= SAMPLE ? i : chance.below(count);
            Looks seen = looks.get(moves.get(move));
            double value = (seen == null ? 0 : seen.sum / (seen.count + DOUBT))
                    + WHIM * deviation * (chance.below(GRAIN) / (double) GRAIN - 0.5);
            if (value > highest) {
                highest = value;
                best = move;
            }
        }
        return best;
    }
}
