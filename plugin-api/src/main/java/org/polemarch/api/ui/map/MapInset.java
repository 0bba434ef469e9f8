package org.polemarch.api.ui.map;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** A framed box in a corner of a map, with its own map inside. */
final class MapInset extends Region {

    final MapSheet sheet;
    final Label title;
    private final Pos corner;
    private final double share;

    MapInset(String title, GeoBounds bounds, Pos corner, double share) {
        this.sheet = new MapSheet(bounds);
        this.title = new Label(title);
        this.corner = corner;
        this.share = share;
        getStyleClass().add("pm-inset");
        this.title.getStyleClass().add("pm-inset-title");
        setManaged(false);
        sheet.setManaged(false);
        this.title.setManaged(false);
        getChildren().addAll(sheet, this.title);
    }

    /** Takes its share of the width and its corner, and fits its map to it. */
    void arrange(double width, double height, double unit) {
        double inner = Math.min(width * share, height * 0.6 * sheet.projection.width() / sheet.projection.height());
        double tall = inner * sheet.projection.height() / sheet.projection.width();
        double frame = Math.rint(unit * 0.3);
        double gap = Math.rint(unit * 0.8);
        double w = Math.rint(inner) + 2 * frame;
        double h = Math.rint(tall) + 2 * frame;
        double x = corner.getHpos() == HPos.LEFT
                ? gap
                : corner.getHpos() == HPos.RIGHT ? width - w - gap : (width - w) / 2;
        double y = corner.getVpos() == VPos.TOP
                ? gap
                : corner.getVpos() == VPos.BOTTOM ? height - h - gap : (height - h) / 2;
        resizeRelocate(Math.rint(x), Math.rint(y), w, h);
        sheet.resizeRelocate(frame, frame, w - 2 * frame, h - 2 * frame);
        sheet.fit();
        title.autosize();
        title.relocate(frame + unit * 0.3, frame + unit * 0.15);
    }
}
