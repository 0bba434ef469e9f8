package org.polemarch.launcher.window;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.library.GameFacts;
import org.polemarch.launcher.library.GameFacts.Fact;

/** Two games side by side in a table of facts. */
final class CompareSheet extends BorderPane {

    static final double EMS = 62;

    private final Desk desk;
    private final List<InstalledGame> games;
    private final GridPane grid = new GridPane();
    private final ComboBox<String> first = new ComboBox<>();
    private final ComboBox<String> second = new ComboBox<>();

    CompareSheet(Desk desk, InstalledGame game) {
        this.desk = desk;
        this.games = desk.catalog().games();
        getStyleClass().add("compare");
        grid.getStyleClass().add("facts");
        ColumnConstraints names = new ColumnConstraints();
        names.setPercentWidth(18);
        ColumnConstraints values = new ColumnConstraints();
        values.setPercentWidth(41);
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

    private List<Fact> facts(ComboBox<String> box) {
        InstalledGame game = games.get(Math.max(0, box.getSelectionModel().getSelectedIndex()));
        return GameFacts.of(game, desk.pictures().decisions(game));
    }

    private void fill() {
        grid.getChildren().clear();
        grid.addRow(0, new Label(), first, second);
        List<Fact> one = facts(first);
        List<Fact> other = facts(second);
        for (int i = 0; i < one.size(); i++) {
            grid.addRow(
                    i + 1,
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
