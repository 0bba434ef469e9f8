package org.polemarch.launcher.window.compare;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.report.Page;
import org.polemarch.core.report.Page.Block;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Later;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/**
 * A report in the window: what the page for a browser has. A section is made when the reader comes near it, one each frame,
 * so that a report is there at once and no frame waits for all of it.
 */
final class ReportPane extends VBox {

    private static final double WIDE_EMS = 56;
    private static final double PANEL_EMS = 25;
    private static final double USUAL_EMS = 30;
    private static final double GAP = 12;
    private static final int HEAD = 2;
    private static final double SOON = 1.25;

    private final double em;
    private final ScrollPane place;
    private final Region below = new Region();
    private List<Page.Section> sections = List.of();
    private int made;
    private int shown;
    private boolean resting = true;
    private boolean toTheEnd;

    /** @param spoken what it is called by a screen reader */
    ReportPane(double em, String spoken) {
        this.em = em;
        setId("report");
        getStyleClass().add("report");
        below.setId("report-below");
        below.setMinHeight(Region.USE_PREF_SIZE);
        place = Controls.reading(this, spoken);
        place.getStyleClass().add("report-place");
        place.vvalueProperty().addListener(scrolled -> {
            toTheEnd |= place.getVvalue() == 1;
            wake();
        });
        place.viewportBoundsProperty().addListener(resized -> wake());
    }

    /** What the report is read in. */
    ScrollPane place() {
        return place;
    }

    /** Shows a page in the place of the one before. */
    void show(Page page) {
        sections = page.sections();
        made = 0;
        Label title = Texts.title(page.title());
        title.setId("report-title");
        List<Node> head = List.of(title, Texts.soft(page.lead()));
        if (getChildren().isEmpty()) {
            getChildren().setAll(head);
            getChildren().add(below);
        } else {
            if (!((Label) getChildren().get(0)).getText().equals(title.getText())) {
                place.setVvalue(0); // another report is read from its beginning
                toTheEnd = false;
            }
            getChildren().set(0, head.get(0));
            getChildren().set(1, head.get(1));
        }
        resting = false;
        next(++shown);
    }

    /** Each section takes the place of the old one, so that a report that grows does not jump under the eyes. */
    private void next(int of) {
        if (of != shown) {
            return;
        }
        int at = HEAD + made;
        boolean isNew = at == getChildren().size() - 1;
        if (made == sections.size() || !isNear(getChildren().get(at - 1))) {
            rest(at);
            return;
        }
        Node section = section(sections.get(made++));
        if (isNew) {
            getChildren().add(at, section);
            int left = sections.size() - made;
            below.setPrefHeight(below.getPrefHeight() * left / (left + 1));
        } else {
            getChildren().set(at, section);
        }
        Later.after(() -> next(of));
    }

    /** Nobody looks at the rest, old or still to come: there is only room for it. */
    private void rest(int from) {
        double gone = 0;
        while (getChildren().size() - 1 > from) {
            gone += ((Region) getChildren().remove(from)).getHeight();
        }
        int left = sections.size() - made;
        double known = gone + below.getPrefHeight();
        below.setPrefHeight(left == 0 ? 0 : known > 0 ? known : left * USUAL_EMS * em);
        resting = true;
        if (toTheEnd) { // the pane keeps what is read in its place while the report grows
            toTheEnd = false;
            Later.after(() -> place.setVvalue(1));
        }
    }

    private void wake() {
        if (resting && made < sections.size()) {
            resting = false;
            int now = ++shown;
            Later.after(() -> next(now)); // it may be heard of while the window is being laid out
        }
    }

    /** Whether what follows a part is in view, or soon will be. */
    private boolean isNear(Node part) {
        double page = place.getViewportBounds().getHeight();
        double above = place.getVvalue() * Math.max(0, getHeight() - page);
        return toTheEnd || part.getBoundsInParent().getMaxY() < above + SOON * page;
    }

    private VBox section(Page.Section section) {
        VBox box = new VBox(8, Texts.heading(section.title()));
        box.getStyleClass().add("report-section");
        section.blocks().forEach(block -> box.getChildren().add(node(block)));
        return box;
    }

    private Node node(Block block) {
        if (block instanceof Page.Note note) {
            return Texts.soft(note.text());
        }
        if (block instanceof Page.Statements statements) {
            return statements(statements);
        }
        if (block instanceof Page.Legend legend) {
            return legend(legend);
        }
        if (block instanceof Page.Figure figure) {
            VBox framed = figure(figure);
            framed.setMaxWidth(WIDE_EMS * em);
            return framed;
        }
        if (block instanceof Page.Panels panels) {
            FlowPane flow = new FlowPane(GAP, GAP);
            panels.figures().forEach(figure -> {
                VBox framed = figure(figure);
                framed.setPrefWidth(PANEL_EMS * em);
                flow.getChildren().add(framed);
            });
            return flow;
        }
        if (block instanceof Page.Grid grid) {
            return grid(grid);
        }
        if (block instanceof Page.Table table) {
            return TablePane.of(table, em);
        }
        VBox terms = new VBox(6);
        ((Page.Terms) block)
                .terms()
                .forEach(term -> terms.getChildren().addAll(Texts.strong(term.name()), Texts.wrapped(term.text())));
        return terms;
    }

    private static VBox statements(Page.Statements statements) {
        VBox box = new VBox(6);
        if (!statements.heading().isEmpty()) {
            box.getChildren().add(Texts.strong(statements.heading()));
        }
        statements.shown().forEach(sentence -> box.getChildren().add(statement(sentence)));
        if (!statements.more().isEmpty()) {
            Hyperlink more =
                    new Hyperlink(Say.of("compare.more", statements.more().size()));
            more.setOnAction(event -> {
                List<Node> rest = new ArrayList<>();
                statements.more().forEach(sentence -> rest.add(statement(sentence)));
                int place = box.getChildren().indexOf(more);
                box.getChildren().remove(place);
                box.getChildren().addAll(place, rest);
            });
            box.getChildren().add(more);
        }
        return box;
    }

    private static Label statement(Findings.Sentence sentence) {
        Label label = Texts.wrapped(sentence.text());
        label.getStyleClass().addAll("statement", sentence.found() ? "found" : "unfound");
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private FlowPane legend(Page.Legend legend) {
        FlowPane flow = new FlowPane(GAP, 4);
        legend.keys().forEach(key -> {
            DrawingView mark = new DrawingView(key.mark());
            mark.setPrefSize(1.8 * em, em);
            mark.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            mark.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            flow.getChildren().add(Controls.row(6, mark, Texts.soft(key.words())));
        });
        return flow;
    }

    private static VBox figure(Page.Figure figure) {
        VBox framed = new VBox(4);
        framed.getStyleClass().add("figure");
        if (!figure.heading().isEmpty()) {
            Label heading = Texts.strong(figure.heading());
            heading.setAlignment(Pos.TOP_LEFT);
            heading.setMaxHeight(Double.MAX_VALUE);
            VBox.setVgrow(heading, Priority.ALWAYS); // pictures side by side stand at one height under any headings
            framed.getChildren().add(heading);
        }
        framed.getChildren().add(new DrawingView(figure.drawing()));
        if (!figure.caption().isEmpty()) {
            framed.getChildren().add(Texts.soft(figure.caption()));
        }
        return framed;
    }

    /** Columns of the same width, however many maps a row has. */
    private static GridPane grid(Page.Grid grid) {
        GridPane pane = new GridPane();
        pane.setHgap(6);
        pane.setVgap(4);
        int columns =
                grid.rows().stream().mapToInt(row -> row.cells().size()).max().orElse(1);
        for (int i = 0; i < columns; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / columns);
            pane.getColumnConstraints().add(column);
        }
        int at = 0;
        for (Page.GridRow row : grid.rows()) {
            pane.add(Texts.strong(row.name()), 0, at, columns, 1);
            for (int i = 0; i < row.cells().size(); i++) {
                Label year = Texts.soft(row.cells().get(i).caption());
                GridPane.setHalignment(year, HPos.CENTER);
                GridPane.setValignment(year, VPos.TOP);
                pane.add(new DrawingView(row.cells().get(i).drawing()), i, at + 1);
                pane.add(year, i, at + 2);
            }
            at += 3;
        }
        return pane;
    }
}
