package org.polemarch.mountford.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.SpType;

/** Every kind of SP there can be: those of the set-up and those that reinforcement tiles bring. */
public final class Kinds {

    private final Kind[] kinds;
    private final int[][] atHome;
    private final IndexSet[] homeOf;
    private final int[] start;
    private final IndexSet all;
    private final IndexSet land;
    private final IndexSet[] byNationality;
    private final IndexSet[] byType;
    private final IndexSet[] ofSeat;
    private final IndexSet guards;

    Kinds(DataPack data, Atlas atlas) {
        List<Kind> all = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (Rows.ForceRow row : data.table("forces", Rows.ForceRow.class).expect(25)) {
            Nationality nationality = Atlas.constant(Nationality.class, row.nationality(), "forces/" + row.id());
            int home = atlas.space(row.space(), "forces/" + row.id()).index();
            int[] numbers = {row.hoplite(), row.cavalry(), row.naval()};
            for (SpType type : SpType.values()) {
                if (numbers[type.index()] > 0) {
                    add(all, nationality, type, home, row.homeGuard(), atlas);
                    counts.add(numbers[type.index()]);
                }
            }
        }
        for (Rows.ReinforcementRow row : data.table("reinforcements", Rows.ReinforcementRow.class)) {
            if (!row.space().equals("persia")) {
                Nationality nationality =
                        Atlas.constant(Nationality.class, row.nationality(), "reinforcements/" + row.id());
                SpType type = Atlas.constant(SpType.class, row.type(), "reinforcements/" + row.id());
                int home =
                        atlas.space(row.space(), "reinforcements/" + row.id()).index();
                if (all.stream().noneMatch(kind -> same(kind, nationality, type, home))) {
                    add(all, nationality, type, home, false, atlas);
                    counts.add(0);
                }
            }
        }
        if (all.size() > IndexSet.LIMIT) {
            throw new DataFault("forces and reinforcements make " + all.size() + " kinds of SP; at most "
                    + IndexSet.LIMIT + " can be told");
        }
        kinds = all.toArray(Kind[]::new);
        start = counts.stream().mapToInt(Integer::intValue).toArray();
        atHome = new int[atlas.size()][];
        homeOf = new IndexSet[atlas.size()];
        for (int space = 0; space < atlas.size(); space++) {
            int home = space;
            atHome[space] = all.stream()
                    .filter(kind -> kind.home() == home)
                    .mapToInt(Kind::index)
                    .toArray();
            homeOf[space] = IndexSet.of(atHome[space]);
        }
        this.all = IndexSet.below(kinds.length);
        byNationality =
                byKey(Nationality.values().length, kind -> kind.nationality().index());
        byType = byKey(SpType.values().length, kind -> kind.type().index());
        ofSeat = byKey(2, kind -> kind.nationality().power().seat());
        land = this.all.minus(of(SpType.NAVAL));
        guards = byKey(2, kind -> kind.homeGuard() ? 1 : 0)[1];
    }

    private IndexSet[] byKey(int keys, ToIntFunction<Kind> key) {
        IndexSet[] sets = new IndexSet[keys];
        Arrays.fill(sets, IndexSet.EMPTY);
        for (Kind kind : kinds) {
            int place = key.applyAsInt(kind);
            sets[place] = sets[place].with(kind.index());
        }
        return sets;
    }

    private static boolean same(Kind kind, Nationality nationality, SpType type, int home) {
        return kind.nationality() == nationality && kind.type() == type && kind.home() == home && !kind.homeGuard();
    }

    private static void add(
            List<Kind> all, Nationality nationality, SpType type, int home, boolean guard, Atlas atlas) {
        String id =
                type.name().toLowerCase(Locale.ROOT) + "-" + atlas.space(home).id() + (guard ? "-guard" : "");
        String name = words(nationality.name()) + " " + type.name().toLowerCase(Locale.ROOT) + " of "
                + atlas.space(home).name() + (guard ? " (home guard)" : "");
        if (all.stream().anyMatch(kind -> kind.id().equals(id))) {
            throw new DataFault("two nationalities have SPs '" + id + "'");
        }
        all.add(new Kind(all.size(), id, name, nationality, type, home, guard));
    }

    private static String words(String constant) {
        StringBuilder text = new StringBuilder();
        for (String part : constant.split("_")) {
            text.append(text.length() == 0 ? "" : " ")
                    .append(part.charAt(0))
                    .append(part.substring(1).toLowerCase(Locale.ROOT));
        }
        return text.toString();
    }

    public int size() {
        return kinds.length;
    }

    public Kind kind(int index) {
        return kinds[index];
    }

    /** The kind with that id; a fault if there is none. */
    public Kind named(String id) {
        for (Kind kind : kinds) {
            if (kind.id().equals(id)) {
                return kind;
            }
        }
        throw new DataFault("no SPs '" + id + "'");
    }

    /** The kind a nationality has of a type with that home, not a guard. */
    public Kind kind(Nationality nationality, SpType type, int home) {
        for (Kind kind : kinds) {
            if (same(kind, nationality, type, home)) {
                return kind;
            }
        }
        throw new DataFault("no " + nationality + " " + type + " has its home there");
    }

    public int[] atHome(int space) {
        return atHome[space];
    }

    /** The kinds whose home the space is. */
    public IndexSet homeOf(int space) {
        return homeOf[space];
    }

    /** The kinds a seat commands, but for those in rebellion. */
    public IndexSet ofSeat(int seat) {
        return ofSeat[seat];
    }

    /** How many SPs of a kind the set-up places. */
    public int start(int kind) {
        return start[kind];
    }

    public IndexSet all() {
        return all;
    }

    /** Hoplites and cavalry. */
    public IndexSet land() {
        return land;
    }

    public IndexSet of(Nationality nationality) {
        return byNationality[nationality.index()];
    }

    public IndexSet of(SpType type) {
        return byType[type.index()];
    }

    /** The home guards (1.2.2). */
    public IndexSet guards() {
        return guards;
    }
}
