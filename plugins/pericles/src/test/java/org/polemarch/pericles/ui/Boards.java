package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.testkit.Situations;

/** Boards to be drawn, and what is read on them. */
final class Boards {

    private Boards() {}

    /** A board nobody plays at. */
    static PericlesBoard board() {
        PericlesBoard board = new PericlesBoard(Situations.nobody(), new PericlesPlugin().words());
        board.node().setStyle("-fx-font-size: 13px;");
        board.node().setPrefSize(1280, 800);
        return board;
    }

    /** What a window of 1280 by 800 leaves to the board, with texts at their usual size. */
    static PericlesBoard inASmallWindow() {
        PericlesBoard board = board();
        board.node().setStyle("-fx-font-size: 14px;");
        board.node().setPrefSize(945, 720);
        return board;
    }

    /** All labels that are to be seen. */
    static List<Label> labels(Parent parent) {
        List<Label> labels = new ArrayList<>();
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof Label label && label.isVisible()) {
                labels.add(label);
            } else if (child instanceof Parent inner && child.isVisible()) {
                labels.addAll(labels(inner));
            }
        }
        return labels;
    }

    /** Their texts. */
    static List<String> texts(Parent parent) {
        return labels(parent).stream().map(Label::getText).toList();
    }

    /** What a screen reader says. */
    static List<String> spoken(Parent parent) {
        List<String> spoken = new ArrayList<>();
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child.getAccessibleText() != null) {
                spoken.add(child.getAccessibleText());
            }
            if (child instanceof Parent inner) {
                spoken.addAll(spoken(inner));
            }
        }
        return spoken;
    }
}
