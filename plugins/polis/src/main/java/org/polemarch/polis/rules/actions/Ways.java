package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.data.Hellas;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.rules.concepts.Stacking;

/**
 * Where units, Merchants and the Proxenos can go. Origin and destination are never crossed; what lies between must not
 * be controlled by the opponent. Only whether there is a way matters, not which.
 */
@Cites({"move-hoplites", "move-galleys", "trade/routes", "move-proxenos", "concepts/control"})
public class Ways {

    /** More than any bribe costs: there is no route. */
    public static final int NO_WAY = 1000;

    /**
     * What a side has to go around, and what is left to it.
     *
     * @param held the spaces the opponent controls
     * @param full the spaces where its own stack has reached the limit
     * @param isthmus whether it may use the diolkos
     * @param onFoot the territories its Hoplites may cross
     * @param onBoard the seas its Hoplites and Merchants may cross
     * @param galleys the seas its Galleys may cross
     */
    public record Hindrances(
            IndexSet held, IndexSet full, boolean isthmus, IndexSet onFoot, IndexSet onBoard, IndexSet galleys) {}

    private final PolisData data;
    private final Hellas hellas;
    private final Stacking stacking;
    private final Control control;

    @Inject
    public Ways(PolisData data, Stacking stacking, Control control) {
        this.data = data;
        this.hellas = data.hellas();
        this.stacking = stacking;
        this.control = control;
    }

    public Hindrances hindrances(Side side, PolisState state) {
        return hindrances(control.of(side.other(), state), stacking.full(side, state), mayUseDiolkos(side, state));
    }

    private Hindrances hindrances(IndexSet held, IndexSet full, boolean isthmus) {
        return new Hindrances(
                held, full, isthmus, openToHoplites(held, full), openToShips(held), openToGalleys(held, full));
    }

    /** The side that controls Korinthos may use the diolkos. */
    protected boolean mayUseDiolkos(Side side, PolisState state) {
        return state.owns(side, hellas.diolkos());
    }

    /** "A Hoplite cannot cross territories that have reached their limit", nor those the opponent controls. */
    protected IndexSet openToHoplites(IndexSet held, IndexSet full) {
        return new IndexSet(Space.LAND.bits() & ~held.bits() & ~full.bits());
    }

    /** Galleys in a sea do not hinder Hoplites and Merchants unless the opponent controls it. */
    protected IndexSet openToShips(IndexSet held) {
        return Space.SEAS.minus(held);
    }

    protected IndexSet openToGalleys(IndexSet held, IndexSet full) {
        return new IndexSet(Space.SEAS.bits() & ~held.bits() & ~full.bits());
    }

    /** The spaces a Hoplite, or a Galley, can get to, whether they have room or not. A way by sea has at least one sea. */
    public IndexSet reach(boolean atSea, Space from, Hindrances there) {
        return atSea
                ? hellas.voyages(from, there.galleys(), there.isthmus())
                : hellas.marches(from, there.onFoot()).or(hellas.voyages(from, there.onBoard(), there.isthmus()));
    }

    /**
     * What keeps a unit from getting there: those of the spaces it comes up against that would let it through if they were
     * open; if none would alone, all of them.
     */
    public IndexSet inTheWay(boolean atSea, Space from, Space to, Hindrances there) {
        IndexSet barriers = barriers(atSea, from, there).without(to.index());
        IndexSet decisive = IndexSet.EMPTY;
        for (int space = barriers.first(); space >= 0; space = barriers.after(space)) {
            Hindrances open =
                    hindrances(there.held().without(space), there.full().without(space), there.isthmus());
            if (reach(atSea, from, open).has(to.index())) {
                decisive = decisive.with(space);
            }
        }
        return decisive.isEmpty() ? barriers : decisive;
    }

    /** The spaces a unit comes up against and cannot cross. */
    private IndexSet barriers(boolean atSea, Space from, Hindrances there) {
        if (atSea) {
            return reach(true, from, there).minus(there.galleys());
        }
        IndexSet land = hellas.marches(from, there.onFoot()).minus(there.onFoot());
        IndexSet coast = hellas.coast(from);
        IndexSet sailed = hellas.sail(coast, there.onBoard(), there.isthmus());
        return land.or(coast.or(hellas.around(sailed, there.isthmus())).minus(there.onBoard()));
    }

    /** The seas a Merchant of the side can get to from its Commercial Port. */
    public IndexSet merchantSeas(Side side, PolisState state) {
        IndexSet open = openToShips(control.of(side.other(), state));
        return hellas.sail(data.start(side).portSeas(), open, mayUseDiolkos(side, state));
    }

    /** Whether a Merchant of the side can get to the market, given the seas it can get to. */
    public boolean reaches(Market market, IndexSet seas, Side side, PolisState state) {
        if (seas.has(data.sea(market).index())) {
            return true;
        }
        Optional<Polis> gate = data.landPolis(market);
        return gate.isPresent() && state.owns(side, gate.get());
    }

    /** The territories, or the seas, by which a polis is reached. */
    public IndexSet gates(Polis polis, boolean bySea) {
        return bySea ? data.polis(polis).ports() : data.polis(polis).ground();
    }

    /** The spaces the Proxenos gets to from a polis without a bribe. */
    public IndexSet unbribed(Side side, Polis from, boolean bySea, PolisState state) {
        IndexSet enemies = state.spacesWith(side.other(), 1);
        return bySea
                ? hellas.sail(gates(from, true), Space.SEAS.minus(enemies), mayUseDiolkos(side, state))
                : hellas.march(gates(from, false), Space.LAND.minus(enemies));
    }

    /** What the Proxenos must pay to get from a polis into each space, or {@link #NO_WAY}; by index. */
    public int[] bribes(Side side, Polis from, boolean bySea, PolisState state) {
        int[] cost = new int[Space.COUNT];
        Arrays.fill(cost, NO_WAY);
        IndexSet start = gates(from, bySea);
        for (int space = start.first(); space >= 0; space = start.after(space)) {
            cost[space] = bribe(side, space, state);
        }
        boolean isthmus = bySea && mayUseDiolkos(side, state);
        long cheaper = start.bits();
        while (cheaper != 0) {
            cheaper = spread(cheaper, cost, side, isthmus, state);
        }
        return cost;
    }

    /** Goes one step further from these spaces, and says which came within cheaper reach by that; both are bits. */
    private long spread(long from, int[] cost, Side side, boolean isthmus, PolisState state) {
        long cheaper = 0;
        for (long left = from; left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            IndexSet next = hellas.neighbours(Space.at(space), isthmus);
            for (int to = next.first(); to >= 0; to = next.after(to)) {
                int sum = cost[space] + bribe(side, to, state);
                if (sum < cost[to]) {
                    cost[to] = sum;
                    cheaper |= 1L << to;
                }
            }
        }
        return cheaper;
    }

    /** "1 Silver for each Hoplite or Galley their opponent has in those spaces, including origin and destination." */
    protected int bribe(Side side, int space, PolisState state) {
        return state.units(side.other(), space);
    }

    /** The cheapest bribe among these spaces. */
    public static int cheapest(int[] cost, IndexSet spaces) {
        int least = NO_WAY;
        for (int space = spaces.first(); space >= 0; space = spaces.after(space)) {
            least = Math.min(least, cost[space]);
        }
        return least;
    }
}
