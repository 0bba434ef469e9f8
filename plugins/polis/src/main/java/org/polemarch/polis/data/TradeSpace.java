package org.polemarch.polis.data;

import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Resource;

/**
 * A space of a Foreign Market.
 *
 * @param index its place in the state
 * @param value how much is received there; also the round number from which on it is open
 * @param accepts the goods it takes
 */
public record TradeSpace(int index, String id, Market market, int value, Resource receives, IndexSet accepts) {

    public boolean accepts(Resource good) {
        return accepts.has(good.index());
    }

    /** Whether Silver may be handed over instead of a good. */
    public boolean takesSilver() {
        return receives == Resource.WHEAT;
    }

    @Override
    public String toString() {
        return id;
    }
}
