package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.piece.SideColour;

/** Dice in a row, with pips up to six and numbers above. */
public final class DicePane extends HBox {

    /** The pips of each face, as columns and rows of a three-by-three grid. */
    private static final int[][] PIPS = {
        {}, {11}, {0, 22}, {0, 11, 22}, {0, 2, 20, 22}, {0, 2, 11, 20, 22}, {0, 10, 20, 2, 12, 22},
    };

    private final List<String> shown = new ArrayList<>();

    public DicePane() {
        getStyleClass().add("pm-dice");
    }

    public void show(SideColour colour, int... faces) {
        getChildren().clear();
        shown.clear();
        add(colour, faces);
    }

    public void add(SideColour colour, int... faces) {
        for (int face : faces) {
            getChildren().add(new Die(face, colour));
            shown.add(Integer.toString(face));
        }
        setAccessibleText(KitWords.say(new KitWords.Dice(String.join(", ", shown))));
    }

    private static final class Die extends Region {
        private final Rectangle body = new Rectangle();
        private final List<Circle> pips = new ArrayList<>();
        private final int[] grid;
        private final Text number = new Text();

        Die(int face, SideColour colour) {
            getStyleClass().add("pm-die");
            body.setFill(colour.fill());
            body.setStroke(colour.edge());
            getChildren().add(body);
            grid = face >= 1 && face <= 6 ? PIPS[face] : new int[0];
            for (int i = 0; i < grid.length; i++) {
                Circle pip = new Circle();
                pip.setFill(colour.ink());
                pips.add(pip);
            }
            getChildren().addAll(pips);
            if (grid.length == 0) {
                number.setText(Integer.toString(face));
                number.setFill(Color.web(colour.ink().toString()));
                getChildren().add(number);
            }
        }

        @Override
        protected void layoutChildren() {
            double size = Math.min(getWidth(), getHeight());
            body.setWidth(size);
            body.setHeight(size);
            body.setArcWidth(size * 0.36);
            body.setArcHeight(size * 0.36);
            body.setStrokeWidth(size * 0.05);
            for (int i = 0; i < grid.length; i++) {
                Circle pip = pips.get(i);
                pip.setRadius(size * 0.095);
                int column = grid[i] / 10;
                int row = grid[i] % 10;
                pip.setCenterX(size * (0.24 + 0.26 * column));
                pip.setCenterY(size * (0.24 + 0.26 * row));
            }
            number.setFont(Font.font("System", FontWeight.BOLD, size * 0.55));
            number.setX((size - number.getLayoutBounds().getWidth()) / 2);
            number.setY(size * 0.7);
        }
    }
}
