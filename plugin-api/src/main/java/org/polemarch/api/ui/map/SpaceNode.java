package org.polemarch.api.ui.map;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;

final class SpaceNode extends Region implements Lightable {

    /** How much wider than the symbol its ring is, as the style sheet draws it. */
    static final double RINGED = 1.66;

    final MapSpace space;
    private final Group drawing = new Group();
    private final Scale scale = new Scale();
    private final SVGPath face = new SVGPath();
    private final SVGPath detail = new SVGPath();
    private final SVGPath casing = new SVGPath();
    private final SVGPath ring = new SVGPath();
    final SpaceBeacon beacon = new SpaceBeacon();
    private boolean lit;
    private boolean picked;

    SpaceNode(MapSpace space) {
        this.space = space;
        getStyleClass().add("pm-space");
        setStyle("-fx-pref-width: " + 1.15 * space.size() + "em; -fx-pref-height: " + 1.15 * space.size() + "em;");
        drawing.setManaged(false);
        drawing.getTransforms().add(scale);
        part(casing, "pm-space-casing", space.shape().outline);
        part(ring, "pm-space-ring", space.shape().outline);
        part(face, "pm-space-face", space.shape().outline);
        part(detail, "pm-space-detail", space.shape().detail);
        casing.setVisible(false);
        ring.setVisible(false);
        Group symbol = new Group(face, detail);
        symbol.setCache(true); // there are many, and most are painted again with every move
        drawing.getChildren().addAll(casing, ring, symbol);
        getChildren().add(drawing);
        Tip.on(this, space.name());
    }

    private static void part(SVGPath path, String style, String content) {
        path.setContent(content);
        path.setStrokeLineJoin(StrokeLineJoin.ROUND);
        path.getStyleClass().add(style);
    }

    void own(SideColour owner) {
        face.setStyle("-fx-fill: " + owner.web() + ";");
        detail.setStyle("-fx-stroke: " + SideColour.web(owner.ink()) + ";");
    }

    void free() {
        face.setStyle("");
        detail.setStyle("");
    }

    @Override
    public void light(boolean nowLit, boolean nowPicked) {
        if (lit == nowLit && picked == nowPicked) {
            return;
        }
        lit = nowLit;
        picked = nowPicked;
        casing.setVisible(lit || picked);
        ring.setVisible(lit || picked);
        ring.getStyleClass().remove("pm-space-chosen");
        if (picked) {
            ring.getStyleClass().add("pm-space-chosen");
        }
        beacon.light(lit, picked);
    }

    @Override
    protected void layoutChildren() {
        scale.setX(getWidth() / 100);
        scale.setY(getHeight() / 100);
    }
}
