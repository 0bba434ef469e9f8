package org.polemarch.polis.model;

import java.util.Optional;
import org.polemarch.api.kit.IndexSet;

/** The Market Area, the black cubes on the Foreign Markets, and the Merchants, wherever they are. */
public final class Commerce {

    private final byte[] prices;
    private final byte[] merchants;
    private final byte[] reserve;
    private final byte[] port;
    private IndexSet covered = IndexSet.EMPTY;

    Commerce(int tradeSpaces, int merchantPieces) {
        prices = new byte[Resource.GOODS];
        merchants = new byte[tradeSpaces];
        reserve = new byte[] {(byte) merchantPieces, (byte) merchantPieces};
        port = new byte[2];
    }

    private Commerce(Commerce that) {
        prices = that.prices.clone();
        merchants = that.merchants.clone();
        reserve = that.reserve.clone();
        port = that.port.clone();
        covered = that.covered;
    }

    Commerce copy() {
        return new Commerce(this);
    }

    /** Merchants a side has not yet created. */
    public int merchantsInReserve(Side side) {
        return reserve[side.index()];
    }

    public int merchantsInPort(Side side) {
        return port[side.index()];
    }

    /** The box of a good's cube in the Market Area, from 0 at the far left. */
    public int priceBox(Resource good) {
        return prices[good.index()];
    }

    public void setPriceBox(Resource good, int box) {
        prices[good.index()] = (byte) box;
    }

    public boolean isCovered(int tradeSpace) {
        return covered.has(tradeSpace);
    }

    public void cover(int tradeSpace) {
        covered = covered.with(tradeSpace);
    }

    public void uncover(int tradeSpace) {
        covered = covered.without(tradeSpace);
    }

    public Optional<Side> merchant(int tradeSpace) {
        return Side.ofCode(merchants[tradeSpace]);
    }

    public boolean isOn(Side side, int tradeSpace) {
        return merchants[tradeSpace] == side.index() + 1;
    }

    public boolean isFree(int tradeSpace) {
        return merchants[tradeSpace] == 0;
    }

    public void createMerchant(Side side) {
        if (reserve[side.index()] == 0) {
            throw new IllegalArgumentException(side + " has no Merchant in reserve");
        }
        reserve[side.index()]--;
        port[side.index()]++;
    }

    public void sendMerchant(Side side, int tradeSpace) {
        if (port[side.index()] == 0 || merchants[tradeSpace] != 0) {
            throw new IllegalArgumentException(side + " cannot send a Merchant there");
        }
        port[side.index()]--;
        merchants[tradeSpace] = (byte) (side.index() + 1);
    }

    public void recallMerchants() {
        for (int i = 0; i < merchants.length; i++) {
            if (merchants[i] != 0) {
                port[merchants[i] - 1]++;
                merchants[i] = 0;
            }
        }
    }
}
