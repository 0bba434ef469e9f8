package org.polemarch.api.ui.map;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.polemarch.api.ui.map.LabelPlacer.Box;
import org.polemarch.api.ui.map.MapPane.Spot;

/** The name of an area. It is placed within the area, or beside it if the area is an island. */
final class AreaName extends NameEntry {

    private static final int RANK = 1000;

    /** The usual height of the pieces under the name, in lines of text. */
    private static final double PIECES = 2.25;

    private final Area area;
    private final MapSheet sheet;
    private final Function<AreaName, List<AreaRoom>> others;
    private final Geometry outline;
    private AreaRoom room;

    AreaName(MapPane map, Area area, MapSheet sheet, Function<AreaName, List<AreaRoom>> others) {
        super(map, area.id(), area.middle(), RANK, style(area), forms(area.name()));
        this.area = area;
        this.sheet = sheet;
        this.others = others;
        outline = sheet.projection.project(area.shape());
    }

    /** Where room is scarcest, as around an isthmus, the first word has to do: "Gulf", "Cor." */
    private static List<String> forms(String name) {
        String brief = ShortName.of(name);
        return Stream.of(name, brief, brief.split(" ")[0]).distinct().toList();
    }

    private static String style(Area area) {
        return area.ground() == Area.Ground.LAND ? "pm-label-area" : "pm-label-sea";
    }

    /** Whether both are land or both are sea, on the same sheet. */
    boolean isLike(AreaName other) {
        return sheet == other.sheet && area.ground() == other.area.ground();
    }

    AreaRoom room() {
        if (room == null) {
            room = new AreaRoom(outline);
        }
        return room;
    }

    /** Part of it may be visible even if its middle isn't. */
    @Override
    boolean isSeen(Spot spot) {
        return true;
    }

    @Override
    double radius(MapSheet on) {
        return 0;
    }

    @Override
    List<LabelSpot> places(double radius, double mapScale, List<LabelSpot.Size> sizes) {
        double above = map.standsUnderName(id()) ? PIECES / 2 * map.style().unit() * map.growth(sheet) : 0;
        return new AreaSpots(
                        room(),
                        others.apply(this),
                        mapScale,
                        sheet.projection.x(at().lon()),
                        sheet.projection.y(at().lat()),
                        area.ground() == Area.Ground.LAND)
                .of(sizes, above);
    }

    private Geometry onMap(Box box) {
        return Coast.GEOMETRY.toGeometry(new Envelope(
                sheet.unitX(box.x()),
                sheet.unitX(box.x() + box.width()),
                sheet.unitY(box.y()),
                sheet.unitY(box.y() + box.height())));
    }

    @Override
    double within(Box box, MapSheet on) {
        Geometry name = onMap(box);
        return name.intersection(outline).getArea() / name.getArea();
    }

    @Override
    double apart(Box box, MapSheet on) {
        return onMap(box).distance(outline) * sheet.scale();
    }
}
