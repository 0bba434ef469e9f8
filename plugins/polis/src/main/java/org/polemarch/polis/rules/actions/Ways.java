package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.data.Hellas;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Stacking;

/**
 * Where units, Merchants and the Proxenos can go. Origin and destination are never crossed; what lies between must not
 * be controlled by the opponent. Only whether there is a way matters, not which.
 */
@Cites({"move-hoplites", "move-galleys", "trade/routes", "move-proxenos", "concepts/control"})
public class Ways {

    /** More than any bribe: there is no way. */
    static final int NO_WAY = 1000;

    /** No way anywhere. */
    private static final int[] NOWHERE = new int[Space.COUNT];

    static {
        Arrays.fill(NOWHERE, NO_WAY);
    }

    private final PolisData data;
    private final Hellas hellas;
    private final Stacking stacking;

    @Inject
    public Ways(PolisData data, Stacking stacking) {
        this.data = data;
        this.hellas = data.hellas();
        this.stacking = stacking;
    }

    /** Whether the side may use the diolkos: it must hold Korinthos. */
    public boolean overIsthmus(Side side, PolisState state) {
        return state.owns(side, hellas.diolkos());
    }

    /** The territories a Hoplite can march or be shipped to, whether they have room or not. */
    int hopliteReach(Side side, Space from, PolisState state) {
        return byLand(side, from, state) | bySea(side, from, state);
    }

    /** "A Hoplite cannot cross territories that have reached their limit", nor those the opponent controls. */
    private int byLand(Side side, Space from, PolisState state) {
        int open = Space.LAND & ~state.controlled(side.other()) & ~stacking.full(side, state) & ~from.bit();
        int crossed = hellas.march(hellas.land(from), open);
        return (hellas.land(from) | hellas.around(crossed, false)) & ~from.bit();
    }

    /** Galleys in a sea do not hinder Hoplites unless the opponent controls it; a way has at least one sea. */
    private int bySea(Side side, Space from, PolisState state) {
        int open = Space.SEAS & ~state.controlled(side.other());
        int crossed = hellas.sail(hellas.coast(from.index()), open, overIsthmus(side, state));
        return hellas.coasts(crossed) & ~from.bit();
    }

    /** The spaces a Hoplite comes up against and cannot cross: the opponent controls them, or they are full. */
    int hopliteBarriers(Side side, Space from, PolisState state) {
        boolean isthmus = overIsthmus(side, state);
        int enemy = state.controlled(side.other());
        int openLand = Space.LAND & ~enemy & ~stacking.full(side, state) & ~from.bit();
        int marched = hellas.march(hellas.land(from), openLand);
        int land = (hellas.land(from) | hellas.around(marched, false)) & ~openLand;
        int coast = hellas.coast(from.index());
        int sailed = hellas.sail(coast, Space.SEAS & ~enemy, isthmus);
        int seas = (coast | hellas.around(sailed, isthmus)) & enemy;
        return (land | seas) & ~from.bit();
    }

    /** The seas a Galley comes up against and cannot cross: the opponent controls them, or they are full. */
    int galleyBarriers(Side side, Space from, PolisState state) {
        boolean isthmus = overIsthmus(side, state);
        int open = Space.SEAS & ~state.controlled(side.other()) & ~stacking.full(side, state) & ~from.bit();
        int next = hellas.neighbours(from.index(), isthmus);
        int crossed = hellas.sail(next, open, isthmus);
        return (next | hellas.around(crossed, isthmus)) & ~open & ~from.bit();
    }

    /** The seas a Galley can sail to, whether they have room or not. */
    int galleyReach(Side side, Space from, PolisState state) {
        boolean isthmus = overIsthmus(side, state);
        int open = Space.SEAS & ~state.controlled(side.other()) & ~stacking.full(side, state) & ~from.bit();
        int next = hellas.neighbours(from.index(), isthmus);
        int crossed = hellas.sail(next, open, isthmus);
        return (next | hellas.around(crossed, isthmus)) & ~from.bit();
    }

    /** The seas a Merchant of the side can get to from its Commercial Port. */
    public int merchantSeas(Side side, PolisState state) {
        int open = Space.SEAS & ~state.controlled(side.other());
        return hellas.sail(data.start(side).portSeas(), open, overIsthmus(side, state));
    }

    /** Whether a Merchant of the side can get to the market, given the seas it can get to. */
    boolean reaches(Market market, int seas, Side side, PolisState state) {
        if ((seas & data.sea(market).bit()) != 0) {
            return true;
        }
        Optional<Polis> gate = data.landPolis(market);
        return gate.isPresent() && state.owns(side, gate.get());
    }

    /** The territories the Proxenos gets to from a polis without a bribe. */
    int unbribedByLand(Side side, Polis from, PolisState state) {
        return hellas.march(data.territoryBit(from.index()), Space.LAND & ~state.spacesWith(side.other(), 1));
    }

    /** The seas the Proxenos gets to from the ports of a polis without a bribe. */
    int unbribedBySea(Side side, Polis from, PolisState state) {
        int open = Space.SEAS & ~state.spacesWith(side.other(), 1);
        return hellas.sail(data.polis(from).ports(), open, overIsthmus(side, state));
    }

    /** What the Proxenos must pay to get from a polis into each territory, or {@link #NO_WAY}; by index. */
    int[] bribesByLand(Side side, Polis from, PolisState state) {
        return bribes(side, data.territoryBit(from.index()), false, state);
    }

    /** What the Proxenos must pay to get from the ports of a polis into each sea, or {@link #NO_WAY}; by index. */
    int[] bribesBySea(Side side, Polis from, PolisState state) {
        return bribes(side, data.polis(from).ports(), overIsthmus(side, state), state);
    }

    /** "1 Silver for each Hoplite or Galley their opponent has in those spaces, including origin and destination." */
    private int[] bribes(Side side, int start, boolean isthmus, PolisState state) {
        if (start == 0) {
            return NOWHERE;
        }
        Side enemy = side.other();
        int[] cost = new int[Space.COUNT];
        for (int space = 0; space < Space.COUNT; space++) {
            cost[space] = (start & 1 << space) != 0 ? state.units(enemy, space) : NO_WAY;
        }
        int fresh = start;
        while (fresh != 0) {
            int space = Integer.numberOfTrailingZeros(fresh);
            fresh &= fresh - 1;
            for (int next = hellas.neighbours(space, isthmus); next != 0; next &= next - 1) {
                int to = Integer.numberOfTrailingZeros(next);
                int sum = cost[space] + state.units(enemy, to);
                if (sum < cost[to]) {
                    cost[to] = sum;
                    fresh |= 1 << to;
                }
            }
        }
        return cost;
    }

    /** The cheapest bribe among the spaces by which a polis is reached. */
    static int cheapest(int[] cost, int spaces) {
        int least = NO_WAY;
        for (int left = spaces; left != 0; left &= left - 1) {
            least = Math.min(least, cost[Integer.numberOfTrailingZeros(left)]);
        }
        return least;
    }
}
