package org.polemarch.launcher.window;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.polemarch.api.ui.Tip;
import org.polemarch.launcher.palette.PaletteModel;

/**
 * Every word a scene holds, shown or not: what is written, what a pointer would be told, what a screen reader would say,
 * what lists hold beyond their visible lines.
 */
final class SceneWords {

    /** Where the toolkit keeps the tooltip of a node that is no control. */
    private static final String INSTALLED = "javafx.scene.control.Tooltip";

    private final List<String> words = new ArrayList<>();

    private final boolean hidden;
    private final String left;

    /** @param left the style class of what is not read */
    private SceneWords(boolean hidden, String left) {
        this.hidden = hidden;
        this.left = left;
    }

    /** Of a node and everything in it. On the window's thread only. */
    static List<String> of(Node root) {
        return new SceneWords(true, "").in(root);
    }

    /** Of what is visible only. */
    static List<String> seen(Node root) {
        return seenBut(root, "");
    }

    /** Of what is visible only, but for nodes of a style class. */
    static List<String> seenBut(Node root, String styleClass) {
        return new SceneWords(false, styleClass).in(root);
    }

    /** Whether something of a style class is visible. */
    static boolean isShown(Node root, String styleClass) {
        return root.isVisible()
                && (root.getStyleClass().contains(styleClass)
                        || (root instanceof Parent parent
                                && parent.getChildrenUnmodifiable().stream()
                                        .anyMatch(child -> isShown(child, styleClass))));
    }

    private List<String> in(Node root) {
        read(root);
        return words;
    }

    private void read(Node node) {
        if ((!node.isVisible() && !hidden) || node.getStyleClass().contains(left)) {
            return;
        }
        String kind = node.getClass().getSimpleName();
        if (kind.equals("TipCard")) {
            return; // it opens when the pointer has rested long enough; its words are read at the node they belong to
        }
        say(kind, node.getAccessibleText());
        say(kind, node.getAccessibleHelp());
        say(kind, node.getAccessibleRoleDescription());
        if (node instanceof Control control) {
            hover(kind, control.getTooltip());
        }
        if (node.hasProperties() && node.getProperties().get(INSTALLED) instanceof Tooltip tooltip) {
            hover(kind, tooltip);
        }
        Tip.of(node).ifPresent(told -> say(kind, told));
        if (node instanceof Labeled labeled) {
            say(kind, labeled.getText());
        } else if (node instanceof Text text) {
            if (!(node.getParent() instanceof Labeled)) { // else it only draws what the label says, perhaps cut
                say(kind, text.getText());
            }
        } else if (node instanceof TextInputControl input) {
            say(kind, input.getText());
            say(kind, input.getPromptText());
        } else if (node instanceof ListView<?> list) {
            list.getItems().forEach(item -> say(kind, told(item)));
            return; // its cells say the same, as many of them as there is room for
        } else if (node instanceof ComboBox<?> box) {
            box.getItems().forEach(item -> say(kind, String.valueOf(item)));
        }
        if (node instanceof ScrollPane pane && pane.getSkin() == null && pane.getContent() != null) {
            read(pane.getContent());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::read);
        }
    }

    private static String told(Object item) {
        return item instanceof PaletteModel.Entry entry ? entry.text() + " " + entry.note() : String.valueOf(item);
    }

    private void hover(String kind, Tooltip tooltip) {
        if (tooltip != null) {
            say(kind, tooltip.getText());
            if (tooltip.getGraphic() != null) {
                read(tooltip.getGraphic());
            }
        }
    }

    private void say(String kind, String text) {
        if (text != null && !text.isBlank()) {
            words.add(kind + ": " + text);
        }
    }
}
