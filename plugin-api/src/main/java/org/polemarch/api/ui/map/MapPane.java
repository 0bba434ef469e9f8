package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.SideColour;

/**
 * A map of the Greek world from the real coast line, to zoom (wheel, pinch, + and -), move (drag, arrow keys) and click.
 * What never changes is given once; what changes is shown again after each move, and only what differs is redrawn.
 *
 * <pre>{@code
 * final class ExampleView implements BoardView {
 *     private final Targets targets;
 *     private final MapPane map;
 *
 *     ExampleView(BoardHost host) {
 *         targets = new Targets(host);
 *         map = new MapPane(GeoBounds.HELLAS, targets)
 *                 .spaces(List.of(MapSpace.at("athens", "Athens", 37.97, 23.72), MapSpace.at("sparta", "Sparta", 37.07, 22.43)))
 *                 .paths(List.of(MapPath.of("athens", "sparta", PathStyle.LAND)));
 *     }
 *
 *     public Region node() { return map; }
 *
 *     public void show(Situation situation) {
 *         map.pieces(Map.of("athens", List.of(Piece.of(PieceShape.HOPLITE, SideColour.BLUE).times(3))));
 *         map.owners(Map.of("sparta", SideColour.RED));
 *         targets.show(situation);
 *     }
 * }
 * }</pre>
 *
 * <p>A <em>place</em> is a space or an area; ids of places are unique, and a click on one is {@code Target.space(id)}.
 */
public final class MapPane extends Region {

    private static final double MAX_ZOOM = 14;

    private final Targets targets;
    private final MapSheet main;
    private final MapStyle style;
    private final List<MapInset> insets = new ArrayList<>();
    private final Map<String, AreaNode> areas = new LinkedHashMap<>();
    private final Map<String, SpaceNode> spaces = new LinkedHashMap<>();
    private final Map<String, PieceBox> boxes = new LinkedHashMap<>();
    private final Map<String, LatLon> stands = new HashMap<>();
    private final Map<String, Color> tints = new HashMap<>();
    private final MapLabels labels = new MapLabels(this);
    private final List<Placed> placed = new ArrayList<>();
    private List<MapPath> paths = List.of();
    private List<MapRoute> routes = List.of();
    private final VBox buttons;
    private boolean moved;
    private double zoom = 1;
    private double middleX;
    private double middleY;
    private double symbolSize = 1;
    private boolean groundStale = true;
    private double drawnScale = -1;

    private record Placed(Node node, LatLon at, Pos anchor) {}

    /** A point of the screen on one of the sheets, in the coordinates of that sheet. */
    record Spot(MapSheet sheet, double x, double y) {}

    /** A map that shows at least these bounds, with all its places registered with the targets. */
    public MapPane(GeoBounds bounds, Targets targets) {
        this.targets = targets;
        this.main = new MapSheet(bounds);
        this.style = new MapStyle(this, this::refresh);
        getStyleClass().add("pm-map");
        setFocusTraversable(true);
        setAccessibleText("Map");
        setMinSize(160, 120);
        setPrefSize(960, 720);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        main.setManaged(false);
        MapInput input = new MapInput(this);
        buttons = input.buttons();
        getChildren().addAll(main, buttons);
        widthProperty().addListener(changed -> groundStale = true);
        heightProperty().addListener(changed -> groundStale = true);
        showMiddle();
    }

    /** A box in a corner that shows a part of the world too far away for the main map. Places inside it move there. */
    public MapPane inset(String title, GeoBounds bounds, Pos corner, double share) {
        if (!areas.isEmpty() || !spaces.isEmpty()) {
            throw new IllegalStateException("insets come before the places they show");
        }
        MapInset inset = new MapInset(title, bounds, corner, share);
        insets.add(inset);
        getChildren().add(getChildren().indexOf(buttons), inset);
        return this;
    }

    /** Meridians and parallels, one for each degree. */
    public MapPane graticule(boolean drawn) {
        main.ground().setGraticule(drawn);
        refresh();
        return this;
    }

    /** How large spaces, pieces and labels are when the whole map is shown; they grow a little as it is enlarged. */
    public MapPane symbols(double size) {
        symbolSize = size;
        refresh();
        return this;
    }

    /** Adds areas of land or sea. */
    public MapPane regions(Regions regions) {
        for (Area area : regions) {
            MapSheet sheet = sheetOf(area.middle());
            AreaNode node = new AreaNode(area, sheet.projection());
            areas.put(area.id(), node);
            sheet.areas().getChildren().add(node);
            targets.add(node, Target.space(area.id()), area.name());
            labels.area(area);
        }
        refresh();
        return this;
    }

    /** Adds point spaces. */
    public MapPane spaces(List<MapSpace> more) {
        for (MapSpace space : more) {
            SpaceNode node = new SpaceNode(space);
            spaces.put(space.id(), node);
            sheetOf(space.at()).spaces().getChildren().add(node);
            targets.add(node, Target.space(space.id()), space.name());
            labels.space(space);
        }
        refresh();
        return this;
    }

    /** The paths between places, in place of those before. */
    public MapPane paths(List<MapPath> all) {
        paths = List.copyOf(all);
        refresh();
        return this;
    }

    /** A name on the map that is no place: of a sea or a country. */
    public MapPane caption(String text, double lat, double lon, boolean sea) {
        labels.caption(text, new LatLon(lat, lon), sea);
        requestLayout();
        return this;
    }

    /** Where the pieces of a place stand, if not on the place itself. */
    public MapPane stand(String place, double lat, double lon) {
        stands.put(place, new LatLon(lat, lon));
        requestLayout();
        return this;
    }

    /** Puts any node on the map; that point of it which the anchor names stands on the place and moves with the map. */
    public MapPane place(Node node, double lat, double lon, Pos anchor) {
        remove(node);
        LatLon at = new LatLon(lat, lon);
        placed.add(new Placed(node, at, anchor));
        sheetOf(at).extras().getChildren().add(node);
        node.layoutBoundsProperty().addListener(changed -> requestLayout());
        requestLayout();
        return this;
    }

    /** Takes a node put on the map away. */
    public void remove(Node node) {
        placed.removeIf(entry -> entry.node() == node);
        main.extras().getChildren().remove(node);
        insets.forEach(inset -> inset.sheet().extras().getChildren().remove(node));
    }

    /** Shows these pieces on their places and no others. Unchanged pieces keep their nodes. */
    public void pieces(Map<String, List<Piece>> byPlace) {
        boxes.entrySet().removeIf(entry -> {
            if (byPlace.getOrDefault(entry.getKey(), List.of()).isEmpty()) {
                entry.getValue().show(List.of());
                sheetOf(stand(entry.getKey())).pieces().getChildren().remove(entry.getValue());
                return true;
            }
            return false;
        });
        byPlace.forEach((place, pieces) -> {
            if (!pieces.isEmpty()) {
                boxes.computeIfAbsent(place, this::box).show(pieces);
            }
        });
        requestLayout();
    }

    private PieceBox box(String place) {
        PieceBox box = new PieceBox(targets);
        sheetOf(stand(place)).pieces().getChildren().add(box);
        return box;
    }

    /** Shows whose these places are; the others are nobody's. */
    public void owners(Map<String, SideColour> byPlace) {
        spaces.forEach((id, node) -> {
            SideColour owner = byPlace.get(id);
            if (owner == null) {
                node.free();
            } else {
                node.own(owner);
            }
        });
        areas.forEach((id, node) -> {
            SideColour owner = byPlace.get(id);
            Color own = tints.getOrDefault(id, Color.TRANSPARENT);
            node.tint(owner == null ? own : owner.fill().deriveColor(0, 1, 1, 0.42));
        });
    }

    /** The colour of an area that is nobody's, usually a pale transparent one. */
    public MapPane tint(String area, Color colour) {
        tints.put(area, colour);
        areas.get(area).tint(colour);
        return this;
    }

    /** Lays these routes over the map and no others. */
    public void routes(List<MapRoute> all) {
        if (!routes.equals(all)) {
            routes = List.copyOf(all);
            groundStale = true;
            requestLayout();
        }
    }

    /** Where a place is. */
    public LatLon where(String place) {
        if (spaces.containsKey(place)) {
            return spaces.get(place).space().at();
        }
        if (areas.containsKey(place)) {
            return areas.get(place).area().middle();
        }
        throw new IllegalArgumentException("no place '" + place + "' on the map");
    }

    private LatLon stand(String place) {
        LatLon own = stands.get(place);
        return own == null ? where(place) : own;
    }

    /** Shows the whole map again. */
    public void showAll() {
        moved = false;
        zoom = 1;
        showMiddle();
        refresh();
    }

    private void showMiddle() {
        middleX = main.projection().width() / 2;
        middleY = main.projection().height() / 2;
    }

    /** Moves and zooms so that these bounds fill the map. */
    public void show(GeoBounds part) {
        GeoProjection projection = main.projection();
        double west = projection.x(part.west());
        double east = projection.x(part.east());
        double north = projection.y(part.north());
        double south = projection.y(part.south());
        double wanted = Math.min(getWidth() / (east - west), getHeight() / (south - north));
        zoom = clamp(wanted / main.fitting(), 1, MAX_ZOOM);
        middleX = (west + east) / 2;
        middleY = (north + south) / 2;
        moved = true;
        refresh();
    }

    /** Enlarges about the middle. */
    public void zoomBy(double factor) {
        zoom(factor, getWidth() / 2, getHeight() / 2);
    }

    void zoom(double factor, double x, double y) {
        double before = main.fitting() * zoom;
        double unitX = middleX + (x - getWidth() / 2) / before;
        double unitY = middleY + (y - getHeight() / 2) / before;
        zoom = clamp(zoom * factor, 1, MAX_ZOOM);
        double after = main.fitting() * zoom;
        middleX = unitX - (x - getWidth() / 2) / after;
        middleY = unitY - (y - getHeight() / 2) / after;
        moved = zoom > 1;
        refresh();
    }

    void pan(double dx, double dy) {
        double scale = main.fitting() * zoom;
        middleX -= dx / scale;
        middleY -= dy / scale;
        moved = true;
        refresh();
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(high, value));
    }

    MapStyle style() {
        return style;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return MapStyle.metaData();
    }

    private void refresh() {
        groundStale = true;
        requestLayout();
    }

    private MapSheet sheetOf(LatLon point) {
        for (MapInset inset : insets) {
            if (inset.sheet().projection().bounds().contains(point)) {
                return inset.sheet();
            }
        }
        return main;
    }

    Spot spot(LatLon point) {
        MapSheet sheet = sheetOf(point);
        return new Spot(sheet, sheet.x(point), sheet.y(point));
    }

    /** How much larger than their CSS size symbols are drawn now. */
    double growth() {
        return symbolSize * Math.min(1.9, Math.pow(zoom, 0.4));
    }

    private List<MapSheet> sheets() {
        List<MapSheet> sheets = new ArrayList<>(List.of(main));
        insets.forEach(inset -> sheets.add(inset.sheet()));
        return sheets;
    }

    @Override
    protected void layoutChildren() {
        main.resizeRelocate(0, 0, getWidth(), getHeight());
        if (!moved) {
            zoom = 1;
            showMiddle();
        }
        middleX = clamp(middleX, 0, main.projection().width());
        middleY = clamp(middleY, 0, main.projection().height());
        main.look(main.fitting() * zoom, middleX, middleY);
        insets.forEach(inset -> inset.arrange(getWidth(), getHeight(), style.unit()));
        buttons.autosize();
        buttons.relocate(style.unit() * 0.7, style.unit() * 0.7);
        if (groundStale) {
            paint();
        }
        layoutAreas();
        layoutSymbols();
        labels.layout(sheets(), obstacles());
    }

    private void paint() {
        MapColours colours = style.colours();
        double unit = style.unit();
        for (MapSheet sheet : sheets()) {
            sheet.spread();
            sheet.ground().paint(sheet.groundCanvas(), colours, unit);
            paintLines(sheet, colours, unit * growth());
        }
        groundStale = false;
    }

    /** A path into an inset is drawn on both sheets; each shows the part that lies on it. */
    private void paintLines(MapSheet sheet, MapColours colours, double unit) {
        GraphicsContext pen = sheet.lineCanvas().getGraphicsContext2D();
        pen.clearRect(0, 0, sheet.getWidth(), sheet.getHeight());
        LinePainter painter = new LinePainter(pen, unit, colours.paper());
        for (MapPath path : paths) {
            Spot a = spot(where(path.a()));
            Spot b = spot(where(path.b()));
            if (a.sheet() == sheet || b.sheet() == sheet) {
                painter.path(
                        across(a, sheet, true),
                        across(a, sheet, false),
                        across(b, sheet, true),
                        across(b, sheet, false),
                        path.style(),
                        path.bend());
            }
        }
        for (MapRoute route : routes) {
            double[] points = new double[route.places().size() * 2];
            for (int i = 0; i < points.length; i += 2) {
                Spot spot = spot(where(route.places().get(i / 2)));
                points[i] = across(spot, sheet, true);
                points[i + 1] = across(spot, sheet, false);
            }
            painter.route(points, route);
        }
    }

    private double across(Spot spot, MapSheet sheet, boolean horizontal) {
        return horizontal
                ? spot.x() + offset(spot.sheet(), true) - offset(sheet, true)
                : spot.y() + offset(spot.sheet(), false) - offset(sheet, false);
    }

    private double offset(MapSheet sheet, boolean horizontal) {
        if (sheet == main) {
            return 0;
        }
        Node inset = sheet.getParent();
        return horizontal ? inset.getLayoutX() + sheet.getLayoutX() : inset.getLayoutY() + sheet.getLayoutY();
    }

    private void layoutAreas() {
        boolean rescaled = drawnScale != main.scale();
        areas.values().forEach(node -> {
            MapSheet sheet = sheetOf(node.area().middle());
            if (rescaled) {
                node.draw(sheet.scale());
            }
            node.setLayoutX(sheet.pixelX(0));
            node.setLayoutY(sheet.pixelY(0));
        });
        drawnScale = areas.isEmpty() ? -1 : main.scale();
    }

    private void layoutSymbols() {
        double growth = growth();
        spaces.values().forEach(node -> {
            Spot spot = spot(node.space().at());
            centre(node, spot.x(), spot.y(), growth);
        });
        boxes.forEach((place, box) -> {
            Spot spot = spot(stand(place));
            SpaceNode space = stands.containsKey(place) ? null : spaces.get(place);
            double rise = space == null ? 0 : growth * (space.prefHeight(-1) * 0.42 + box.prefHeight(-1) / 2);
            centre(box, spot.x(), spot.y() - rise, growth);
        });
        for (Placed entry : placed) {
            Spot spot = spot(entry.at());
            Node node = entry.node();
            node.autosize();
            double width = node.getLayoutBounds().getWidth();
            double height = node.getLayoutBounds().getHeight();
            double dx = switch (entry.anchor().getHpos()) {
                case LEFT -> 0;
                case CENTER -> -width / 2;
                case RIGHT -> -width;
            };
            double dy = switch (entry.anchor().getVpos()) {
                case TOP -> 0;
                case CENTER, BASELINE -> -height / 2;
                case BOTTOM -> -height;
            };
            node.relocate(Math.rint(spot.x() + dx), Math.rint(spot.y() + dy));
        }
    }

    private static void centre(Region node, double x, double y, double growth) {
        double width = node.prefWidth(-1);
        double height = node.prefHeight(-1);
        node.resizeRelocate(x - width / 2, y - height / 2, width, height);
        node.setScaleX(growth);
        node.setScaleY(growth);
    }

    /** What labels must keep off, by sheet. */
    private Map<MapSheet, List<Node>> obstacles() {
        Map<MapSheet, List<Node>> obstacles = new HashMap<>();
        for (MapSheet sheet : sheets()) {
            List<Node> nodes = new ArrayList<>(sheet.spaces().getChildren());
            nodes.addAll(sheet.pieces().getChildren());
            nodes.addAll(sheet.extras().getChildren());
            obstacles.put(sheet, nodes);
        }
        obstacles.get(main).addAll(insets);
        obstacles.get(main).add(buttons);
        return obstacles;
    }
}
