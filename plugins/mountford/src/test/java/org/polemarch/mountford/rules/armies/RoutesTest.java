package org.polemarch.mountford.rules.armies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.PathType;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.testkit.Covers;

/** Section 3 and 3.4.2: the reckoned routes against a slow reference that writes down every route. */
@Cites({"3", "3.4.2"})
class RoutesTest {

    /** Longer than any legal way on the map by this many steps the reference does not look. */
    private static final int SLACK = 4;

    private final Routes routes = rule(Routes.class);
    private final Atlas atlas = data().atlas();

    private record Route(List<Integer> spaces, int passes) {}

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @Covers({"3.0-03", "3.4.2-04"})
    void legalRoutesAreThoseNoOtherBeats(long seed) {
        Chance chance = Chance.seeded(seed);
        int compared = 0;
        while (compared < 60) {
            int from = chance.below(atlas.size());
            int to = chance.below(atlas.size());
            SpaceSet closed = closed(chance);
            boolean shut = !closed.isEmpty();
            int kind = chance.below(3);
            boolean isthmus = chance.below(2) == 0;
            boolean storm = kind == 1 && chance.below(3) == 0;
            int graph = kind == 0
                    ? Routes.byLand(shut)
                    : kind == 1 ? Routes.bySea(shut, isthmus, storm) : Routes.mixed(shut, isthmus);
            RouteMap map = routes.without(closed, graph);
            int least = map.distance(from, to);
            if (from == to || least == Paths.FAR || least > 8) {
                continue;
            }
            List<Route> all = new ArrayList<>();
            int limit = kind == 0 ? least + SLACK : least;
            write(from, to, kind, closed, isthmus, storm, limit, new ArrayList<>(List.of(from)), 0, all);
            Set<List<Integer>> legal = new HashSet<>();
            for (Route route : all) {
                boolean beaten = all.stream()
                        .anyMatch(other ->
                                other.spaces().size() < route.spaces().size() && other.passes() <= route.passes());
                if (!beaten) {
                    legal.add(route.spaces());
                }
            }
            Set<List<Integer>> reckoned = new HashSet<>();
            walk(map, from, to, map.legal(from, to), new ArrayList<>(List.of(from)), reckoned);
            assertThat(reckoned)
                    .as(
                            "graph %d without %d spaces, %s to %s",
                            graph, closed.size(), atlas.space(from), atlas.space(to))
                    .isEqualTo(legal);
            compared++;
        }
    }

    /** Nothing closed, the printed Argive spaces, or what Argos might hold after some years of war. */
    private SpaceSet closed(Chance chance) {
        SpaceSet closed = new SpaceSet();
        int sort = chance.below(3);
        if (sort == 1) {
            closed.addAll(atlas.argive());
        } else if (sort == 2) {
            SpaceSet near = atlas.spacesOf("argolid", "arcadia", "elis", "epidaurus");
            for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
                if (chance.below(3) == 0) {
                    closed.add(space);
                }
            }
            closed.add(chance.below(atlas.size()));
        }
        return closed;
    }

    private void walk(RouteMap map, int at, int to, IndexSet legal, List<Integer> way, Set<List<Integer>> ways) {
        if (at == to) {
            ways.add(List.copyOf(way));
            return;
        }
        int[] steps = map.steps(at);
        for (int i = 0; i < steps.length; i++) {
            IndexSet rest = map.after(at, i, to, legal);
            if (!rest.isEmpty()) {
                way.add(steps[i]);
                walk(map, steps[i], to, rest, way, ways);
                way.remove(way.size() - 1);
            }
        }
    }

    /** Every route without a loop up to a length, straight from the paths of the map. */
    private void write(
            int at,
            int to,
            int kind,
            SpaceSet closed,
            boolean isthmus,
            boolean storm,
            int left,
            List<Integer> way,
            int passes,
            List<Route> all) {
        if (at == to) {
            all.add(new Route(List.copyOf(way), passes));
            return;
        }
        if (left == 0) {
            return;
        }
        for (Paths.Path path : atlas.paths().all()) {
            boolean usable = kind == 0
                    ? path.type() != PathType.NAVAL
                    : kind == 1 ? path.type() != PathType.LAND : path.type() == PathType.COMBINED;
            if (usable && (path.a() == at || path.b() == at)) {
                step(
                        path.a() == at ? path.b() : path.a(),
                        to,
                        kind,
                        closed,
                        isthmus,
                        storm,
                        left,
                        way,
                        passes + (path.pass() ? 1 : 0),
                        all);
            }
        }
        special(
                at,
                "corinth",
                "cenchrae",
                isthmus && kind != 0,
                to,
                kind,
                closed,
                isthmus,
                storm,
                left,
                way,
                passes,
                all);
        special(at, "cape-taenarum", "syracuse", storm, to, kind, closed, isthmus, storm, left, way, passes, all);
    }

    private void special(
            int at,
            String a,
            String b,
            boolean open,
            int to,
            int kind,
            SpaceSet closed,
            boolean isthmus,
            boolean storm,
            int left,
            List<Integer> way,
            int passes,
            List<Route> all) {
        if (open && (at == space(a) || at == space(b))) {
            step(at == space(a) ? space(b) : space(a), to, kind, closed, isthmus, storm, left, way, passes, all);
        }
    }

    private void step(
            int next,
            int to,
            int kind,
            SpaceSet closed,
            boolean isthmus,
            boolean storm,
            int left,
            List<Integer> way,
            int passes,
            List<Route> all) {
        if (way.contains(next) || closed.has(next)) {
            return;
        }
        way.add(next);
        write(next, to, kind, closed, isthmus, storm, left - 1, way, passes, all);
        way.remove(way.size() - 1);
    }

    @Test
    @Covers({"3.4.2-04", "E-04"})
    void fromThebesToHeraclea() {
        RouteMap map = routes.without(atlas.argive(), Routes.byLand(true));
        IndexSet legal = map.legal(space("thebes"), space("heraclea"));
        assertThat(map.distance(space("thebes"), space("heraclea"))).isEqualTo(3);
        assertThat(legal).as("two passes by Delphi, or one by Cytinium").isEqualTo(IndexSet.of(1, 2));
        Set<List<Integer>> ways = new HashSet<>();
        walk(map, space("thebes"), space("heraclea"), legal, new ArrayList<>(List.of(space("thebes"))), ways);
        assertThat(ways)
                .containsExactlyInAnyOrder(
                        List.of(space("thebes"), space("charonea"), space("delphi"), space("heraclea")),
                        List.of(
                                space("thebes"),
                                space("charonea"),
                                space("cytinium"),
                                space("thermopylae"),
                                space("heraclea")));
    }
}
