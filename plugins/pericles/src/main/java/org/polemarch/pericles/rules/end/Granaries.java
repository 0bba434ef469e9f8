package org.polemarch.pericles.rules.end;

import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 11.13 Granaries: Athens eats as long as it has a base, of either colour, in a granary Theater that is open. */
@Cites("11.13")
public final class Granaries {

    private Granaries() {}

    /** Whether Athens has a base in a granary. */
    public static boolean supplied(PericlesState state) {
        for (int left = state.data().granaries() & state.openTheaters(); left != 0; left &= left - 1) {
            if (state.board().bases(Side.ATHENS, Theater.of(Integer.numberOfTrailingZeros(left))) > 0) {
                return true;
            }
        }
        return false;
    }
}
