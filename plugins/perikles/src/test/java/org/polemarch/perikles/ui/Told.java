package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.testkit.Situations;

/** Everything visible or audible on a board: words, pieces, colours, what is lit, and what a screen reader says. */
final class Told {

    private static final Set<String> SIGNS = Set.of("lit", "picked", "advised");

    private Told() {}

    /** A new board of that size; on the toolkit's thread. */
    static PeriklesBoard board(double width, double height) {
        PeriklesBoard board =
                new PeriklesBoard(Situations.nobody(), new PeriklesPlugin().words(), PeriklesPlugin.figures());
        new Scene(board.node(), width, height);
        board.node().resize(width, height);
        return board;
    }

    /** Line by line, from the outside in. */
    static List<String> of(PeriklesBoard board) {
        List<String> lines = new ArrayList<>();
        tell(board.node(), "", lines);
        return lines;
    }

    private static void tell(Node node, String path, List<String> lines) {
        if (!node.isVisible()) {
            return;
        }
        String here = path + "/" + node.getClass().getSimpleName();
        lines.add(here + " " + words(node) + node.getStyle() + " " + node.getOpacity() + " " + node.isManaged()
                + " " + signs(node) + " '" + spoken(node.getAccessibleText()) + "' '" + spoken(node.getAccessibleHelp())
                + "' " + Tip.of(node).orElse("") + node.getStyleClass());
        if (node instanceof Token || node instanceof Labeled) {
            return; // the rest follows from the piece or the text
        }
        if (node instanceof ScrollPane scroll) {
            tell(scroll.getContent(), here, lines);
        } else if (node.getStyleClass().contains("pm-sheet")) {
            List<String> onMap = new ArrayList<>(); // stacks stand where they stand, whichever came first
            inside((Parent) node, here, onMap);
            onMap.stream().sorted().forEach(lines::add);
        } else if (node instanceof Parent parent) {
            inside(parent, here, lines);
        }
    }

    private static void inside(Parent parent, String path, List<String> lines) {
        parent.getChildrenUnmodifiable().forEach(child -> tell(child, path, lines));
    }

    private static String words(Node node) {
        return node instanceof Token token
                ? token.piece() + " "
                : node instanceof Labeled labeled ? labeled.getText() + " " : "";
    }

    private static String spoken(String text) {
        return text == null ? "" : text;
    }

    private static Set<String> signs(Node node) {
        Set<String> signs = new TreeSet<>();
        for (PseudoClass state : node.getPseudoClassStates()) {
            if (SIGNS.contains(state.getPseudoClassName())) {
                signs.add(state.getPseudoClassName());
            }
        }
        return signs;
    }
}
