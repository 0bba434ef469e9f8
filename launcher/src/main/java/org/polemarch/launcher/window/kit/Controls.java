package org.polemarch.launcher.window.kit;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;
import org.polemarch.launcher.words.Say;

/** Controls as all pages have them: with an id to be found by, and words for a screen reader. */
public final class Controls {

    private Controls() {}

    public static Button button(String id, String text, Runnable run) {
        Button button = new Button(text);
        button.setId(id);
        button.setOnAction(event -> run.run());
        return button;
    }

    public static Button accent(String id, String text, Runnable run) {
        Button button = button(id, text, run);
        button.getStyleClass().add(Styles.ACCENT);
        return button;
    }

    /** An icon without words; what it does is told on demand. */
    public static Button icon(String id, Ikon icon, String help, Runnable run) {
        Button button = Texts.iconed(null, icon);
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
        button.setId(id);
        button.setAccessibleText(help);
        button.setTooltip(new Tooltip(help));
        button.setOnAction(event -> run.run());
        return button;
    }

    /** A field whose prompt and spoken name are the message of a key. */
    public static TextField field(String id, String key, Consumer<String> typed) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(Say.of(key));
        field.setAccessibleText(Say.of(key));
        field.textProperty().addListener((text, before, now) -> typed.accept(now));
        return field;
    }

    /** Told by the place of what is chosen; -1 if nothing is. */
    public static ComboBox<String> choice(
            String id, String spoken, List<String> items, int selected, IntConsumer chosen) {
        ComboBox<String> box = new ComboBox<>();
        box.setId(id);
        box.setAccessibleText(spoken);
        box.getItems().setAll(items);
        box.getSelectionModel().select(selected);
        box.setOnAction(event -> chosen.accept(box.getSelectionModel().getSelectedIndex()));
        return box;
    }

    public static CheckBox check(String id, String text, boolean selected, Consumer<Boolean> changed) {
        CheckBox box = new CheckBox(text);
        box.setId(id);
        box.setSelected(selected);
        box.setOnAction(event -> changed.accept(box.isSelected()));
        Texts.wrap(box);
        return box;
    }

    /** Things side by side, their middles on one line. */
    public static HBox row(double gap, Node... things) {
        HBox row = new HBox(gap, things);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** The buttons at the foot of a sheet. */
    public static HBox foot(Node... buttons) {
        HBox foot = row(8, buttons);
        foot.setAlignment(Pos.CENTER_RIGHT);
        return foot;
    }

    public static ScrollPane scroll(Node content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        return scroll;
    }

    /** The same for something to read, which can be scrolled without a mouse. */
    public static ScrollPane reading(Node content, String spoken) {
        ScrollPane scroll = scroll(content);
        scroll.setFocusTraversable(true);
        scroll.setAccessibleText(spoken);
        return scroll;
    }
}
