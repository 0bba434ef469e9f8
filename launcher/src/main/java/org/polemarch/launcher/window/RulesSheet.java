package org.polemarch.launcher.window;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.data.Provenance;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.Complaint;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.rules.RulesModel;

/** The rules of a game to look things up in, opened at the section in question, and where its figures come from. */
final class RulesSheet extends BorderPane {

    static final double EMS = 68;

    private static final PseudoClass CHAPTER = PseudoClass.getPseudoClass("chapter");
    private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");
    private static final double INDEX_SHARE = 0.38;

    private final RulesModel model;
    private final TextField search = new TextField();
    private final ListView<Section> index = new ListView<>();
    private final VBox text = new VBox(12);

    RulesSheet(InstalledGame game, String section) {
        model = new RulesModel(game);
        getStyleClass().add("rules");
        search.setId("rules-search");
        search.setPromptText(Say.of("rules.search"));
        search.setAccessibleText(Say.of("rules.search"));
        search.textProperty().addListener((typed, before, now) -> fill());
        index.setId("rules-index");
        index.setCellFactory(view -> new SectionCell());
        index.getSelectionModel().selectedItemProperty().addListener((item, before, now) -> tell(now));
        VBox.setVgrow(index, Priority.ALWAYS);
        VBox left = new VBox(8, search, index);
        left.getStyleClass().add("rules-list");
        text.setId("rules-text");
        text.getStyleClass().add("rules-text");
        ScrollPane scroll = new ScrollPane(text);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true); // to be scrolled without a mouse
        scroll.setAccessibleText(Say.of("rules.text"));
        index.setAccessibleText(Say.of("rules.index"));
        SplitPane split = new SplitPane(left, scroll);
        split.setDividerPositions(INDEX_SHARE);
        Tab rules = new Tab(Say.of("rules.tab", model.rulebook()), split);
        Tab figures = new Tab(Say.of("rules.figures"));
        figures.setOnSelectionChanged(event -> {
            if (figures.isSelected() && figures.getContent() == null) {
                figures.setContent(figures());
            }
        });
        TabPane tabs = new TabPane(rules, figures);
        tabs.setAccessibleText(Say.of("rules.title", game.info().title()));
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        setCenter(tabs);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (FIND.match(event)) {
                search.requestFocus();
                event.consume();
            }
        });
        fill();
        open(section);
    }

    /** The arrow keys go through the sections at once. */
    void focus() {
        index.requestFocus();
    }

    private void fill() {
        index.getItems().setAll(model.sections(search.getText()));
        index.getSelectionModel().selectFirst();
        if (index.getItems().isEmpty()) {
            text.getChildren().setAll(Texts.soft(Say.of("rules.nothing", search.getText())));
        }
    }

    private void open(String section) {
        model.section(section)
                .ifPresentOrElse(
                        found -> {
                            index.getSelectionModel().select(found);
                            int place = index.getSelectionModel().getSelectedIndex();
                            Platform.runLater(() -> index.scrollTo(Math.max(0, place - 3)));
                        },
                        () -> {
                            if (!section.isEmpty()) {
                                text.getChildren().setAll(Texts.soft(Say.of("rules.unknown", section)));
                            }
                        });
    }

    private void tell(Section section) {
        text.getChildren().clear();
        if (section == null) {
            return;
        }
        Label heading = Texts.heading(section.heading());
        heading.setId("rules-heading");
        Label id = Texts.soft(section.id());
        id.setId("rules-section");
        text.getChildren().addAll(heading, id, Texts.wrapped(section.summary()));
        section.ruling().ifPresent(ruling -> {
            Label told = Texts.wrapped(Say.of("rules.ruling", ruling));
            told.getStyleClass().add("notice");
            told.setMaxWidth(Double.MAX_VALUE);
            text.getChildren().add(told);
        });
        text.getChildren().add(Texts.soft(RulesModel.kept(section)));
    }

    private Node figures() {
        ListView<Provenance> list = new ListView<>();
        list.setId("figures");
        list.setAccessibleText(Say.of("rules.figures"));
        list.setCellFactory(view -> new WrappedCell<>(RulesSheet::line));
        CheckBox only = new CheckBox(Say.of("rules.reconstructed-only"));
        TextField words = new TextField();
        words.setPromptText(Say.of("rules.search"));
        words.setAccessibleText(Say.of("rules.search"));
        Label count = Texts.soft("");
        Runnable refill = () -> {
            try {
                List<Provenance> found = model.figures(only.isSelected(), words.getText());
                list.getItems().setAll(found);
                long made = found.stream().filter(Provenance::reconstructed).count();
                count.setText(Say.of("rules.figures.count", found.size(), made));
            } catch (RuntimeException | LinkageError e) {
                count.setText(Complaint.of(e));
            }
        };
        only.setOnAction(event -> refill.run());
        words.textProperty().addListener((typed, before, now) -> refill.run());
        refill.run();
        HBox tools = new HBox(10, words, only, count);
        tools.setAlignment(Pos.CENTER_LEFT);
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox page = new VBox(8, tools, list);
        page.getStyleClass().add("rules-text");
        return page;
    }

    private static String line(Provenance each) {
        String about = each.table() + " / " + each.id() + ": " + each.source();
        return each.why().isEmpty() ? about : about + " – " + each.why();
    }

    private final class SectionCell extends ListCell<Section> {

        SectionCell() {
            setWrapText(true);
            setPrefWidth(0);
            getStyleClass().add(Styles.DENSE);
        }

        @Override
        protected void updateItem(Section section, boolean empty) {
            super.updateItem(section, empty);
            boolean there = !empty && section != null;
            setText(there ? RulesModel.listed(section) : null);
            int depth = there ? model.depth(section) : 0;
            pseudoClassStateChanged(CHAPTER, there && depth == 0);
            setStyle("-fx-padding: 0.35em 0.6em 0.35em " + (0.6 + depth) + "em;");
        }
    }
}
