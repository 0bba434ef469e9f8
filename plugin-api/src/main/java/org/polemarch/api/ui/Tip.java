package org.polemarch.api.ui;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import org.polemarch.api.play.Target;
import org.polemarch.api.teach.Glossary;

/**
 * The explanation of a node, shown while the mouse rests on it or when the keyboard asks for it. Glossary terms in it
 * can be opened in turn. Hundreds of nodes come and go with a move, so nothing is built before somebody looks.
 */
public final class Tip {

    private static final Object KEY = new Object();
    private static final Object LORE = new Object();

    private Tip() {}

    /** Gives a node an explanation, in place of any earlier one; an empty text removes it. */
    public static <N extends Node> N on(N node, String text) {
        boolean told = node.hasProperties() && node.getProperties().containsKey(KEY);
        return told && of(node).orElse("").equals(text) ? node : on(node, () -> text);
    }

    /** The same, with a text that is computed when somebody reads it. */
    public static <N extends Node> N on(N node, Supplier<String> text) {
        if (node.getProperties().put(KEY, text) == null) {
            node.addEventHandler(
                    MouseEvent.MOUSE_ENTERED,
                    event -> Tips.at(node).ifPresent(tips -> tips.enter(node, event.getSceneX(), event.getSceneY())));
            node.addEventHandler(
                    MouseEvent.MOUSE_MOVED, event -> Tips.at(node).ifPresent(tips -> tips.move(node, event)));
            node.addEventHandler(MouseEvent.MOUSE_EXITED, event -> Tips.at(node).ifPresent(tips -> tips.leave(node)));
        } else {
            Tips.at(node).ifPresent(tips -> tips.changed(node)); // what was told before is not true any more
        }
        return node;
    }

    public static Optional<String> of(Node node) {
        return node.hasProperties() && node.getProperties().get(KEY) instanceof Supplier<?> text
                ? Optional.of((String) text.get()).filter(told -> !told.isEmpty())
                : Optional.empty();
    }

    /** Lets terms of a glossary, and their rules, be opened in all tips below a root. */
    public static void teach(Node root, Glossary glossary, BoardHost host) {
        root.getProperties().put(LORE, new Lore(glossary, host));
    }

    /**
     * Shows the explanation of a node, or of its nearest ancestor that has one, for the keyboard. Returns whether there
     * is one.
     */
    public static boolean explain(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            Optional<String> told = of(each).or(spoken(each));
            if (told.isPresent()) {
                Node found = each;
                Tips.at(each).ifPresent(tips -> tips.explain(found, told.get()));
                return true;
            }
        }
        return false;
    }

    /** A node without a tip has at least a name. */
    private static Supplier<Optional<String>> spoken(Node node) {
        return () -> Optional.ofNullable(node.getAccessibleText()).filter(text -> !text.isBlank());
    }

    static Lore lore(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each.hasProperties() && each.getProperties().get(LORE) instanceof Lore lore) {
                return lore;
            }
        }
        return Lore.NONE;
    }

    /** The glossary whose terms can be opened, and the host that shows their rules. */
    record Lore(Glossary glossary, BoardHost host) {

        static final Lore NONE = new Lore(Glossary.NONE, new BoardHost() {
            @Override
            public void pick(Target target) {}

            @Override
            public void openRule(String section) {}
        });
    }
}
