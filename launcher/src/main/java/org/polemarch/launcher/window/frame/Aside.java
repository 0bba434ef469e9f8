package org.polemarch.launcher.window.frame;

import atlantafx.base.controls.Spacer;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Focus;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Something to read beside the page, which makes room and stays in use: the rules, next to the board. */
public final class Aside {

    /** How wide the window must be that both have room, in sizes of the texts. */
    private static final double ROOM = 78;

    private final BorderPane frame;
    private Optional<Node> before = Optional.empty();

    public Aside(BorderPane frame) {
        this.frame = frame;
    }

    public boolean isRoom(double em) {
        return frame.getWidth() >= ROOM * em;
    }

    public void lay(String id, String heading, Region content, double ems) {
        close();
        Button close = Controls.icon("close-" + id, Feather.X, Say.of("sheet.close"), this::close);
        BorderPane pane = new BorderPane(content);
        pane.setTop(Controls.row(0, Texts.heading(heading), new Spacer(), close));
        pane.setId("aside-" + id);
        pane.getStyleClass().add("aside");
        pane.setStyle("-fx-max-width: " + ems + "em; -fx-pref-width: " + ems + "em; -fx-min-width: " + ems + "em;");
        before = Optional.ofNullable(frame.getScene()).map(scene -> scene.getFocusOwner());
        frame.setRight(pane);
        pane.applyCss();
    }

    public void close() {
        if (frame.getRight() != null) {
            frame.setRight(null);
            before.filter(node -> node.getScene() == frame.getScene() && node.isVisible())
                    .ifPresent(Node::requestFocus);
        }
    }

    /** Escape closes it. */
    public boolean escapes(KeyEvent event) {
        Node focused = frame.getScene() == null ? null : frame.getScene().getFocusOwner();
        boolean reading =
                frame.getRight() != null && focused != null && Focus.isWithin(focused, frame.getRight()::equals);
        if (reading && event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
            return true;
        }
        return false;
    }
}
