package org.polemarch.polis.rules.concepts;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** Control of a territory or sea: the side with more units there. */
@Cites("concepts/control")
public class Control {

    public boolean controls(Side side, Space space, PolisState state) {
        return isMore(state.units(side, space), state.units(side.other(), space));
    }

    public IndexSet of(Side side, PolisState state) {
        Side other = side.other();
        IndexSet contested = state.spacesWith(side, 1).or(state.spacesWith(other, 1));
        long bits = isMore(0, 0) ? IndexSet.below(Space.COUNT).minus(contested).bits() : 0;
        for (int space = contested.first(); space >= 0; space = contested.after(space)) {
            if (isMore(state.units(side, space), state.units(other, space))) {
                bits |= 1L << space;
            }
        }
        return new IndexSet(bits);
    }

    /** Whether that many units of one side control a space against that many of the other. */
    protected boolean isMore(int units, int others) {
        return units > others;
    }
}
