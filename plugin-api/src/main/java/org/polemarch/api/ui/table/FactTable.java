package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** A small table: names in the first column, values in the others. A cell is a text or any node. */
public final class FactTable extends GridPane {

    /** Marks lines that are not all texts from one {@link #show}. */
    private static final List<Integer> MIXED = List.of(-1);

    private final List<Label> texts = new ArrayList<>();
    private List<Integer> lengths = List.of();
    private HPos side = HPos.CENTER;
    private int rows;
    private List<String> header = List.of();

    public FactTable() {
        getStyleClass().add("pm-facts");
    }

    public FactTable(String... header) {
        this();
        this.header = List.of(header);
        header();
    }

    /** Sets the alignment of the values in their columns; by default, they are centred. */
    public FactTable setValues(HPos where) {
        side = where;
        getColumnConstraints().stream().skip(1).forEach(column -> column.setHalignment(side));
        return this;
    }

    private void header() {
        if (!header.isEmpty()) {
            for (int i = 0; i < header.size(); i++) {
                cell(text(header.get(i), "pm-facts-head"), i);
            }
            rows++;
        }
    }

    /** Shows exactly these lines of text. If there were as many cells before, they keep their nodes. */
    public void show(List<List<String>> lines) {
        List<Integer> now = lines.stream().map(List::size).toList();
        if (!now.equals(lengths)) {
            clear();
            for (List<String> line : lines) {
                row(line.toArray(String[]::new));
            }
            lengths = now;
            return;
        }
        int next = 0;
        for (List<String> line : lines) {
            for (String text : line) {
                texts.get(next++).setText(text);
            }
        }
    }

    public void clear() {
        lengths = List.of();
        texts.clear();
        getChildren().clear();
        rows = 0;
        header();
    }

    public FactTable row(String... words) {
        Node[] cells = new Node[words.length];
        for (int i = 0; i < words.length; i++) {
            Label label = text(words[i], i == 0 ? "pm-facts-name" : "pm-facts-value");
            texts.add(label);
            cells[i] = label;
        }
        return row(cells);
    }

    public FactTable row(String name, Node... values) {
        Node[] cells = new Node[values.length + 1];
        cells[0] = text(name, "pm-facts-name");
        System.arraycopy(values, 0, cells, 1, values.length);
        return row(cells);
    }

    public FactTable row(Node... cells) {
        for (int i = 0; i < cells.length; i++) {
            cell(cells[i], i);
        }
        rows++;
        lengths = MIXED;
        return this;
    }

    private void cell(Node node, int column) {
        while (getColumnConstraints().size() <= column) {
            ColumnConstraints constraints = new ColumnConstraints();
            boolean first = getColumnConstraints().isEmpty();
            constraints.setHgrow(first ? Priority.ALWAYS : Priority.SOMETIMES);
            constraints.setHalignment(first ? HPos.LEFT : side);
            getColumnConstraints().add(constraints);
        }
        add(node, column, rows);
    }

    private static Label text(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setAlignment(Pos.CENTER_LEFT);
        return label;
    }
}
