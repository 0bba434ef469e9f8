package org.polemarch.launcher.window.compare;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.VPos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.library.GameFacts;
import org.polemarch.launcher.library.GameFacts.Fact;
import org.polemarch.launcher.window.board.BoardPicture;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.kit.Themes;
import org.polemarch.launcher.words.Say;

/** Two games side by side in a table of facts. */
public final class CompareSheet extends BorderPane {

    public static final double EMS = 72;

    private static final double PICTURE_EMS = 27;

    private final Desk desk;
    private final List<InstalledGame> games;
    private final GridPane grid = new GridPane();
    private final ComboBox<String> first = new ComboBox<>();
    private final ComboBox<String> second = new ComboBox<>();

    public CompareSheet(Desk desk, InstalledGame game) {
        this.desk = desk;
        this.games = desk.catalog().games();
        getStyleClass().add("compare");
        grid.getStyleClass().add("facts");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints values = new ColumnConstraints();
        values.setPrefWidth(0); // both get half of what the names leave
        values.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(names, values, values);
        int place = games.indexOf(game);
        choose(first, "compare-first", place);
        choose(second, "compare-second", (place + 1) % games.size());
        ScrollPane scroll = new ScrollPane(grid);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true); // to be scrolled without a mouse
        scroll.setAccessibleText(Say.of("compare.title"));
        setCenter(scroll);
        fill();
    }

    private void choose(ComboBox<String> box, String id, int place) {
        games.forEach(game -> box.getItems().add(game.info().title()));
        box.getSelectionModel().select(place);
        box.setId(id);
        box.setAccessibleText(Say.of("compare.choose"));
        box.setMaxWidth(Double.MAX_VALUE);
        box.setOnAction(event -> fill());
    }

    private InstalledGame chosen(ComboBox<String> box) {
        return games.get(Math.max(0, box.getSelectionModel().getSelectedIndex()));
    }

    /** Its board, and its whole title: a box may be too narrow for that. */
    private VBox caption(ComboBox<String> box) {
        InstalledGame game = chosen(box);
        VBox caption = new VBox(6);
        double width = PICTURE_EMS * Themes.em(desk.preferences().now());
        BoardPicture.of(game, desk, width).ifPresent(view -> {
            view.fitWidthProperty().bind(Bindings.min(width, caption.widthProperty()));
            caption.getChildren().add(view);
        });
        caption.getChildren().add(Texts.strong(game.info().title()));
        caption.setMinWidth(0);
        return caption;
    }

    private List<Fact> facts(ComboBox<String> box) {
        InstalledGame game = chosen(box);
        return GameFacts.of(game, desk.pictures().decisions(game));
    }

    private void fill() {
        grid.getChildren().clear();
        grid.addRow(0, new Label(), first, second);
        grid.addRow(1, new Label(), caption(first), caption(second));
        List<Fact> one = facts(first);
        List<Fact> other = facts(second);
        for (int i = 0; i < one.size(); i++) {
            grid.addRow(
                    i + 2,
                    top(Texts.soft(one.get(i).name())),
                    top(Texts.wrapped(one.get(i).value())),
                    top(Texts.wrapped(other.get(i).value())));
        }
    }

    /** A short answer stands beside the first line of a long one. */
    private static Label top(Label label) {
        GridPane.setValignment(label, VPos.TOP);
        return label;
    }
}
