package org.polemarch.launcher.window.table;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import org.polemarch.launcher.window.frame.Command;

/**
 * A table's name and its tools. A long name is cut before any tool disappears; if the tools' labels don't fit, only
 * their icons are shown.
 */
final class TableBar extends ToolBar {

    /** The commands without a button above the table: they are in the menus, or have a button elsewhere. */
    private static final Set<String> MENU_ONLY = Set.of(
            "why",
            "explain",
            "pause",
            "step",
            "skip",
            "answers",
            "score",
            "put-back",
            "seats",
            "hand-over",
            "save-as",
            "other-rules");

    /** How much of the width is left to the name before words go. */
    private static final double MOST_NAME = 0.3;

    /** The space between the items and around them, in pixels and in sizes of the name. */
    private static final double AROUND = 60;

    private static final double EMS_AROUND = 4;

    private final Label name = new Label();
    private final List<Button> tools;
    private double words;

    TableBar(List<Button> tools) {
        this.tools = List.copyOf(tools);
        getStyleClass().add("table-bar");
        name.setId("table-name");
        name.getStyleClass().add(Styles.TITLE_4);
        name.setTooltip(new Tooltip());
        getItems().addAll(name, new Spacer());
        getItems().addAll(tools);
        for (Button tool : tools) {
            tool.getStyleClass().add(Styles.FLAT);
            tool.setMinWidth(USE_PREF_SIZE); // it goes whole or stays whole
            tool.fontProperty().addListener((font, before, now) -> measure());
        }
    }

    /** A button for every command that has its place above the table; it carries its command. */
    static List<Button> buttons(List<Command> commands) {
        List<Button> buttons = new ArrayList<>();
        for (Command command : commands) {
            if (!MENU_ONLY.contains(command.id())) {
                Button button = command.button();
                button.setUserData(command);
                buttons.add(button);
            }
        }
        return buttons;
    }

    void name(String text) {
        name.setText(text);
        name.getTooltip().setText(text);
        requestLayout();
    }

    private void measure() {
        words = 0;
        tools.forEach(tool -> tool.setContentDisplay(ContentDisplay.LEFT));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (words == 0) {
            words = wide();
        }
        double room = getWidth() - AROUND - EMS_AROUND * name.getFont().getSize();
        name.setPrefWidth(USE_COMPUTED_SIZE);
        double named = name.prefWidth(-1);
        boolean tight = words + Math.min(named, MOST_NAME * getWidth()) > room;
        tools.forEach(tool -> tool.setContentDisplay(tight ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
        name.setPrefWidth(Math.max(0, Math.min(named, room - wide())));
        super.layoutChildren();
    }

    private double wide() {
        return tools.stream().mapToDouble(tool -> tool.prefWidth(-1)).sum();
    }
}
