package org.polemarch.mountford.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Paths;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Kind;

/** Makes the chart once from the data of the game; every view shares it. */
public class ChartMaker {

    private final Chart chart;

    @Inject
    public ChartMaker(MountfordData data) {
        chart = new Chart(
                places(data.atlas()),
                paths(data.atlas()),
                areas(data.atlas()),
                tiles(data.tiles()),
                kinds(data.kinds(), data.atlas()),
                data.turns());
    }

    public Chart chart() {
        return chart;
    }

    private static List<Chart.Place> places(Atlas atlas) {
        List<Chart.Place> places = new ArrayList<>();
        for (int space = 0; space < atlas.size(); space++) {
            places.add(new Chart.Place(
                    atlas.space(space).id(),
                    atlas.space(space).name(),
                    Projection.id(atlas.type(space)),
                    atlas.fortress(space),
                    atlas.fortifiedHarbor(space),
                    atlas.areaOf(space) < 0
                            ? ""
                            : atlas.area(atlas.areaOf(space)).id(),
                    Projection.id(atlas.colour(space)),
                    atlas.latitude(space),
                    atlas.longitude(space)));
        }
        return places;
    }

    private static List<Chart.Path> paths(Atlas atlas) {
        List<Chart.Path> paths = new ArrayList<>();
        for (Paths.Path path : atlas.paths().all()) {
            paths.add(path(atlas, path.a(), path.b(), Projection.id(path.type()), path.pass()));
        }
        paths.add(path(atlas, atlas.isthmusA(), atlas.isthmusB(), "isthmus", false));
        paths.add(path(atlas, atlas.stormA(), atlas.stormB(), "storm", false));
        return paths;
    }

    private static Chart.Path path(Atlas atlas, int a, int b, String type, boolean pass) {
        return new Chart.Path(atlas.space(a).id(), atlas.space(b).id(), type, pass);
    }

    private static List<Chart.Area> areas(Atlas atlas) {
        List<Chart.Area> areas = new ArrayList<>();
        for (Area area : atlas.areas()) {
            areas.add(new Chart.Area(
                    area.id(),
                    area.name(),
                    Arrays.stream(area.spaces())
                            .mapToObj(space -> atlas.space(space).id())
                            .toList(),
                    Arrays.stream(area.tribute()).boxed().toList()));
        }
        return areas;
    }

    private static List<Chart.TileFace> tiles(Tiles tiles) {
        List<Chart.TileFace> faces = new ArrayList<>();
        for (int tile = 0; tile < tiles.size(); tile++) {
            faces.add(face(tiles, tile));
        }
        return faces;
    }

    private static Chart.TileFace face(Tiles tiles, int tile) {
        String id = tiles.tile(tile).id();
        String name = tiles.tile(tile).name();
        String set = Projection.id(tiles.setOf(tile));
        if (tile < tiles.leaderCount()) {
            Tiles.Leader leader = tiles.leader(tile);
            return new Chart.TileFace(
                    id,
                    name,
                    set,
                    "leader",
                    leader.rated(),
                    leader.land(),
                    leader.naval(),
                    leader.headOfState(),
                    "",
                    "");
        }
        if (tiles.isReinforcement(tile)) {
            String adds = tiles.reinforcement(tile).kind().id();
            return new Chart.TileFace(id, name, set, "reinforcement", false, 0, 0, false, adds, "");
        }
        String effect = Projection.id(tiles.event(tile).effect());
        return new Chart.TileFace(id, name, set, "event", false, 0, 0, false, "", effect);
    }

    private static List<Chart.SpKind> kinds(Kinds kinds, Atlas atlas) {
        List<Chart.SpKind> all = new ArrayList<>();
        for (int index = 0; index < kinds.size(); index++) {
            Kind kind = kinds.kind(index);
            all.add(new Chart.SpKind(
                    kind.id(),
                    kind.name(),
                    Projection.id(kind.nationality()),
                    Projection.id(kind.type()),
                    atlas.space(kind.home()).id(),
                    kind.homeGuard()));
        }
        return all;
    }
}
