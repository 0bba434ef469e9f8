package org.polemarch.mountford.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;

/** The map as arrays by space number: 152 spaces, 277 paths, 29 areas, the two special paths. Nothing in it changes. */
@Cites({"1.1"})
public final class Atlas {

    private final Space[] spaces;
    private final SpaceType[] types;
    private final boolean[] fortress;
    private final boolean[] harbor;
    private final int[] areaOf;
    private final String[] region;
    private final Power[] colour;
    private final double[] latitude;
    private final double[] longitude;
    private final Paths paths;
    private final List<Area> areas;
    private final Map<String, Integer> byId = new HashMap<>();
    private final Map<String, Integer> areaById = new HashMap<>();
    private final SpaceSet persia = new SpaceSet();
    private final int[] persiaList;
    private final int[] persiaIndex;
    private final SpaceSet empire = new SpaceSet();
    private final SpaceSet argive = new SpaceSet();
    private final int isthmusA;
    private final int isthmusB;
    private final int stormA;
    private final int stormB;

    Atlas(DataPack data) {
        Table<Rows.SpaceRow> rows = data.table("spaces", Rows.SpaceRow.class).expect(152);
        int n = rows.size();
        spaces = new Space[n];
        types = new SpaceType[n];
        fortress = new boolean[n];
        harbor = new boolean[n];
        areaOf = new int[n];
        region = new String[n];
        colour = new Power[n];
        latitude = new double[n];
        longitude = new double[n];
        Arrays.fill(areaOf, -1);
        for (Rows.SpaceRow row : rows) {
            int i = byId.size();
            byId.put(row.id(), i);
            spaces[i] = new Space(i, row.id(), row.name());
            types[i] = constant(SpaceType.class, row.type(), "spaces/" + row.id());
            fortress[i] = row.fortress();
            harbor[i] = row.fortifiedHarbor();
            region[i] = row.region();
            colour[i] = constant(Power.class, row.initialControl(), "spaces/" + row.id());
            latitude[i] = row.lat();
            longitude[i] = row.lon();
        }
        areas = areas(data, rows);
        for (int i = 0; i < n; i++) {
            if (colour[i] == Power.ARGOS) {
                argive.add(i);
            }
        }
        paths = new Paths(data, this);
        List<String> members = data.table("groups", Rows.GroupRow.class)
                .get("persia", "the rules of Persia")
                .spaces();
        persiaList = members.stream()
                .mapToInt(id -> space(id, "groups/persia").index())
                .toArray();
        persiaIndex = new int[n];
        Arrays.fill(persiaIndex, -1);
        for (int i = 0; i < persiaList.length; i++) {
            persia.add(persiaList[i]);
            persiaIndex[persiaList[i]] = i;
        }
        Table<Rows.SpecialPathRow> special =
                data.table("special-paths", Rows.SpecialPathRow.class).expect(2);
        Rows.SpecialPathRow isthmus = ofKind(special, "ISTHMUS");
        isthmusA = space(isthmus.a(), "special-paths").index();
        isthmusB = space(isthmus.b(), "special-paths").index();
        Rows.SpecialPathRow storm = ofKind(special, "STORM");
        stormA = space(storm.a(), "special-paths").index();
        stormB = space(storm.b(), "special-paths").index();
    }

    private static Rows.SpecialPathRow ofKind(Table<Rows.SpecialPathRow> rows, String kind) {
        for (Rows.SpecialPathRow row : rows) {
            if (row.kind().equals(kind)) {
                return row;
            }
        }
        throw new DataFault("special-paths has no path of kind " + kind);
    }

    private List<Area> areas(DataPack data, Table<Rows.SpaceRow> rows) {
        Table<Rows.AreaRow> table = data.table("areas", Rows.AreaRow.class).expect(29);
        List<Area> all = new ArrayList<>();
        for (Rows.AreaRow row : table) {
            int index = all.size();
            areaById.put(row.id(), index);
            int[] members = row.spaces().stream()
                    .mapToInt(id -> space(id, "areas/" + row.id()).index())
                    .toArray();
            for (int member : members) {
                if (!rows.get(spaces[member].id(), "areas").area().equals(row.id())) {
                    throw new DataFault("areas/" + row.id() + " lists " + spaces[member].id()
                            + ", which table spaces puts elsewhere");
                }
                areaOf[member] = index;
            }
            int[] tribute = row.tribute().stream().mapToInt(Integer::intValue).toArray();
            all.add(new Area(index, row.id(), row.name(), members, tribute, row.ravageable()));
            if (tribute.length > 0) {
                for (int member : members) {
                    empire.add(member);
                }
            }
        }
        for (Rows.SpaceRow row : rows) {
            boolean without = areaOf[space(row.id(), "spaces").index()] < 0;
            if (without != row.area().isEmpty()) {
                throw new DataFault("spaces/" + row.id() + " says area '" + row.area() + "', which does not list it");
            }
        }
        return List.copyOf(all);
    }

    static <E extends Enum<E>> E constant(Class<E> type, String name, String where) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        throw new DataFault(where + " says '" + name + "'; there are " + Arrays.toString(type.getEnumConstants()));
    }

    public int size() {
        return spaces.length;
    }

    public Space space(int index) {
        return spaces[index];
    }

    /** The number of the space with that id; a fault if there is none. */
    public int at(String id) {
        return space(id, "a rule").index();
    }

    Space space(String id, String wantedBy) {
        Integer index = byId.get(id);
        if (index == null) {
            throw new DataFault(wantedBy + " refers to '" + id + "', which table spaces does not have");
        }
        return spaces[index];
    }

    public SpaceType type(int space) {
        return types[space];
    }

    /** Whether the printed map shows a fortress. */
    public boolean fortress(int space) {
        return fortress[space];
    }

    public boolean fortifiedHarbor(int space) {
        return harbor[space];
    }

    /** The number of its area; -1 for none. */
    public int areaOf(int space) {
        return areaOf[space];
    }

    public String region(int space) {
        return region[space];
    }

    /** The power in whose colour it is printed. */
    public Power colour(int space) {
        return colour[space];
    }

    public double latitude(int space) {
        return latitude[space];
    }

    public double longitude(int space) {
        return longitude[space];
    }

    /** The paths, and how near to each other they bring the spaces. */
    public Paths paths() {
        return paths;
    }

    /** All areas in the order of the file. */
    public List<Area> areas() {
        return areas;
    }

    public Area area(int index) {
        return areas.get(index);
    }

    public int areaAt(String id) {
        Integer index = areaById.get(id);
        if (index == null) {
            throw new DataFault("a rule refers to area '" + id + "', which table areas does not have");
        }
        return index;
    }

    public SpaceSet spacesOf(String... areaIds) {
        SpaceSet set = new SpaceSet();
        for (String id : areaIds) {
            for (int each : areas.get(areaAt(id)).spaces()) {
                set.add(each);
            }
        }
        return set;
    }

    /** Persia (9.3.3). */
    public SpaceSet persia() {
        return persia;
    }

    /** The spaces of Persia in a fixed order. */
    public int[] persiaList() {
        return persiaList.clone();
    }

    /** The place of a space in the list of Persia; -1 if it is not there. */
    public int persiaIndex(int space) {
        return persiaIndex[space];
    }

    public int persiaCount() {
        return persiaList.length;
    }

    /** The space at a place of the list of Persia. */
    public int persiaAt(int index) {
        return persiaList[index];
    }

    /** The spaces of all areas with a tribute number. */
    public SpaceSet empire() {
        return empire;
    }

    /** The Argive-coloured spaces. */
    public SpaceSet argive() {
        return argive;
    }

    public int isthmusA() {
        return isthmusA;
    }

    public int isthmusB() {
        return isthmusB;
    }

    public int stormA() {
        return stormA;
    }

    public int stormB() {
        return stormB;
    }
}
