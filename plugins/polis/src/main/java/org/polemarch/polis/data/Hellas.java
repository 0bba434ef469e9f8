package org.polemarch.polis.data;

import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Space;

/**
 * The map: which territories border each other, which seas do, which coasts touch which sea, and the diolkos. Sets of
 * spaces are bit masks of {@link Space#bit()}.
 */
public final class Hellas {

    private static final int SEAS = Space.COUNT - Space.TERRITORIES;

    private record Border(String a, String b) {}

    private record Isthmus(String a, String b, String polis) {}

    private final int[] neighbours = new int[Space.COUNT];
    private final int[] overIsthmus = new int[Space.COUNT];
    private final int[] coasts = new int[Space.COUNT];
    private final Polis diolkos;

    /** Every answer of {@link #sail}: five seas are few enough to know them all. */
    private final int[] sailed = new int[1 << (2 * SEAS)];

    private final int[] sailedOverIsthmus = new int[1 << (2 * SEAS)];

    Hellas(DataPack pack) {
        border("land-borders", pack, false, neighbours);
        border("sea-borders", pack, true, neighbours);
        Table<Border> shores = pack.table("coasts", Border.class);
        for (String id : shores.ids()) {
            Border shore = shores.get(id, "coasts");
            Space territory = space(shore.a(), "coasts/" + id, false);
            Space sea = space(shore.b(), "coasts/" + id, true);
            coasts[territory.index()] |= sea.bit();
            coasts[sea.index()] |= territory.bit();
        }
        Isthmus isthmus = pack.document("diolkos", Isthmus.class);
        Space a = space(isthmus.a(), "diolkos", true);
        Space b = space(isthmus.b(), "diolkos", true);
        System.arraycopy(neighbours, 0, overIsthmus, 0, Space.COUNT);
        overIsthmus[a.index()] |= b.bit();
        overIsthmus[b.index()] |= a.bit();
        diolkos = Ids.of(Polis.class, isthmus.polis(), "diolkos");
        for (int allowed = 0; allowed < 1 << SEAS; allowed++) {
            for (int start = 0; start < 1 << SEAS; start++) {
                int at = allowed << SEAS | start;
                sailed[at] = flood(start << Space.TERRITORIES, allowed << Space.TERRITORIES, false);
                sailedOverIsthmus[at] = flood(start << Space.TERRITORIES, allowed << Space.TERRITORIES, true);
            }
        }
    }

    private static void border(String name, DataPack pack, boolean sea, int[] neighbours) {
        Table<Border> borders = pack.table(name, Border.class);
        for (String id : borders.ids()) {
            Border border = borders.get(id, name);
            Space a = space(border.a(), name + "/" + id, sea);
            Space b = space(border.b(), name + "/" + id, sea);
            neighbours[a.index()] |= b.bit();
            neighbours[b.index()] |= a.bit();
        }
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

    /** The spaces of the same kind that border the space with that index; with the diolkos, if it may be used. */
    public int neighbours(int space, boolean isthmus) {
        return isthmus ? overIsthmus[space] : neighbours[space];
    }

    /** The territories that border a territory. */
    public int land(Space territory) {
        return neighbours[territory.index()];
    }

    /** The seas that touch a territory, or the territories that touch a sea. */
    public int coast(int space) {
        return coasts[space];
    }

    /** The territories reached from a start by crossing only allowed ones, the allowed part of the start included. */
    public int march(int start, int allowed) {
        return flood(start, allowed, false);
    }

    /** The seas reached from a start by crossing only allowed ones, the allowed part of the start included. */
    public int sail(int start, int allowed, boolean isthmus) {
        int at = (allowed >>> Space.TERRITORIES) << SEAS | start >>> Space.TERRITORIES;
        return (isthmus ? sailedOverIsthmus : sailed)[at];
    }

    private int flood(int start, int allowed, boolean isthmus) {
        int reached = start & allowed;
        int fresh = reached;
        while (fresh != 0) {
            fresh = around(fresh, isthmus) & allowed & ~reached;
            reached |= fresh;
        }
        return reached;
    }

    /** All neighbours of these spaces. */
    public int around(int spaces, boolean isthmus) {
        int all = 0;
        for (int left = spaces; left != 0; left &= left - 1) {
            all |= neighbours(Integer.numberOfTrailingZeros(left), isthmus);
        }
        return all;
    }

    /** All territories on the coasts of these seas. */
    public int coasts(int seas) {
        int all = 0;
        for (int left = seas; left != 0; left &= left - 1) {
            all |= coasts[Integer.numberOfTrailingZeros(left)];
        }
        return all;
    }
}
