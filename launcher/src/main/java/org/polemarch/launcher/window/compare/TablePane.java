package org.polemarch.launcher.window.compare;

import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.polemarch.core.report.Page;
import org.polemarch.launcher.window.kit.Texts;

/** A table of a report. A long one is drawn only where it is looked at. */
final class TablePane {

    private static final int LONG = 40;
    private static final double HEIGHT_EMS = 40;
    private static final double NAME_EMS = 24;
    private static final double CELL_EMS = 11;

    private TablePane() {}

    static Region of(Page.Table table, double em) {
        return table.rows().size() > LONG ? view(table, em) : grid(table, em);
    }

    private static ScrollPane grid(Page.Table table, double em) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("report-table");
        for (int column = 0; column < table.heading().size(); column++) {
            Label heading = Texts.strong(table.heading().get(column));
            heading.setMaxWidth((column == 0 ? NAME_EMS : CELL_EMS) * em);
            place(heading, column);
            grid.add(heading, column, 0);
        }
        for (int row = 0; row < table.rows().size(); row++) {
            List<Page.Cell> cells = table.rows().get(row).cells();
            for (int column = 0; column < cells.size(); column++) {
                HBox cell =
                        cell(cells.get(column), column, table.rows().get(row).strong() && column == 0, em);
                place(cell, column);
                grid.add(cell, column, row + 1);
            }
        }
        ScrollPane scroll = new ScrollPane(grid);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("report-scroll");
        scroll.setMinHeight(Region.USE_PREF_SIZE);
        return scroll;
    }

    private static void place(Region cell, int column) {
        GridPane.setHalignment(cell, column == 0 ? HPos.LEFT : HPos.RIGHT);
        GridPane.setValignment(cell, VPos.TOP);
    }

    private static HBox cell(Page.Cell cell, int column, boolean strong, double em) {
        Label text = strong ? Texts.strong(cell.text()) : Texts.wrapped(cell.text());
        text.setMaxWidth((column == 0 ? NAME_EMS : 2 * CELL_EMS) * em);
        HBox box = new HBox(6, text);
        box.setMaxWidth(Region.USE_PREF_SIZE);
        if (!cell.range().isEmpty()) {
            Label range = Texts.soft(cell.range());
            range.setMinWidth(Region.USE_PREF_SIZE);
            box.getChildren().add(range);
        }
        return box;
    }

    private static TableView<Page.Row> view(Page.Table table, double em) {
        TableView<Page.Row> view = new TableView<>();
        for (int i = 0; i < table.heading().size(); i++) {
            int index = i;
            TableColumn<Page.Row, String> column =
                    new TableColumn<>(table.heading().get(i));
            column.setCellValueFactory(row ->
                    new ReadOnlyStringWrapper(plain(row.getValue().cells().get(index))));
            column.setPrefWidth((i == 0 ? NAME_EMS : i == 1 ? 1.5 * CELL_EMS : 0.7 * CELL_EMS) * em);
            view.getColumns().add(column);
        }
        view.getItems().setAll(table.rows());
        view.setPrefHeight(HEIGHT_EMS * em);
        return view;
    }

    private static String plain(Page.Cell cell) {
        return cell.range().isEmpty() ? cell.text() : (cell.text() + " " + cell.range()).strip();
    }
}
