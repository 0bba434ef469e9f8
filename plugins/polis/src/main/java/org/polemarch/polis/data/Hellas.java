package org.polemarch.polis.data;

import java.util.Arrays;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.api.data.Table;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Space;

/** The map: which territories border each other, which seas do, which coasts touch which sea, and the diolkos. */
public final class Hellas {

    private static final int SEAS = Space.COUNT - Space.TERRITORIES;

    private record Border(String a, String b) {}

    private record Isthmus(String a, String b, String polis) {}

    private final IndexSet[] neighbours = empty();
    private final IndexSet[] overIsthmus;
    private final IndexSet[] coasts = empty();
    private final Polis diolkos;

    /** Every answer of {@link #sail}: five seas are few enough to know them all. */
    private final IndexSet[] sailed = new IndexSet[1 << (2 * SEAS)];

    private final IndexSet[] sailedOverIsthmus = new IndexSet[1 << (2 * SEAS)];

    /** Every answer of {@link #voyages}, by space and open seas. */
    private final IndexSet[][] voyages = new IndexSet[Space.COUNT][1 << SEAS];

    private final IndexSet[][] voyagesOverIsthmus = new IndexSet[Space.COUNT][1 << SEAS];

    Hellas(DataPack pack) {
        connect("land-borders", pack, false, false, neighbours);
        connect("sea-borders", pack, true, true, neighbours);
        connect("coasts", pack, false, true, coasts);
        Isthmus isthmus = pack.document("diolkos", Isthmus.class);
        overIsthmus = neighbours.clone();
        connect(space(isthmus.a(), "diolkos", true), space(isthmus.b(), "diolkos", true), overIsthmus);
        diolkos = Ids.of(Polis.class, isthmus.polis(), "diolkos");
        for (int at = 0; at < sailed.length; at++) {
            long allowed = (long) (at >>> SEAS) << Space.TERRITORIES;
            long start = (long) at << Space.TERRITORIES & Space.SEAS.bits();
            sailed[at] = flood(start, allowed, false);
            sailedOverIsthmus[at] = flood(start, allowed, true);
        }
        for (Space from : Space.values()) {
            for (int open = 0; open < 1 << SEAS; open++) {
                IndexSet seas = new IndexSet((long) open << Space.TERRITORIES).without(from.index());
                voyages[from.index()][open] = voyage(from, seas, false);
                voyagesOverIsthmus[from.index()][open] = voyage(from, seas, true);
            }
        }
    }

    private IndexSet voyage(Space from, IndexSet open, boolean isthmus) {
        IndexSet first = from.isSea() ? neighbours(from, isthmus) : coast(from);
        IndexSet crossed = sail(first, open, isthmus);
        IndexSet reached = from.isSea() ? first.or(around(crossed, isthmus)) : coasts(crossed);
        return reached.without(from.index());
    }

    private static IndexSet[] empty() {
        IndexSet[] all = new IndexSet[Space.COUNT];
        Arrays.fill(all, IndexSet.EMPTY);
        return all;
    }

    private static void connect(String name, DataPack pack, boolean aSea, boolean bSea, IndexSet[] all) {
        Table<Border> borders = pack.table(name, Border.class);
        for (String id : borders.ids()) {
            Border border = borders.get(id, name);
            connect(space(border.a(), name + "/" + id, aSea), space(border.b(), name + "/" + id, bSea), all);
        }
    }

    private static void connect(Space a, Space b, IndexSet[] all) {
        all[a.index()] = all[a.index()].with(b.index());
        all[b.index()] = all[b.index()].with(a.index());
    }

    private static Space space(String id, String where, boolean sea) {
        Space space = Ids.of(Space.class, id, where);
        if (space.isSea() != sea) {
            throw new DataFault(where + ": " + id + " is " + (sea ? "no sea" : "no territory"));
        }
        return space;
    }

    /** The polis whose owner may use the diolkos. */
    public Polis diolkos() {
        return diolkos;
    }

    /** The spaces of the same kind that border a space; with the diolkos, if it may be used. */
    public IndexSet neighbours(Space space, boolean isthmus) {
        return (isthmus ? overIsthmus : neighbours)[space.index()];
    }

    /** The seas that touch a territory, or the territories that touch a sea. */
    public IndexSet coast(Space space) {
        return coasts[space.index()];
    }

    /** The territories reached from a start by crossing only allowed ones, the allowed part of the start included. */
    public IndexSet march(IndexSet start, IndexSet allowed) {
        return flood(start.bits(), allowed.bits(), false);
    }

    /** Where a unit can get to from a territory by land, if it crosses only open territories. */
    public IndexSet marches(Space from, IndexSet open) {
        long origin = 1L << from.index();
        long next = neighbours[from.index()].bits();
        long crossed = flooded(next, open.bits() & ~origin, neighbours);
        return new IndexSet((next | union(crossed, neighbours)) & ~origin);
    }

    /** Where a Hoplite from a territory, or a Galley from a sea, can get to if it crosses only open seas. */
    public IndexSet voyages(Space from, IndexSet open, boolean isthmus) {
        return (isthmus ? voyagesOverIsthmus : voyages)[from.index()][(int) (open.bits() >>> Space.TERRITORIES)];
    }

    /** The seas reached from a start by crossing only allowed ones, the allowed part of the start included. */
    public IndexSet sail(IndexSet start, IndexSet allowed, boolean isthmus) {
        long at = allowed.bits() >>> Space.TERRITORIES << SEAS | start.bits() >>> Space.TERRITORIES;
        return (isthmus ? sailedOverIsthmus : sailed)[(int) at];
    }

    private IndexSet flood(long start, long allowed, boolean isthmus) {
        return new IndexSet(flooded(start, allowed, isthmus ? overIsthmus : neighbours));
    }

    private static long flooded(long start, long allowed, IndexSet[] neighbours) {
        long reached = start & allowed;
        long fresh = reached;
        while (fresh != 0) {
            fresh = union(fresh, neighbours) & allowed & ~reached;
            reached |= fresh;
        }
        return reached;
    }

    public IndexSet around(IndexSet spaces, boolean isthmus) {
        return new IndexSet(union(spaces.bits(), isthmus ? overIsthmus : neighbours));
    }

    /** All territories on the coasts of these seas. */
    public IndexSet coasts(IndexSet seas) {
        return new IndexSet(union(seas.bits(), coasts));
    }

    /** On bare bits: bots ask for ways more often than for anything else. */
    private static long union(long spaces, IndexSet[] of) {
        long all = 0;
        for (long left = spaces; left != 0; left &= left - 1) {
            all |= of[Long.numberOfTrailingZeros(left)].bits();
        }
        return all;
    }
}
