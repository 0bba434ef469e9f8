package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** The Maximum Troop Stacking Limit: how many Hoplites or Galleys each player may have in a space, at any time. */
@Cites({"stacking", "concepts/round-marker"})
public class Stacking {

    private final PolisData data;

    @Inject
    public Stacking(PolisData data) {
        this.data = data;
    }

    public int limit(PolisState state) {
        return data.round(state.course().round()).number();
    }

    /** How many more units the side may have there. */
    public int room(Side side, Space space, PolisState state) {
        return limit(state) - state.units(side, space);
    }

    /** The spaces where the side has reached the limit. */
    public IndexSet full(Side side, PolisState state) {
        return state.spacesWith(side, limit(state));
    }
}
