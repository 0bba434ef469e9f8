package org.polemarch.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;

class SpaceMapTest {

    /** Athens - Megara - Corinth - Argos, and by sea Athens - Argos. */
    private final SpaceMap map = new SpaceMap(
            List.of(space("athens"), space("megara"), space("corinth"), space("argos")),
            List.of(
                    path("athens", "megara", "road"),
                    path("megara", "corinth", "road"),
                    path("corinth", "argos", "road"),
                    path("athens", "argos", "sea")));

    private static SpaceMap.Space space(String id) {
        return new SpaceMap.Space(id, id, "city", 38, 23);
    }

    private static SpaceMap.Path path(String a, String b, String kind) {
        return new SpaceMap.Path(a + "--" + b, a, b, kind);
    }

    private boolean road(int from, int to, int path) {
        return map.path(path).kind().equals("road");
    }

    @Test
    void theShortestWayObeysTheCallersFilter() {
        int athens = map.number("athens");
        int argos = map.number("argos");
        assertThat(map.shortestWay(athens, argos, SpaceMap.ANY)).containsExactly(athens, argos);
        assertThat(map.shortestWay(athens, argos, this::road)).containsExactly(0, 1, 2, 3);
        assertThat(map.shortestWay(athens, argos, (from, to, path) -> false)).isEmpty();
    }

    @Test
    void theFilterIsAskedInTheDirectionOfTheMarch() {
        SpaceMap.StepFilter eastward = (from, to, path) -> from > to;
        assertThat(map.shortestWay(3, 0, eastward)).containsExactly(3, 0);
        assertThat(map.shortestWay(0, 3, eastward)).isEmpty();
    }

    @Test
    void distancesAreCountedInStepsAndUnreachableSpacesAreMarked() {
        assertThat(map.distances(0, this::road)).containsExactly(0, 1, 2, 3);
        assertThat(map.distances(0, (from, to, path) -> map.path(path).kind().equals("sea")))
                .containsExactly(0, -1, -1, 1);
    }

    @Test
    void neighboursAreListedInTheOrderOfTheData() {
        assertThat(map.degree(0)).isEqualTo(2);
        assertThat(map.neighbour(0, 0)).isEqualTo(map.number("megara"));
        assertThat(map.path(map.pathTo(0, 1)).kind()).isEqualTo("sea");
        assertThat(map.adjacent(0, 3)).isTrue();
        assertThat(map.adjacent(0, 2)).isFalse();
    }

    @Test
    void aPathToNowhereIsNamed() {
        assertThatThrownBy(() -> new SpaceMap(List.of(space("athens")), List.of(path("athens", "atlantis", "sea"))))
                .isInstanceOf(DataFault.class)
                .hasMessage("path athens--atlantis leads to 'atlantis', which is no space of the map");
    }

    @Test
    void aMapIsReadFromAPack() {
        DataPack pack = DataPack.ofTexts(Map.of("spaces", """
                {"athens": {"name": "Athens", "kind": "city", "lat": 37.97, "lon": 23.73, "source": "atlas"},
                 "megara": {"name": "Megara", "kind": "city", "lat": 38.0, "lon": 23.34, "source": "atlas"}}
                """, "paths", """
                {"athens--megara": {"a": "athens", "b": "megara", "kind": "road", "source": "atlas"}}
                """));
        assertThat(SpaceMap.of(pack, "spaces", "paths").adjacent(0, 1)).isTrue();
    }
}
