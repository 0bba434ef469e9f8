package org.polemarch.api.ui.table;

import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.ui.KitWords;

/** A titled box. A click on its title, Enter or Space, folds it up. */
public final class Panel extends VBox {

    private final Label title = new Label();
    private final Label sign = new Label();
    private final HBox head = new HBox();
    private final VBox content = new VBox();
    private boolean open = true;

    public Panel(String titleText, Node... content) {
        getStyleClass().add("pm-panel");
        head.getStyleClass().add("pm-panel-head");
        title.getStyleClass().add("pm-panel-title");
        sign.getStyleClass().add("pm-panel-sign");
        this.content.getStyleClass().add("pm-panel-content");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getChildren().addAll(title, gap, sign);
        head.setFocusTraversable(true);
        head.setAccessibleRole(AccessibleRole.TITLED_PANE);
        head.setOnMouseClicked(event -> setOpen(!open));
        head.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                setOpen(!open);
                event.consume();
            }
        });
        this.content.getChildren().addAll(content);
        setTitle(titleText);
        getChildren().addAll(head, this.content);
        setOpen(true);
    }

    public void setTitle(String text) {
        title.setText(text);
        head.setAccessibleText(text);
    }

    /** Adds something small at the right of the title, such as a {@link Badge}. */
    public Panel addToHead(Node node) {
        head.getChildren().add(head.getChildren().size() - 1, node);
        return this;
    }

    public void setContent(Node... nodes) {
        content.getChildren().setAll(nodes);
    }

    public boolean isOpen() {
        return open;
    }

    public Panel setOpen(boolean nowOpen) {
        open = nowOpen;
        content.setVisible(open);
        content.setManaged(open);
        sign.setText(open ? "\u2212" : "+");
        head.setAccessibleHelp(KitWords.text(open ? "fold.open" : "fold.closed"));
        return this;
    }
}
