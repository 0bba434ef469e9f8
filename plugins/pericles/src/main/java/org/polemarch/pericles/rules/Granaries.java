package org.polemarch.pericles.rules;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 11.13 Granaries: Athens eats as long as it has a base, of either colour, in a granary Theater that is open. */
@Cites("11.13")
public class Granaries {

    public boolean feedAthens(PericlesState state) {
        IndexSet granaries = state.data().granaries().and(state.openTheaters());
        for (int i = granaries.first(); i >= 0; i = granaries.after(i)) {
            if (state.board().bases(Side.ATHENS, Theater.of(i)) > 0) {
                return true;
            }
        }
        return false;
    }
}
