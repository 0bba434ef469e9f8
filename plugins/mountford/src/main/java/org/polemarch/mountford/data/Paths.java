package org.polemarch.mountford.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.mountford.model.SpaceSet;

/** The 277 paths of the map (1.1): which spaces they join, how far it is by them, and what a zone of influence covers. */
@Cites({"1.1", "1.2.1"})
public final class Paths {

    /** Farther than any distance asked for. */
    public static final int FAR = 100;

    /** How far the zones of influence of land and naval SPs reach. */
    private static final int LAND_ZONE = 1;

    private static final int NAVAL_ZONE = 2;

    /** A path between two spaces. */
    public record Path(int a, int b, PathType type, boolean pass) {}

    private final Path[] all;
    private final int[][] byLand;
    private final int[][] bySea;
    private final int[][] any;
    private final SpaceSet[] landZone;
    private final SpaceSet[] navalZone;
    private final byte[][] landDistance;

    Paths(DataPack data, Atlas atlas) {
        all = read(data, atlas);
        int spaces = atlas.size();
        byLand = neighbours(spaces, true, false);
        bySea = neighbours(spaces, false, true);
        any = neighbours(spaces, true, true);
        landDistance = new byte[spaces][];
        landZone = new SpaceSet[spaces];
        navalZone = new SpaceSet[spaces];
        for (int i = 0; i < spaces; i++) {
            landDistance[i] = distances(i, byLand);
            landZone[i] = within(landDistance[i], LAND_ZONE);
            navalZone[i] = within(distances(i, bySea), NAVAL_ZONE);
        }
    }

    private static Path[] read(DataPack data, Atlas atlas) {
        List<Path> read = new ArrayList<>();
        for (Rows.PathRow row : data.table("paths", Rows.PathRow.class).expect(277)) {
            int a = atlas.space(row.a(), "paths/" + row.id()).index();
            int b = atlas.space(row.b(), "paths/" + row.id()).index();
            for (Path other : read) {
                if ((other.a() == a && other.b() == b) || (other.a() == b && other.b() == a)) {
                    throw new DataFault("paths/" + row.id() + " joins two spaces another path joins");
                }
            }
            read.add(new Path(a, b, Atlas.constant(PathType.class, row.type(), "paths/" + row.id()), row.pass()));
        }
        return read.toArray(Path[]::new);
    }

    private int[][] neighbours(int spaces, boolean land, boolean sea) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int i = 0; i < spaces; i++) {
            lists.add(new ArrayList<>());
        }
        for (Path path : all) {
            if ((land && path.type().byLand()) || (sea && path.type().bySea())) {
                lists.get(path.a()).add(path.b());
                lists.get(path.b()).add(path.a());
            }
        }
        return lists.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).sorted().toArray())
                .toArray(int[][]::new);
    }

    private static byte[] distances(int from, int[][] next) {
        byte[] distance = new byte[next.length];
        Arrays.fill(distance, (byte) FAR);
        int[] queue = new int[next.length];
        int tail = 0;
        distance[from] = 0;
        queue[tail++] = from;
        for (int head = 0; head < tail; head++) {
            for (int each : next[queue[head]]) {
                if (distance[each] == FAR) {
                    distance[each] = (byte) (distance[queue[head]] + 1);
                    queue[tail++] = each;
                }
            }
        }
        return distance;
    }

    private static SpaceSet within(byte[] distance, int range) {
        SpaceSet near = new SpaceSet();
        for (int i = 0; i < distance.length; i++) {
            if (distance[i] <= range) {
                near.add(i);
            }
        }
        return near;
    }

    /** All paths in the order of the file. */
    public List<Path> all() {
        return List.of(all);
    }

    /** Spaces one Land or Combined path away. */
    public int[] byLand(int space) {
        return byLand[space];
    }

    /** Spaces one Naval or Combined path away. */
    public int[] bySea(int space) {
        return bySea[space];
    }

    /** Spaces one path of any type away. */
    public int[] adjacent(int space) {
        return any[space];
    }

    /** The zone of influence of a land SP there (1.2.1). */
    public SpaceSet landZone(int space) {
        return landZone[space];
    }

    /** The zone of influence of a naval SP there (1.2.1). */
    public SpaceSet navalZone(int space) {
        return navalZone[space];
    }

    /** Steps over Land and Combined paths; {@link #FAR} if there is no way. */
    public int landDistance(int from, int to) {
        return landDistance[from][to];
    }

    /** Spaces within that many Land or Combined steps of one of the others. */
    public SpaceSet withinByLand(SpaceSet of, int steps) {
        SpaceSet near = new SpaceSet();
        for (int from = of.next(0); from >= 0; from = of.next(from + 1)) {
            near.addAll(within(landDistance[from], steps));
        }
        return near;
    }
}
