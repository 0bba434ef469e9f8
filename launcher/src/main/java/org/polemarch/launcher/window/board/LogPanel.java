package org.polemarch.launcher.window.board;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.window.kit.WrappedCell;
import org.polemarch.launcher.words.Say;
import org.polemarch.launcher.words.TypedWords;

/** The log, turn by turn. Pointing at a line marks what it is about and shows its rule, which a click opens. */
public final class LogPanel extends VBox {

    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
    private static final PseudoClass CITED = PseudoClass.getPseudoClass("cited");

    private final ListView<LogLine> list = new ListView<>();
    private final TextField filter = Controls.field("log-filter", "log.filter", typed -> refill());
    private final Citations citations;
    private final Consumer<LogLine> chosen;
    private final Consumer<List<String>> pointed;
    private final Optional<Consumer<LogLine>> why;
    private List<LogLine> all = List.of();

    /** A log beside which nothing can be pointed at, and of which nobody asks why. */
    public LogPanel(Citations citations, Consumer<LogLine> chosen) {
        this(citations, chosen, ids -> {}, Optional.empty());
    }

    /**
     * @param pointed told the ids of what the line under the pointer is about; none when the pointer leaves
     * @param why told the line about which the player asks why
     */
    public LogPanel(
            Citations citations,
            Consumer<LogLine> chosen,
            Consumer<List<String>> pointed,
            Optional<Consumer<LogLine>> why) {
        this.citations = citations;
        this.chosen = chosen;
        this.pointed = pointed;
        this.why = why;
        getStyleClass().add("log-panel");
        filter.getStyleClass().add(Styles.SMALL);
        HBox.setHgrow(filter, Priority.ALWAYS);
        Label heading = Texts.strong(Say.of("log.heading"));
        heading.setMinWidth(Region.USE_PREF_SIZE); // in one line: with large texts height is dear
        filter.setMinWidth(0);
        list.setId("log");
        citations.onRead(list::refresh);
        list.setAccessibleText(Say.of("log.heading"));
        list.getStyleClass().addAll(Styles.DENSE, "log");
        list.setCellFactory(view -> new Line());
        list.setOnKeyPressed(event -> {
            LogLine line = list.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && line != null) {
                chosen.accept(line);
            }
        });
        list.heightProperty().addListener((height, before, now) -> scrollToEnd()); // else the newest lines are lost
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(Controls.row(8, heading, filter), list);
    }

    /** Shows these lines; those already there stay as they are. */
    public void show(List<LogLine> lines) {
        boolean grown = filter.getText().isBlank()
                && lines.size() >= all.size()
                && lines.subList(0, all.size()).equals(all)
                && list.getItems().size() == all.size();
        int before = all.size();
        all = List.copyOf(lines);
        if (!grown) {
            refill();
        } else if (all.size() > before) {
            list.getItems().addAll(all.subList(before, all.size()));
            scrollToEnd();
        }
    }

    private void refill() {
        TypedWords words = new TypedWords(filter.getText());
        list.getItems()
                .setAll(all.stream()
                        .filter(line -> filter.getText().isBlank()
                                || (!line.heading() && words.in(line.whole(citations::cited))))
                        .toList());
        scrollToEnd();
    }

    public void clearFilter() {
        filter.clear();
    }

    /** Once the lines are laid out, and again once the list knows how high the last ones are. */
    private void scrollToEnd() {
        Platform.runLater(() -> {
            toEnd();
            Platform.runLater(() -> {
                if (!endIsSeen()) { // nothing is touched without need: all of the window would be painted again
                    toEnd();
                }
            });
        });
    }

    private boolean endIsSeen() {
        return list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getLastVisibleCell() != null
                && flow.getLastVisibleCell().getIndex() == list.getItems().size() - 1
                && flow.getLastVisibleCell().getBoundsInParent().getMaxY() <= flow.getHeight();
    }

    private void toEnd() {
        list.scrollTo(list.getItems().size() - 1);
        list.layout();
    }

    private final class Line extends WrappedCell<LogLine> {

        /** Made once for each cell: it would have to be styled anew with every line. */
        private final Optional<ContextMenu> menu = why.map(this::menu);

        Line() {
            super(line -> line.whole(citations::cited));
            setOnMouseClicked(event -> {
                if (getItem() != null && event.getButton() == MouseButton.PRIMARY) {
                    chosen.accept(getItem());
                }
            });
            setOnMouseEntered(event ->
                    pointed.accept(getItem() == null ? List.of() : getItem().touches()));
            setOnMouseExited(event -> pointed.accept(List.of()));
        }

        @Override
        protected void updateItem(LogLine line, boolean empty) {
            super.updateItem(line, empty);
            boolean there = !empty && line != null;
            pseudoClassStateChanged(HEADING, there && line.heading());
            String cited = there ? line.cites() : "";
            pseudoClassStateChanged(CITED, !cited.isEmpty());
            citations.cite(this, cited);
            setContextMenu(there && !line.heading() && line.decision() > 0 ? menu.orElse(null) : null);
        }

        private ContextMenu menu(Consumer<LogLine> asked) {
            MenuItem item = new MenuItem(Say.of("log.why"));
            item.setId("log-why");
            item.setOnAction(event -> asked.accept(getItem()));
            return new ContextMenu(item);
        }
    }
}
