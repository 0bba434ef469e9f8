package org.polemarch.api.ui.map;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;

/**
 * A name on the map, with a pale outline that keeps it readable over lines. Outlined letters are the most expensive
 * thing to paint on a map, so a picture of them is kept.
 */
final class MapLabel extends Group {

    private final Text halo = new Text();
    private final Text ink = new Text();

    MapLabel(String text, String style) {
        for (Text part : new Text[] {halo, ink}) {
            part.setText(text);
            part.setTextOrigin(VPos.TOP);
            part.getStyleClass().addAll("pm-map-label", style);
        }
        halo.setStrokeLineJoin(StrokeLineJoin.ROUND);
        halo.getStyleClass().add("pm-map-label-halo");
        getChildren().addAll(halo, ink);
        setMouseTransparent(true);
        setManaged(false);
        setCache(true);
    }

    /** Makes a click on the name a click on its place, which it may be beside. */
    void standFor(Node place) {
        setMouseTransparent(false);
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> place.fireEvent(event.copyFor(place, place)));
    }

    String text() {
        return ink.getText();
    }

    double width() {
        return ink.getLayoutBounds().getWidth();
    }

    double height() {
        return ink.getLayoutBounds().getHeight();
    }
}
