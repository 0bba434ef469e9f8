package org.polemarch.launcher.window.kit;

import atlantafx.base.theme.Styles;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

public final class Texts {

    private static final double ICON_TO_TEXT = 1.25;

    private Texts() {}

    public static Label title(String text) {
        return styled(text, Styles.TITLE_1);
    }

    public static Label heading(String text) {
        return styled(text, Styles.TITLE_3);
    }

    public static Label strong(String text) {
        return styled(text, Styles.TEXT_BOLD);
    }

    public static Label soft(String text) {
        return styled(text, Styles.TEXT_MUTED);
    }

    public static Label code(String text) {
        return styled(text, "code");
    }

    public static Label wrapped(String text) {
        Label label = new Label(text);
        wrap(label);
        return label;
    }

    /** A problem or warning in a box, invisible until {@link #tell} has something to say. */
    public static Label notice(String id) {
        Label notice = wrapped("");
        notice.setId(id);
        notice.getStyleClass().add("notice");
        notice.setMaxWidth(Double.MAX_VALUE);
        show(notice, false);
        return notice;
    }

    /** Shows a text, or nothing if it is empty. */
    public static void tell(Label label, String text) {
        label.setText(text);
        show(label, !text.isEmpty());
    }

    /** A long text pushes others down and is never cut off. */
    public static void wrap(Labeled labeled) {
        labeled.setWrapText(true);
        labeled.setMinHeight(Region.USE_PREF_SIZE);
    }

    private static Label styled(String text, String style) {
        Label label = wrapped(text);
        label.getStyleClass().add(style);
        return label;
    }

    /** A button whose icon is as large as its words, whatever size those are. */
    public static Button iconed(String text, Ikon icon) {
        FontIcon drawn = new FontIcon(icon);
        String own = drawn.getStyle();
        Button button = new Button(text, drawn);
        button.fontProperty()
                .addListener((font, before, now) -> drawn.setStyle(own + "-fx-icon-size: "
                        + Math.round(now.getSize() * ICON_TO_TEXT) + "px;")); // beats the theme's
        return button;
    }

    /** Shows a node or leaves its place to others. */
    public static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
