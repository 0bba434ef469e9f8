package org.polemarch.launcher.window.tour;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import org.polemarch.api.teach.Primer;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Theme;
import org.polemarch.launcher.tour.Beside.Box;
import org.polemarch.launcher.tour.Sample;
import org.polemarch.launcher.window.board.Boards;
import org.polemarch.launcher.window.board.Picture;
import org.polemarch.launcher.window.board.Untouched;

/** A picture of a board, drawn by the board itself, with numbers on its parts. */
public final class NumberedBoard extends Pane {

    private static final int WIDTH = 1180;
    private static final int HEIGHT = 760;
    private static final double BADGE = 13;

    private NumberedBoard() {}

    /** Draws it, so wide. What the board does not show has no number. */
    public static NumberedBoard of(Sample sample, List<Primer.Part> parts, boolean dark, double width) {
        BoardView view = Boards.of(sample.game(), new Untouched(), sample.prepared());
        (dark ? Theme.DARK : Theme.LIGHT).applyTo(view.node());
        view.node().setPrefSize(WIDTH, HEIGHT);
        Scene scene = new Scene(view.node(), WIDTH, HEIGHT);
        scene.getRoot().applyCss();
        view.show(sample.situation());
        WritableImage image = Picture.of(view.node(), WIDTH, HEIGHT);
        double scale = width / WIDTH;
        ImageView shown = new ImageView(image);
        shown.setFitWidth(width);
        shown.setPreserveRatio(true);
        shown.setSmooth(true);
        NumberedBoard board = new NumberedBoard();
        board.getChildren().add(shown);
        board.setMinSize(width, HEIGHT * scale);
        board.setMaxSize(width, HEIGHT * scale);
        places(view, parts)
                .forEach((number, at) -> board.getChildren().add(badge(number, at.getX() * scale, at.getY() * scale)));
        return board;
    }

    /** Where the parts lie that can be seen, by their numbers. */
    static Map<Integer, Point2D> places(BoardView view, List<Primer.Part> parts) {
        Map<Integer, Point2D> places = new TreeMap<>();
        for (int i = 0; i < parts.size(); i++) {
            int number = i + 1;
            Optional<Node> node = Pointing.node(view.node(), parts.get(i).at());
            node.ifPresent(found -> {
                Box box = Pointing.box(found, view.node());
                boolean panel = parts.get(number - 1).at().target().isEmpty();
                boolean small = box.height() < 4 * BADGE;
                places.put(
                        number,
                        new Point2D(
                                box.x() + (panel ? box.width() - 4 * BADGE : box.width() / 2),
                                box.y() + (panel ? BADGE : small ? box.height() : box.height() / 2)));
            });
        }
        return places;
    }

    private static Label badge(int number, double x, double y) {
        Label badge = new Label(String.valueOf(number));
        badge.getStyleClass().add("primer-number");
        badge.relocate(Math.max(0, x - BADGE), Math.max(0, y - BADGE));
        return badge;
    }
}
