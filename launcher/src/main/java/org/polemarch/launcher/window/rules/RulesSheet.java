package org.polemarch.launcher.window.rules;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.launcher.rules.Amendments;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.rules.Replaceable;
import org.polemarch.launcher.rules.RulesModel;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/**
 * The rules of a game as a reference, opened at the section that applies, and the sources of its figures. It opens
 * immediately; the rules appear as soon as they have been read.
 */
public final class RulesSheet extends BorderPane {

    public static final double EMS = 78;

    /** How wide it is beside a board. */
    public static final double ASIDE_EMS = 30;

    private static final PseudoClass CHAPTER = PseudoClass.getPseudoClass("chapter");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");
    private static final double INDEX_SHARE = 0.38;

    private final Tab rules = new Tab(Say.of("library.rules"));
    private final Tab figures = new Tab(Say.of("rules.figures"));
    private final TextField search = Controls.field("rules-search", "rules.search", typed -> fill());
    private final CheckBox changedOnly =
            Controls.check("rules-changed-only", Say.of("rules.changed-only"), false, chosen -> fill());
    private final Hyperlink changedFigures = new Hyperlink(Say.of("rules.changed.figures.see"));
    private final ListView<Section> index = new ListView<>();
    private final VBox text = new VBox(12);
    private final ScrollPane reading = Controls.reading(text, Say.of("rules.text"));
    private Optional<RulesModel> model = Optional.empty();
    private boolean wired;
    private boolean unfolded;

    /** @param beside whether it stands beside a board, with little room to the right */
    public RulesSheet(Edition edition, String section, boolean beside) {
        getStyleClass().add("rules");
        index.setId("rules-index");
        index.setCellFactory(view -> new SectionCell());
        index.getSelectionModel().selectedItemProperty().addListener((item, before, now) -> tell(now));
        VBox.setVgrow(index, Priority.ALWAYS);
        Texts.show(changedOnly, false);
        changedFigures.setId("rules-changed-figures");
        Texts.show(changedFigures, false);
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        VBox left = new VBox(8, search, changedOnly, changedFigures, index);
        left.getStyleClass().add("rules-list");
        text.setId("rules-text");
        text.getStyleClass().add("rules-text");
        text.getChildren().setAll(Texts.soft(Say.of("rules.reading")));
        index.setAccessibleText(Say.of("rules.index"));
        SplitPane split = new SplitPane(left, reading);
        split.setOrientation(beside ? Orientation.VERTICAL : Orientation.HORIZONTAL);
        split.setDividerPositions(INDEX_SHARE);
        rules.setContent(split);
        figures.setDisable(true);
        figures.setOnSelectionChanged(event -> {
            if (figures.isSelected() && figures.getContent() == null) {
                model.ifPresent(read -> figures.setContent(new FiguresPane(read)));
            }
        });
        TabPane tabs = new TabPane(rules, figures);
        changedFigures.setOnAction(event -> tabs.getSelectionModel().select(figures));
        tabs.setAccessibleText(Say.of("rules.title", edition.title()));
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        setCenter(tabs);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (FIND.match(event)) {
                search.requestFocus();
                event.consume();
            }
        });
        Background.run(
                () -> new RulesModel(edition),
                read -> begin(read, section),
                failure -> text.getChildren().setAll(Texts.soft(Complaint.of(failure))));
    }

    private void begin(RulesModel read, String section) {
        model = Optional.of(read);
        figures.setDisable(false);
        Texts.show(changedOnly, !read.amendments().isByTheBook());
        Texts.show(changedFigures, !read.amendments().figures().isEmpty());
        fill();
        open(read, section);
        // The game tells what is wrong with it when it is played; its rules can be read without it.
        Background.run(read::replaceable, all -> addAuthors(), failure -> {});
    }

    private void addAuthors() {
        wired = true;
        Section shown = index.getSelectionModel().getSelectedItem();
        if (shown != null) {
            tellAuthors(shown);
        }
    }

    /**
     * The search has the focus, because players open the page to look something up; the arrow keys go through the
     * results.
     */
    public void focus() {
        search.requestFocus();
    }

    /** Opens another section of the same rules. */
    public void open(String section) {
        search.clear();
        model.ifPresent(read -> open(read, section));
    }

    private void walk(KeyEvent event) {
        int step = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (step != 0) {
            int next = index.getSelectionModel().getSelectedIndex() + step;
            index.getSelectionModel()
                    .select(Math.max(0, Math.min(next, index.getItems().size() - 1)));
            index.scrollTo(Math.max(0, index.getSelectionModel().getSelectedIndex() - 3));
            event.consume();
        }
    }

    private void fill() {
        model.ifPresent(read -> {
            index.getItems()
                    .setAll(read.sections(search.getText()).stream()
                            .filter(each -> !changedOnly.isSelected() || read.isChanged(each))
                            .toList());
            index.getSelectionModel().selectFirst();
            index.scrollTo(0);
            if (index.getItems().isEmpty()) {
                text.getChildren().setAll(Texts.soft(Say.of("rules.nothing", search.getText())));
            }
        });
    }

    /** If no section is given, players with variants want to see what is different. */
    private void open(RulesModel read, String asked) {
        String section = asked.isEmpty()
                ? index.getItems().stream()
                        .filter(read::isChanged)
                        .map(Section::id)
                        .findFirst()
                        .orElse("")
                : asked;
        read.section(section)
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
        text.getChildren().add(heading);
        boolean told = model.map(read -> tellChanges(section, read)).orElse(false);
        if (!told) {
            say(section);
        }
        text.getChildren().add(Texts.soft(RulesModel.kept(section)));
        model.ifPresent(read -> {
            Label source = Texts.soft(RulesModel.source(section, read.rulebook()));
            source.setId("rules-section");
            text.getChildren().add(source);
        });
        // A chapter is read as a whole.
        model.ifPresent(read -> read.parts(section).forEach(part -> {
            Label name = Texts.strong(RulesModel.listed(part));
            name.getStyleClass().add("rules-part");
            text.getChildren().add(name);
            if (!tellChanges(part, read)) {
                say(part);
            }
        }));
        tellAuthors(section);
        reading.setVvalue(0);
    }

    /** What variants make of it; whether that already says what it says now. */
    private boolean tellChanges(Section section, RulesModel read) {
        if (read.isChanged(section)) {
            text.getChildren().add(new OldAndNew(section, read.amendments()));
        }
        return read.amendments()
                .written(section.id())
                .flatMap(Amendments.Written::before)
                .isPresent();
    }

    /** Folded until somebody who writes a variant opens it; then it stays open from section to section. */
    private void tellAuthors(Section section) {
        List<Replaceable> classes =
                wired ? model.map(read -> read.replaceable(section)).orElse(List.of()) : List.of();
        if (classes.isEmpty()) {
            return;
        }
        VBox lines = new VBox(2, Texts.soft(Say.of("rules.authors.about")));
        for (Replaceable each : classes) {
            lines.getChildren().add(Texts.strong(each.line()));
            each.seams().forEach(seam -> lines.getChildren().add(Texts.code(seam)));
        }
        TitledPane authors = new TitledPane(Say.of("rules.authors"), lines);
        authors.setId("rules-authors");
        authors.setAnimated(false);
        authors.setExpanded(unfolded);
        authors.expandedProperty().addListener((expanded, before, now) -> unfolded = now);
        text.getChildren().add(authors);
    }

    private void say(Section section) {
        if (section.text().isEmpty()) {
            text.getChildren().add(Texts.wrapped(section.summary()));
        } else {
            text.getChildren().add(Texts.strong(section.summary()));
            section.text().forEach(each -> text.getChildren().add(Texts.wrapped(each)));
        }
        section.example().ifPresent(example -> {
            Label worked = Texts.wrapped(Say.of("rules.example", example));
            worked.getStyleClass().add("rules-example");
            text.getChildren().add(worked);
        });
        model.ifPresent(read -> read.rulings(section).forEach(ruling -> {
            Label told = Texts.notice("");
            Texts.tell(told, ruling);
            text.getChildren().add(told);
        }));
        model.ifPresent(read -> relate(read.related(section)));
    }

    private void relate(List<Section> related) {
        if (!related.isEmpty()) {
            FlowPane links = new FlowPane(8, 0, Texts.soft(Say.of("rules.related")));
            for (Section each : related) {
                Hyperlink link = new Hyperlink(RulesModel.listed(each));
                link.setOnAction(event -> open(each.id()));
                links.getChildren().add(link);
            }
            text.getChildren().add(links);
        }
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
            boolean changed =
                    there && model.map(read -> read.isChanged(section)).orElse(false);
            setText(
                    there
                            ? changed ? Say.of("rules.changed", RulesModel.listed(section)) : RulesModel.listed(section)
                            : null);
            pseudoClassStateChanged(CHANGED, changed);
            // Search results appear without their parent sections, so indentation would mean nothing.
            boolean ordered = there && search.getText().isBlank();
            int depth = ordered ? model.map(read -> read.depth(section)).orElse(0) : 0;
            pseudoClassStateChanged(CHAPTER, ordered && depth == 0);
            setStyle("-fx-padding: 0.35em 0.6em 0.35em " + (0.6 + depth) + "em;");
        }
    }
}
