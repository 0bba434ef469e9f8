package org.polemarch.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Token;

/** What is seen, read, heard or can be clicked of a node and its parts: the same for two boards that show the same. */
public final class Seen {

    /** Positions on the map don't depend on the order in which things arrived. */
    private static final Set<String> UNORDERED = Set.of("pm-map", "pm-sheet");

    private static final Set<String> SIGNS = Set.of("lit", "picked", "advised");

    private Seen() {}

    /** A line for each part in sight, from the outside in. */
    public static List<String> of(Node node) {
        List<String> lines = new ArrayList<>();
        list(node, "", lines);
        return lines;
    }

    /** The first line in which they differ, for a whole board would fill pages; empty if they do not. */
    public static List<String> difference(List<String> one, List<String> other) {
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
            String here = i < one.size() ? one.get(i) : "nothing";
            String there = i < other.size() ? other.get(i) : "nothing";
            if (!here.equals(there)) {
                return List.of(here, there);
            }
        }
        return List.of();
    }

    private static void list(Node node, String within, List<String> lines) {
        if (!node.isVisible() || node instanceof ScrollBar) {
            return;
        }
        String path = within + "/" + node.getClass().getSimpleName();
        lines.add(path + " " + described(node));
        if (node instanceof Token || node instanceof Labeled) {
            return; // the rest follows from the piece or the text
        }
        if (node instanceof ScrollPane scroll) {
            if (scroll.getContent() != null) {
                list(scroll.getContent(), path, lines); // among its children only once it has been laid out
            }
        } else if (node instanceof Parent parent) {
            List<String> inside = new ArrayList<>();
            parent.getChildrenUnmodifiable().forEach(child -> list(child, path, inside));
            if (node.getStyleClass().stream().anyMatch(UNORDERED::contains)) {
                inside.sort(null);
            }
            lines.addAll(inside);
        }
    }

    private static String described(Node node) {
        List<String> said = new ArrayList<>();
        said.add(new TreeSet<>(node.getStyleClass()).toString());
        if (node instanceof Labeled labeled) {
            said.add("reads " + labeled.getText());
        } else if (node instanceof Text text) {
            said.add("reads " + text.getText());
        } else if (node instanceof Token token) {
            said.add("is " + token.piece());
        }
        add("says", node.getAccessibleText(), said);
        add("helps", node.getAccessibleHelp(), said);
        add("tells", Tip.of(node).orElse(""), said);
        add("looks", node.getStyle(), said);
        node.getPseudoClassStates().stream()
                .map(PseudoClass::getPseudoClassName)
                .filter(SIGNS::contains)
                .sorted()
                .forEach(said::add);
        said.add(node.getOpacity() + (node.isManaged() ? "" : " unmanaged"));
        return String.join(" | ", said);
    }

    private static void add(String how, String text, List<String> said) {
        if (text != null && !text.isEmpty()) {
            said.add(how + " " + text);
        }
    }
}
