package org.polemarch.api.ui.table;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Tip;

/**
 * A short line that says how much there is. Its tooltip says what, and a click, Enter or Space unfolds it. Head and
 * body are separate nodes, so that several heads can share a row.
 */
public final class Fold {

    private final Label head = new Label();
    private final Label body = Texts.wrapped("", "pm-fold-body");
    private String title = "";
    private boolean open;

    public Fold() {
        head.getStyleClass().addAll("pm-text-soft", "pm-fold");
        head.setMinWidth(Region.USE_PREF_SIZE);
        head.setFocusTraversable(true);
        head.setAccessibleRole(AccessibleRole.BUTTON);
        head.setOnMouseClicked(event -> turn());
        head.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                turn();
                event.consume();
            }
        });
        show("", List.of());
    }

    public Label head() {
        return head;
    }

    public Label body() {
        return body;
    }

    /** Shows a new title and new lines; it stays folded or unfolded as before. Without lines, it is invisible. */
    public void show(String newTitle, List<String> lines) {
        title = newTitle;
        String all = String.join("\n", lines);
        body.setText(all);
        Tip.on(head, all);
        head.setAccessibleText(title + ": " + String.join("; ", lines));
        shown(head, !lines.isEmpty());
        draw();
    }

    private void turn() {
        open = !open;
        draw();
    }

    private void draw() {
        head.setText((open ? "▾ " : "▸ ") + title);
        head.setAccessibleHelp(KitWords.text(open ? "fold.open" : "fold.closed"));
        shown(body, open && head.isVisible());
    }

    private static void shown(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }
}
