package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.api.ui.piece.Token;

/** What a player reads, hears and can click on a board: the same for two boards that show the same. */
final class Seen {

    private static final List<String> LIGHTS = List.of("lit", "picked");

    private Seen() {}

    /** What only one of two boards shows, or shows at another place. */
    static List<String> differences(VictoryBoard board, VictoryBoard other) {
        List<String> one = on(board.node(), "", false);
        List<String> two = on(other.node(), "", false);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < Math.max(one.size(), two.size()); i++) {
            String here = i < one.size() ? one.get(i) : "nothing";
            String there = i < two.size() ? two.get(i) : "nothing";
            if (!here.equals(there)) {
                differences.add(here + " <> " + there);
            }
        }
        return differences;
    }

    /** One line for each node in sight that says something. Stacks on the map are in the order in which they came; each stands at its place. */
    private static List<String> on(Node node, String within, boolean map) {
        List<String> lines = new ArrayList<>();
        if (!node.isVisible() || node instanceof ScrollBar) {
            return lines;
        }
        String path = within + "/" + String.join(".", new TreeSet<>(node.getStyleClass()));
        String said = said(node);
        if (!said.isEmpty()) {
            lines.add(path + " " + said);
        }
        if (node instanceof Parent parent) {
            boolean inMap = map || node instanceof MapPane;
            List<List<String>> children = new ArrayList<>();
            for (Node child : parent.getChildrenUnmodifiable()) {
                children.add(on(child, path, inMap));
            }
            if (inMap) {
                children.sort((a, b) -> a.toString().compareTo(b.toString()));
            }
            children.forEach(lines::addAll);
        }
        return lines;
    }

    private static String said(Node node) {
        List<String> said = new ArrayList<>();
        if (node instanceof Labeled labeled) {
            said.add(labeled.getText());
        }
        if (node instanceof Token token) {
            said.add(token.piece().toString());
        }
        said(said, "says ", node.getAccessibleText());
        said(said, "helps ", node.getAccessibleHelp());
        Tip.of(node).ifPresent(tip -> said.add("tells " + tip));
        for (PseudoClass state : node.getPseudoClassStates()) {
            if (LIGHTS.contains(state.getPseudoClassName())) {
                said.add("is " + state.getPseudoClassName());
            }
        }
        if (!said.isEmpty()) {
            said.add("drawn " + node.getOpacity() + " " + node.getStyle());
        }
        return String.join(" | ", said);
    }

    private static void said(List<String> said, String how, String text) {
        if (text != null && !text.isEmpty()) {
            said.add(how + text);
        }
    }
}
