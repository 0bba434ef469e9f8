package org.polemarch.launcher.window.compare;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.VPos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.core.compare.What;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.compare.CompareModel;
import org.polemarch.launcher.library.GameFacts;
import org.polemarch.launcher.library.GameFacts.Fact;
import org.polemarch.launcher.window.board.BoardPicture;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

public final class CompareSheet extends BorderPane {

    public static final double EMS = 72;

    private static final double PICTURE_EMS = 27;

    private final Desk desk;
    private final List<InstalledGame> games;
    private final GridPane grid = new GridPane();
    private final ComboBox<String> first;
    private final ComboBox<String> second;

    public CompareSheet(Desk desk, Navigation navigation, InstalledGame game) {
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
        first = choice("compare-first", place);
        second = choice("compare-second", (place + 1) % games.size());
        setCenter(Controls.reading(grid, Say.of("compare.title")));
        setBottom(Controls.foot(
                Controls.accent("compare-play", Say.of("compare.play"), () -> navigation.experiment(whats()))));
        fill();
    }

    private ComboBox<String> choice(String id, int place) {
        List<String> titles = games.stream().map(game -> game.info().title()).toList();
        ComboBox<String> box = Controls.choice(id, Say.of("compare.choose"), titles, place, chosen -> fill());
        box.setMaxWidth(Double.MAX_VALUE);
        return box;
    }

    private InstalledGame chosen(ComboBox<String> box) {
        return games.get(Math.max(0, box.getSelectionModel().getSelectedIndex()));
    }

    private List<What> whats() {
        return Stream.of(first, second)
                .map(box -> CompareModel.of(chosen(box).id()))
                .distinct()
                .toList();
    }

    /** Its board, and its whole title: a box may be too narrow for that. */
    private VBox caption(ComboBox<String> box) {
        InstalledGame game = chosen(box);
        VBox caption = new VBox(6);
        double width = PICTURE_EMS * desk.em();
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
