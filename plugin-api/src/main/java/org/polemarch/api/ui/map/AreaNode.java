package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.StrokeLineJoin;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Outlined;
import org.polemarch.api.ui.Tip;

/** The node of an {@link Area}: a tinted, clickable piece of the map. */
final class AreaNode extends Group implements Lightable, Outlined {

    final Area area;
    private final CoastLines outline;
    private final Path face = new Path();
    private final Path casing = new Path();
    private final Path ring = new Path();
    private final Map<String, Path> marks = new LinkedHashMap<>();
    private final List<PathElement> rim = new ArrayList<>();
    private boolean lit;
    private boolean picked;

    AreaNode(Area area, GeoProjection projection) {
        this.area = area;
        this.outline = new CoastLines(projection.project(area.shape()));
        face.getStyleClass().addAll("pm-area", area.ground() == Area.Ground.LAND ? "pm-land" : "pm-sea");
        casing.getStyleClass().add("pm-area-casing");
        ring.getStyleClass().add("pm-area-ring");
        for (Path path : List.of(face, casing, ring)) {
            path.setFillRule(FillRule.EVEN_ODD);
            path.setStrokeLineJoin(StrokeLineJoin.ROUND);
        }
        casing.setMouseTransparent(true);
        ring.setMouseTransparent(true);
        getChildren().add(face);
        Tip.on(this, area.name());
    }

    /**
     * Rebuilds the outline for a scale; the group is then moved to where map unit 0, 0 is.
     *
     * @param tiny islands smaller than this are left out of the ring around a lit sea
     */
    void draw(double scale, double tiny) {
        List<PathElement> elements = new ArrayList<>();
        rim.clear();
        for (CoastLines.Ring outlineRing : outline.rings(scale)) {
            double[] points = outlineRing.points;
            List<PathElement> closed = new ArrayList<>();
            closed.add(new MoveTo(points[0] * scale, points[1] * scale));
            for (int i = 2; i < points.length - 2; i += 2) {
                closed.add(new LineTo(points[i] * scale, points[i + 1] * scale));
            }
            closed.add(new ClosePath());
            elements.addAll(closed);
            if (!outlineRing.hole || outlineRing.extent * scale > tiny) {
                rim.addAll(closed);
            }
        }
        face.getElements().setAll(elements);
        rings();
    }

    /** Colours the area; a transparent colour leaves the map unchanged. */
    void tint(Color colour) {
        face.setStyle(colour.getOpacity() == 0 ? "" : "-fx-fill: " + css(colour) + ";");
    }

    private static String css(Color colour) {
        return String.format(
                Locale.ROOT,
                "rgba(%d, %d, %d, %.3f)",
                Math.round(colour.getRed() * 255),
                Math.round(colour.getGreen() * 255),
                Math.round(colour.getBlue() * 255),
                colour.getOpacity());
    }

    @Override
    public void mark(String style, boolean drawn) {
        if (drawn) {
            Path mark = marks.computeIfAbsent(style, key -> new Path());
            mark.setStroke(null); // until its style comes
            mark.getStyleClass().setAll(style);
            mark.setMouseTransparent(true);
        } else {
            marks.remove(style);
        }
        rings();
    }

    @Override
    public void light(boolean nowLit, boolean nowPicked) {
        if (lit == nowLit && picked == nowPicked) {
            return;
        }
        lit = nowLit;
        picked = nowPicked;
        rings();
    }

    private void rings() {
        boolean shown = lit || picked;
        setViewOrder(shown ? -1 : marks.isEmpty() ? 0 : -0.5);
        List<Node> drawn = new ArrayList<>(List.of(face));
        if (shown) {
            casing.getElements().setAll(rim);
            ring.getElements().setAll(rim);
            ring.getStyleClass().remove("pm-area-chosen");
            if (picked) {
                ring.getStyleClass().add("pm-area-chosen");
            }
            drawn.addAll(List.of(casing, ring));
        }
        marks.values().forEach(mark -> mark.getElements().setAll(rim));
        drawn.addAll(marks.values());
        getChildren().setAll(drawn);
    }
}
