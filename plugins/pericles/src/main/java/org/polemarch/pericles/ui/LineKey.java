package org.polemarch.pericles.ui;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.map.PathStyle;

/** The six kinds of line, in a strip under the map. */
final class LineKey extends FlowPane {

    private static final double LENGTH = 30;
    private static final double MIDDLE = 6;

    LineKey(Words words) {
        getStyleClass().add("pericles-key");
        for (String kind :
                List.of("COASTAL", "SEA", "OVERLAND", "OPEN_WATER", "COASTAL_LAND_BASE", "COASTAL_NAVAL_BASE")) {
            Label label = new Label(words.text("Line." + kind));
            label.getStyleClass().add("pericles-key-text");
            HBox line = new HBox(sample(Geography.style(kind)), label);
            line.getStyleClass().add("pericles-key-line");
            line.setAlignment(Pos.CENTER_LEFT);
            getChildren().add(line);
        }
    }

    private static Pane sample(PathStyle style) {
        Pane pane = new Pane();
        // As the map lightens its lines in the dark.
        pane.setStyle("-pericles-line: " + web(style.colour()) + "; -pericles-line-dark: "
                + web(style.colour().interpolate(Color.WHITE, 0.45)) + ";");
        pane.setMinSize(LENGTH, 2 * MIDDLE);
        boolean twice = style.line() == PathStyle.Line.DOUBLE;
        for (int i = twice ? -1 : 0; i <= (twice ? 1 : 0); i += 2) {
            Line line = new Line(0, MIDDLE + 1.5 * i, LENGTH, MIDDLE + 1.5 * i);
            line.getStyleClass().add("pericles-key-stroke");
            line.setStrokeWidth(twice ? 1.2 : 2.4);
            dash(line, style.line());
            pane.getChildren().add(line);
        }
        if (style.line() == PathStyle.Line.TICKED) {
            for (double x = 5; x < LENGTH; x += 7) {
                Line tick = new Line(x, MIDDLE - 4, x, MIDDLE + 4);
                tick.getStyleClass().add("pericles-key-stroke");
                pane.getChildren().add(tick);
            }
        }
        return pane;
    }

    private static String web(Color colour) {
        return colour.toString().replace("0x", "#");
    }

    private static void dash(Line line, PathStyle.Line kind) {
        if (kind == PathStyle.Line.DASHED) {
            line.getStrokeDashArray().setAll(7.0, 5.0);
        } else if (kind == PathStyle.Line.DASH_DOT) {
            line.getStrokeDashArray().setAll(8.0, 4.0, 1.0, 4.0);
        }
    }
}
