package org.polemarch.api.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;

/**
 * The spaces of a board and the paths between them, compiled to small numbers: spaces and paths are numbered in the
 * order of the data, neighbours are listed in that order too. Immutable; one serves all games and threads.
 *
 * <p>Searches take a filter, so that a game's own rules say which steps are possible.
 */
public final class SpaceMap {

    /**
     * A space, as it stands in the data. Every space has a place on the earth, so that any game can be drawn on the real
     * map.
     */
    public record Space(String id, String name, String kind, double lat, double lon) {
        public Space {
            Objects.requireNonNull(id);
            Objects.requireNonNull(name);
            Objects.requireNonNull(kind);
            if (Math.abs(lat) > 90 || Math.abs(lon) > 180) {
                throw new DataFault("space " + id + " lies at " + lat + ", " + lon + ", which is nowhere on the earth");
            }
        }
    }

    /** A path between two spaces, which can be gone both ways. */
    public record Path(String id, String a, String b, String kind) {
        public Path {
            Objects.requireNonNull(id);
            Objects.requireNonNull(a);
            Objects.requireNonNull(b);
            Objects.requireNonNull(kind);
        }
    }

    /** Whether a step may be made; called for each step a search considers. */
    @FunctionalInterface
    public interface StepFilter {
        /** Whether the path may be gone from one space to the other. */
        boolean allows(int from, int to, int path);
    }

    /** Every step is possible. */
    public static final StepFilter ANY = (from, to, path) -> true;

    private final List<Space> spaces;
    private final List<Path> paths;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final int[][] neighbours;
    private final int[][] steps;

    /** A map; a path that leads nowhere, to itself or twice between the same spaces in the same way is a fault. */
    public SpaceMap(List<Space> spaces, List<Path> paths) {
        this.spaces = List.copyOf(spaces);
        this.paths = List.copyOf(paths);
        for (Space space : spaces) {
            if (numbers.put(space.id(), numbers.size()) != null) {
                throw new DataFault("space " + space.id() + " is there twice");
            }
        }
        List<List<int[]>> links = new ArrayList<>();
        spaces.forEach(space -> links.add(new ArrayList<>()));
        Map<String, String> seen = new LinkedHashMap<>();
        for (int number = 0; number < paths.size(); number++) {
            Path path = paths.get(number);
            int a = number(path.a(), path.id());
            int b = number(path.b(), path.id());
            String ends = Math.min(a, b) + "-" + Math.max(a, b) + " " + path.kind();
            String other = seen.put(ends, path.id());
            if (a == b || other != null) {
                throw new DataFault("path " + path.id()
                        + (a == b ? " leads from a space to itself" : " joins the same spaces as " + other));
            }
            links.get(a).add(new int[] {b, number});
            links.get(b).add(new int[] {a, number});
        }
        neighbours = new int[spaces.size()][];
        steps = new int[spaces.size()][];
        for (int space = 0; space < spaces.size(); space++) {
            neighbours[space] =
                    links.get(space).stream().mapToInt(link -> link[0]).toArray();
            steps[space] = links.get(space).stream().mapToInt(link -> link[1]).toArray();
        }
    }

    /** The map in two tables of a data pack whose records have just these fields. */
    public static SpaceMap of(DataPack data, String spaces, String paths) {
        return new SpaceMap(
                data.table(spaces, Space.class).list(),
                data.table(paths, Path.class).list());
    }

    private int number(String space, String path) {
        Integer number = numbers.get(space);
        if (number == null) {
            throw new DataFault("path " + path + " leads to '" + space + "', which is no space of the map");
        }
        return number;
    }

    /** How many spaces there are. */
    public int size() {
        return spaces.size();
    }

    /** The number of a space. */
    public int number(String space) {
        Integer number = numbers.get(space);
        if (number == null) {
            throw new IllegalArgumentException("no space " + space);
        }
        return number;
    }

    /** The space of a number. */
    public Space space(int number) {
        return spaces.get(number);
    }

    /** All spaces. */
    public List<Space> spaces() {
        return spaces;
    }

    /** The path of a number. */
    public Path path(int number) {
        return paths.get(number);
    }

    /** All paths. */
    public List<Path> paths() {
        return paths;
    }

    /** How many neighbours a space has, one for each path. */
    public int degree(int space) {
        return neighbours[space].length;
    }

    /** A neighbour of a space, counted from 0. */
    public int neighbour(int space, int which) {
        return neighbours[space][which];
    }

    /** The path to that neighbour. */
    public int pathTo(int space, int which) {
        return steps[space][which];
    }

    /** Whether two spaces are joined by a path. */
    public boolean adjacent(int a, int b) {
        for (int neighbour : neighbours[a]) {
            if (neighbour == b) {
                return true;
            }
        }
        return false;
    }

    /** How many steps it is from a space to every other; -1 where no way leads. */
    public int[] distances(int from, StepFilter filter) {
        int[] distance = new int[size()];
        Arrays.fill(distance, -1);
        int[] queue = new int[size()];
        int head = 0;
        int tail = 0;
        distance[from] = 0;
        queue[tail++] = from;
        while (head < tail) {
            int space = queue[head++];
            for (int i = 0; i < neighbours[space].length; i++) {
                int next = neighbours[space][i];
                if (distance[next] < 0 && filter.allows(space, next, steps[space][i])) {
                    distance[next] = distance[space] + 1;
                    queue[tail++] = next;
                }
            }
        }
        return distance;
    }

    /** A shortest way, both ends included; of several the first in the order of the data. Empty if there is none. */
    public int[] shortestWay(int from, int to, StepFilter filter) {
        // Searched from the far end, so that the walk forward can take the first neighbour that is one step nearer.
        int[] distance = distances(to, (a, b, path) -> filter.allows(b, a, path));
        if (distance[from] < 0) {
            return new int[0];
        }
        int[] way = new int[distance[from] + 1];
        way[0] = from;
        for (int i = 1; i < way.length; i++) {
            way[i] = nearer(way[i - 1], distance, filter);
        }
        return way;
    }

    private int nearer(int space, int[] distance, StepFilter filter) {
        for (int i = 0; i < neighbours[space].length; i++) {
            int next = neighbours[space][i];
            if (distance[next] == distance[space] - 1 && filter.allows(space, next, steps[space][i])) {
                return next;
            }
        }
        throw new IllegalStateException("the filter changed its mind during the search");
    }
}
