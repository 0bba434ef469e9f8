package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.map.LabelPlacer.Box;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.SideColour;

/**
 * A map of the Greek world with its real coastline. Players can zoom it (wheel, pinch, + and -, 0 for all), move it
 * (drag, arrow keys) and click it; N goes to the next thing that can be chosen. Pass what never changes once, and show
 * what changes after each move; only differences are redrawn.
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

    /** The width of a space's symbol, in lines of text. */
    private static final double SYMBOL = 1.15;

    private final Targets targets;
    private final MapSheets sheets;
    private final MapSheet main;
    private final MapView view;
    private final MapStyle style;
    private final MapPlaces places = new MapPlaces();
    private final MapLines lines = new MapLines(this);
    private final MapPieces pieces;
    private final MapLabels labels = new MapLabels(this);
    private final VBox buttons;
    private final MapPainting painting;
    private final MapAttention attention;
    private boolean laying;
    private double drawnScale = -1;

    /** A point of the screen on one of the sheets, in the coordinates of that sheet. */
    record Spot(MapSheet sheet, double x, double y) {}

    /** A map that shows at least these bounds and registers all its places with the targets. */
    public MapPane(GeoBounds bounds, Targets targets) {
        this.targets = targets;
        this.sheets = new MapSheets(bounds);
        this.main = sheets.main;
        this.view = sheets.view;
        this.painting = new MapPainting(this, sheets, lines);
        this.style = new MapStyle(this, painting::ground);
        this.pieces = new MapPieces(this, places, targets);
        this.attention = new MapAttention(places, sheets);
        getStyleClass().add("pm-map");
        setFocusTraversable(true);
        setAccessibleText(KitWords.text("map"));
        setMinSize(160, 120);
        setPrefSize(960, 720);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        main.setManaged(false);
        buttons = new MapInput(this, main).buttons();
        getChildren().addAll(main, buttons);
        widthProperty().addListener(changed -> painting.resized());
        heightProperty().addListener(changed -> painting.resized());
    }

    /**
     * Adds a box in a corner that shows a part of the world too far away for the main map. Places inside its bounds
     * move there, so add insets before places.
     *
     * @param share its share of the map's width
     */
    public MapPane inset(String title, GeoBounds bounds, Pos corner, double share) {
        if (!places.isEmpty()) {
            throw new IllegalStateException("insets come before the places they show");
        }
        MapInset inset = new MapInset(title, bounds, corner, share);
        sheets.insets.add(inset);
        getChildren().add(getChildren().indexOf(buttons), inset);
        painting.ground();
        return this;
    }

    /** Gives a space a tooltip in place of its name. */
    public void tell(String space, String text) {
        places.space(space).ifPresent(node -> Tip.on(node, text));
    }

    public MapPane graticule(boolean drawn) {
        main.ground.setGraticule(drawn);
        painting.ground();
        return this;
    }

    /** Draws a line around the bounds and dims the world outside: for boards whose areas end there. */
    public MapPane framed(boolean drawn) {
        main.setFramed(drawn);
        painting.ground();
        return this;
    }

    /** Sets the size of spaces, pieces and labels when the whole map is shown; they grow a little as it is enlarged. */
    public MapPane symbols(double size) {
        return symbols(size, 0);
    }

    /**
     * Sets the size of spaces, pieces and labels when the whole map is shown at a width of this many lines of text; on
     * a wider map they are larger, but not in full proportion.
     */
    public MapPane symbols(double size, double lines) {
        sheets.symbols(size, lines);
        painting.ground();
        return this;
    }

    public MapPane regions(Regions regions) {
        for (Area area : regions) {
            MapSheet sheet = sheets.of(area.middle());
            AreaNode node = new AreaNode(area, sheet.projection);
            places.add(node);
            sheet.areas.getChildren().add(node);
            targets.add(node, Target.space(area.id()), area.name());
            labels.area(node);
        }
        drawnScale = -1;
        painting.ground();
        return this;
    }

    public MapPane spaces(List<MapSpace> more) {
        for (MapSpace space : more) {
            SpaceNode node = new SpaceNode(space);
            MapSheet sheet = sheets.of(space.at());
            places.add(
                    node,
                    sheet.projection.x(space.at().lon()),
                    sheet.projection.y(space.at().lat()));
            sheet.spaces.getChildren().add(node);
            node.beacon.addTo(sheet.beacons);
            targets.add(node, Target.space(space.id()), space.name());
            labels.space(node);
        }
        painting.ground();
        return this;
    }

    /** Gives a space a tooltip that is computed when somebody reads it. */
    public MapPane tell(String space, Supplier<String> text) {
        places.space(space).ifPresent(node -> Tip.on(node, text));
        return this;
    }

    /** Sets the paths between places, replacing earlier ones. */
    public MapPane paths(List<MapPath> all) {
        lines.paths(all);
        painting.paths();
        return this;
    }

    /** Adds a name that isn't a place's, such as that of a sea or a country. */
    public MapPane caption(String text, double lat, double lon, boolean sea) {
        labels.caption(text, new LatLon(lat, lon), sea);
        requestLayout();
        return this;
    }

    /** Sets where the pieces of a place are drawn, if not at its symbol or under its name. */
    public MapPane stand(String place, double lat, double lon) {
        places.stand(place, new LatLon(lat, lon));
        requestLayout();
        return this;
    }

    /** Sets the colour of an area that nobody owns, usually a pale, transparent one. */
    public MapPane tint(String area, Color colour) {
        places.tint(area, colour);
        return this;
    }

    /** Pins any node to the map: the point of the node that the anchor names is placed there and moves with the map. */
    public MapPane place(Node node, double lat, double lon, Pos anchor) {
        return pin(node, lat, lon, anchor, false);
    }

    /** Pins a node; if it would cover another such node, both move apart. */
    public MapPane placeApart(Node node, double lat, double lon, Pos anchor) {
        return pin(node, lat, lon, anchor, true);
    }

    private MapPane pin(Node node, double lat, double lon, Pos anchor, boolean apart) {
        pieces.pin(node, new LatLon(lat, lon), anchor, apart);
        if (node instanceof Parent box) {
            // Requested before the layout, not when the box gets its new size: a request during a layout would be lost.
            box.needsLayoutProperty().addListener((needs, before, now) -> {
                if (now && !laying) {
                    requestLayout();
                }
            });
        } else {
            node.layoutBoundsProperty().addListener(changed -> requestLayout());
        }
        requestLayout();
        return this;
    }

    /**
     * Puts a small node beside a point, as if it were its name, where it covers no piece, name or other tag. Tags are
     * placed before names.
     *
     * @param inside whether it should preferably be on the point rather than beside it
     */
    public MapPane tag(Node node, double lat, double lon, boolean inside) {
        labels.tag(node, new LatLon(lat, lon), inside);
        requestLayout();
        return this;
    }

    public void remove(Node node) {
        pieces.unpin(node);
        labels.untag(node);
        requestLayout();
    }

    /** Shows exactly these pieces on their places. Unchanged pieces keep their nodes. */
    public void pieces(Map<String, List<Piece>> byPlace) {
        pieces.show(byPlace);
        requestLayout();
    }

    /** Shows who owns these places; nobody owns the others. */
    public void owners(Map<String, SideColour> byPlace) {
        places.owners(byPlace);
    }

    /** Shows exactly these routes on the map. */
    public void routes(List<MapRoute> all) {
        if (lines.routes(all)) {
            painting.routes();
        }
    }

    /** The names that are shown now, with their positions. */
    public List<MapName> names() {
        return labels.names(sheets.all());
    }

    public LatLon where(String place) {
        return places.where(place);
    }

    /**
     * Zooms to the answers to a question if they are too close together to be told apart, and back when the next
     * question is asked. Until then, the button that shows the whole map leads back.
     */
    public void attend(Situation situation) {
        double symbol = SpaceNode.RINGED * SYMBOL * style.unit() * sheets.growth(main, style.unit());
        if (attention.attend(situation, symbol, getWidth(), getHeight())) {
            painting.ground();
        }
    }

    public void showAll() {
        view.showAll();
        painting.ground();
    }

    /** Moves and zooms so that these bounds fill the map. */
    public void show(GeoBounds part) {
        view.show(part, getWidth(), getHeight(), main.fitting());
        painting.ground();
    }

    public void zoomBy(double factor) {
        zoom(factor, getWidth() / 2, getHeight() / 2);
    }

    void zoom(double factor, double x, double y) {
        painting.sketch();
        view.zoom(factor, x - getWidth() / 2, y - getHeight() / 2, main.fitting());
        painting.ground();
    }

    void focusNextLit(boolean forward) {
        targets.focusNextLit(forward);
    }

    void pan(double dx, double dy) {
        painting.sketch();
        view.pan(dx, dy, main.fitting());
        painting.ground();
    }

    MapStyle style() {
        return style;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return MapStyle.metaData();
    }

    Spot spot(LatLon point) {
        MapSheet sheet = sheets.of(point);
        return new Spot(sheet, sheet.x(point), sheet.y(point));
    }

    /** How much larger than their CSS size the symbols are drawn now. */
    double growth(MapSheet sheet) {
        return sheets.growth(sheet, style.unit());
    }

    /** Whether the pieces of an area are drawn under its name. */
    boolean standsUnderName(String area) {
        return places.stand(area).isEmpty();
    }

    @Override
    protected void layoutChildren() {
        laying = true;
        sheets.arrange(getWidth(), getHeight(), style.unit());
        buttons.autosize();
        buttons.relocate(style.unit() * 0.7, style.unit() * 0.7);
        painting.paint();
        layoutAreas();
        pieces.layout(labels.areaHeight());
        List<Box> fast = new ArrayList<>();
        sheets.insets.forEach(inset -> fast.add(MapLabels.box(inset)));
        fast.add(MapLabels.box(buttons));
        pieces.part(main, fast, style.unit() * 0.45);
        labels.layout(sheets.all(), obstacles());
        laying = false;
    }

    private void layoutAreas() {
        boolean rescaled = drawnScale != main.scale();
        for (AreaNode node : places.areas()) {
            MapSheet sheet = sheets.of(node.area.middle());
            if (rescaled) {
                node.draw(sheet.scale(), style.unit() * 2);
            }
            node.setLayoutX(sheet.pixelX(0));
            node.setLayoutY(sheet.pixelY(0));
        }
        drawnScale = main.scale();
    }

    /** What labels must avoid, by sheet. */
    private Map<MapSheet, List<Node>> obstacles() {
        Map<MapSheet, List<Node>> obstacles = new HashMap<>();
        for (MapSheet sheet : sheets.all()) {
            List<Node> nodes = new ArrayList<>(sheet.spaces.getChildren());
            nodes.addAll(sheet.pieces.getChildren());
            nodes.addAll(sheet.extras.getChildren());
            obstacles.put(sheet, nodes);
        }
        sheets.insets.forEach(inset -> obstacles.get(inset.sheet).add(inset.title));
        obstacles.get(main).addAll(sheets.insets);
        obstacles.get(main).add(buttons);
        return obstacles;
    }
}
