package org.polemarch.pericles.ui;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;

/** A short line that says how much there is; the pointer on it tells what, and a click, Enter or Space unfolds it. */
final class Fold {

    private static final double WIDEST = 420;

    private final Label head = new Label();
    private final Label body = new Label();
    private final Tooltip tip = new Tooltip();
    private String title = "";
    private boolean open;

    Fold() {
        head.getStyleClass().addAll("pm-text-soft", "pericles-small", "pericles-fold");
        head.setMinWidth(Label.USE_PREF_SIZE);
        head.setFocusTraversable(true);
        head.setAccessibleRole(AccessibleRole.BUTTON);
        head.setOnMouseClicked(event -> turn());
        head.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                turn();
                event.consume();
            }
        });
        tip.setWrapText(true);
        tip.setMaxWidth(WIDEST);
        Tooltip.install(head, tip);
        body.getStyleClass().addAll("pm-text", "pericles-small");
        body.setWrapText(true);
        body.setMinHeight(Label.USE_PREF_SIZE);
        show("", List.of());
    }

    Label head() {
        return head;
    }

    Label body() {
        return body;
    }

    /** Without lines nothing is seen. */
    void show(String newTitle, List<String> lines) {
        title = newTitle;
        String all = String.join("\n", lines);
        body.setText(all);
        tip.setText(all);
        head.setAccessibleText(title + ": " + String.join("; ", lines));
        Looks.shown(head, !lines.isEmpty());
        draw();
    }

    private void turn() {
        open = !open;
        draw();
    }

    private void draw() {
        head.setText((open ? "▾ " : "▸ ") + title);
        Looks.shown(body, open && head.isVisible());
    }
}
