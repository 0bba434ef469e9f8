package org.polemarch.launcher.window.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.compare.Figures;
import org.polemarch.core.compare.What;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.compare.CompareModel;
import org.polemarch.launcher.library.GameFacts;
import org.polemarch.launcher.library.GameFacts.Fact;
import org.polemarch.launcher.library.Trait;
import org.polemarch.launcher.library.Traits;
import org.polemarch.launcher.window.board.BoardPicture;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Two to five games side by side: what was measured of each, what its box says, and the way to its table. */
public final class CompareSheet extends BorderPane {

    public static final double EMS = 84;

    private static final int FEWEST = 2;
    private static final int MOST = 5;
    private static final double PICTURE_EMS = 27;
    private static final double NAMES_PERCENT = 10;
    private static final double MEANING_WIDTH = 420;

    private final Desk desk;
    private final Navigation navigation;
    private final List<InstalledGame> games;
    private final List<InstalledGame> chosen = new ArrayList<>();
    private final GridPane grid = new GridPane();
    private final Button add;

    public CompareSheet(Desk desk, Navigation navigation, InstalledGame game) {
        this.desk = desk;
        this.navigation = navigation;
        this.games = desk.catalog().games();
        getStyleClass().add("compare");
        grid.getStyleClass().add("facts");
        chosen.add(game);
        add = Controls.button("compare-add", Say.of("compare.add-game"), this::another);
        another();
        setCenter(Controls.reading(grid, Say.of("compare.title")));
        setBottom(Controls.foot(
                add, Controls.accent("compare-play", Say.of("compare.play"), () -> navigation.experiment(whats()))));
    }

    /** The next game that is not there yet; a lone game stands beside itself. */
    private void another() {
        int after = games.indexOf(chosen.get(chosen.size() - 1)) + 1;
        for (int i = 0; i < games.size(); i++) {
            InstalledGame next = games.get((after + i) % games.size());
            if (!chosen.contains(next)) {
                chosen.add(next);
                break;
            }
        }
        fill();
    }

    private List<What> whats() {
        return chosen.stream()
                .map(game -> CompareModel.of(game.id()))
                .distinct()
                .toList();
    }

    private void fill() {
        grid.getChildren().clear();
        grid.getColumnConstraints().setAll(names());
        chosen.forEach(game -> grid.getColumnConstraints().add(equal()));
        for (int column = 0; column < chosen.size(); column++) {
            grid.add(head(column), column + 1, 0);
            grid.add(caption(chosen.get(column)), column + 1, 1);
        }
        int row = traits(2);
        facts(row);
        add.setDisable(chosen.size() >= Math.min(MOST, games.size()));
    }

    private static ColumnConstraints names() {
        ColumnConstraints names = new ColumnConstraints();
        names.setPercentWidth(NAMES_PERCENT);
        return names;
    }

    /** In percent, because if the grid computed the widths, the pictures of boards would make the columns uneven. */
    private ColumnConstraints equal() {
        ColumnConstraints values = new ColumnConstraints();
        values.setPercentWidth((100.0 - NAMES_PERCENT) / chosen.size());
        values.setMinWidth(0);
        return values;
    }

    private Node head(int column) {
        List<String> titles = games.stream().map(game -> game.info().title()).toList();
        ComboBox<String> box = Controls.choice(
                "compare-" + column,
                Say.of("compare.choose"),
                titles,
                games.indexOf(chosen.get(column)),
                place -> choose(column, place));
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        HBox head = Controls.row(4, box);
        HBox.setHgrow(box, Priority.ALWAYS);
        if (chosen.size() > FEWEST) {
            head.getChildren()
                    .add(Controls.icon(
                            "compare-remove-" + column,
                            Feather.X,
                            Say.of("compare.remove-game"),
                            () -> remove(column)));
        }
        return head;
    }

    /** A game that is there already changes places with the one it is chosen for. */
    private void choose(int column, int place) {
        if (place < 0) {
            return;
        }
        InstalledGame next = games.get(place);
        int before = chosen.indexOf(next);
        if (before >= 0) {
            chosen.set(before, chosen.get(column));
        }
        chosen.set(column, next);
        fill();
        Optional.ofNullable(grid.lookup("#compare-" + column)).ifPresent(Node::requestFocus);
    }

    private void remove(int column) {
        chosen.remove(column);
        fill();
    }

    /** Its board, its whole title, which a box may be too narrow for, and the way to its table. */
    private VBox caption(InstalledGame game) {
        VBox caption = new VBox(6);
        double width = PICTURE_EMS * desk.em();
        BoardPicture.of(game, desk, width).ifPresent(view -> {
            view.fitWidthProperty().bind(Bindings.min(width, caption.widthProperty()));
            caption.getChildren().add(view);
        });
        Button play =
                Controls.accent("compare-play-" + game.id(), Say.of("compare.play-game"), () -> navigation.setUp(game));
        play.setAccessibleText(Say.of("palette.play", game.info().title()));
        caption.getChildren().addAll(Texts.strong(game.info().title()), play);
        caption.setMinWidth(0);
        return caption;
    }

    /** What was measured, a row for each trait; returns the next free row. */
    private int traits(int first) {
        List<Optional<Figures>> figures = chosen.stream().map(Traits::figures).toList();
        int row = first;
        for (Trait.Kind kind : Trait.Kind.values()) {
            grid.add(top(Texts.soft(kind.title())), 0, row);
            for (int column = 0; column < chosen.size(); column++) {
                InstalledGame game = chosen.get(column);
                grid.add(
                        figures.get(column)
                                .map(each -> Traits.of(each, game.info()).get(kind.ordinal()))
                                .map(CompareSheet::meter)
                                .orElseGet(() -> top(Texts.soft(Say.of("compare.unmeasured")))),
                        column + 1,
                        row);
            }
            row++;
        }
        Optional<Figures> any = figures.stream().flatMap(Optional::stream).findFirst();
        if (any.isPresent()) {
            Label how = Texts.soft(Say.of(
                    "trait.measured",
                    any.get().experiment().games(),
                    String.join(", ", any.get().experiment().bots())));
            grid.add(how, 1, row++, chosen.size(), 1);
        }
        return row;
    }

    private static Node meter(Trait trait) {
        Label dots = new Label(trait.dots());
        dots.getStyleClass().add("dots");
        dots.setAccessibleText(trait.spoken());
        Label value = Texts.wrapped(trait.value());
        Tooltip meaning = new Tooltip(trait.meaning());
        meaning.setWrapText(true);
        meaning.setMaxWidth(MEANING_WIDTH);
        dots.setTooltip(meaning);
        value.setTooltip(meaning);
        VBox meter = new VBox(1, dots, value);
        meter.setMinWidth(0);
        return meter;
    }

    private void facts(int first) {
        for (int column = 0; column < chosen.size(); column++) {
            InstalledGame game = chosen.get(column);
            List<Fact> facts = GameFacts.of(game, desk.pictures().decisions(game));
            for (int i = 0; i < facts.size(); i++) {
                if (column == 0) {
                    grid.add(top(Texts.soft(facts.get(i).name())), 0, first + i);
                }
                grid.add(top(Texts.wrapped(facts.get(i).value())), column + 1, first + i);
            }
        }
    }

    /** A short answer stands beside the first line of a long one. */
    private static Label top(Label label) {
        GridPane.setValignment(label, VPos.TOP);
        return label;
    }
}
