package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.view.PeriklesView;

/**
 * The column beside the map: the battle, the six cities, the Persians, the players. On a wide table the cities stand
 * three abreast, so that everything can be seen without scrolling; on a large one everything grows, and on a small one it
 * shrinks a little.
 */
final class PeriklesSide {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final double NARROW = 1180;
    private static final double LARGEST = 2.5;
    private static final double SMALLEST = 0.75;
    private static final double FAR = 1.4;
    private static final double EM = 14;
    private static final int RULER_EMS = 10;
    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    private static final double ROOM_FOR_THREE = 1230;

    private final TableFrame frame;
    private final List<CityPanel> cities = new ArrayList<>();
    private final GridPane grid = new GridPane();
    private final BattlePanel battle;
    private final ScorePanel scores;
    private final PersiaPanel persia;
    private final NewsPanel news;
    private final TileStrip tiles;
    private final VBox below;
    private int columns;
    private double scale;
    private final Region ruler = new Region();
    private double enlarged = 1;

    /** Beside the map of a frame; what has no room there goes below the map. */
    PeriklesSide(TableFrame frame, VBox below, Words words, Looks looks, Explained explained, Targets targets) {
        this.frame = frame;
        this.below = below;
        tiles = new TileStrip(words, targets);
        news = new NewsPanel(words);
        battle = new BattlePanel(words, targets);
        scores = new ScorePanel(words, explained, targets);
        persia = new PersiaPanel(words, looks, targets);
        grid.getStyleClass().add("perikles-cities");
        for (int i = 0; i < Power.CITIES; i++) {
            cities.add(new CityPanel(Power.of(i), words, looks, explained, targets));
        }
        VBox.setVgrow(news.node(), Priority.ALWAYS);
        ruler.setStyle("-fx-min-width: " + RULER_EMS + "em;");
        ruler.setManaged(false);
        frame.getChildren().add(ruler);
        ruler.minWidthProperty().addListener(changed -> measure());
        arrange();
        frame.widthProperty().addListener(changed -> arrange());
        frame.heightProperty().addListener(changed -> arrange());
        frame.localToParentTransformProperty().addListener(changed -> arrange());
    }

    /** Whoever wants larger texts makes everything larger, and so there is less room than the pixels tell. */
    private void measure() {
        double wanted = Math.max(1, ruler.getMinWidth() / RULER_EMS / scale / EM);
        if (Math.abs(wanted - enlarged) > 0.05) {
            enlarged = wanted;
            Platform.runLater(this::arrange); // not while styles are applied
        }
    }

    /** The room there really is: a table that asks for more is drawn smaller, and must not take that for more room. */
    private void arrange() {
        Bounds room = frame.getBoundsInParent();
        double width = room.getWidth() / enlarged;
        double fits = Math.min(width / WIDTH, room.getHeight() / enlarged / HEIGHT);
        double fitting = fits >= 1 ? Math.min(LARGEST, fits) : Math.max(SMALLEST, Math.min(1, width / NARROW));
        double newScale = Math.rint(20 * fitting) / 20;
        if (newScale != scale) {
            scale = newScale;
            frame.setStyle("-fx-font-size: " + scale + "em;");
            frame.pseudoClassStateChanged(LARGE, scale >= FAR);
        }
        int newColumns = width / scale < ROOM_FOR_THREE ? 2 : 3;
        if (newColumns != columns) {
            columns = newColumns;
            abreast();
        }
    }

    private void abreast() {
        grid.getChildren().clear();
        grid.getColumnConstraints().clear();
        for (int i = 0; i < columns; i++) {
            ColumnConstraints constraints = new ColumnConstraints();
            constraints.setPercentWidth(100.0 / columns);
            grid.getColumnConstraints().add(constraints);
        }
        for (int i = 0; i < cities.size(); i++) {
            grid.add(cities.get(i), i % columns, i / columns);
        }
        scores.setWide(columns > 2);
        if (columns > 2) {
            below.getChildren().setAll(tiles.special());
            frame.side(41, battle.node(), grid, persia.node(), scores.node(), tiles.display(), news.node());
        } else {
            below.getChildren().setAll(tiles.display(), tiles.special());
            frame.side(29, battle.node(), grid, persia.node(), scores.node(), news.node());
        }
        if (frame.getRight() instanceof ScrollPane scroll) {
            scroll.setFitToHeight(true); // so that the last panel reaches down to the edge
        }
    }

    void show(PeriklesView view, UnaryOperator<Target> aim) {
        cities.forEach(city -> city.show(view, aim));
        persia.show(view);
        battle.show(view);
        scores.show(view);
        tiles.show(view);
        news.show(view);
    }
}
