package org.polemarch.launcher.window.frame;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/**
 * Something a player can do on a page: the same command as a line of a menu, a button, a shortcut and an entry of the
 * palette.
 *
 * @param id its name in the bundle and of its button
 * @param keys the shortcut, and after bars others that do the same but are not told; empty if there is none
 */
public record Command(String id, Place place, Ikon icon, String keys, Runnable run, BooleanSupplier possible) {

    /** The plus is where it is on a keyboard: a key of its own, the shifted equals sign, or among the digits. */
    public static final String LARGER =
            "Shortcut+Plus|Shortcut+Shift+Plus|Shortcut+Equals|Shortcut+Shift+Equals|Shortcut+Add";

    public static final String SMALLER = "Shortcut+Minus|Shortcut+Subtract";

    public enum Place {
        GAME,
        PLAY,
        VIEW,
        HELP
    }

    public static Command of(String id, Place place, Ikon icon, String keys, Runnable run) {
        return new Command(id, place, icon, keys, run, () -> true);
    }

    public String text() {
        return Say.of("command." + id);
    }

    private List<KeyCombination> combinations() {
        return keys.isEmpty()
                ? List.of()
                : Stream.of(keys.split("\\|")).map(KeyCombination::valueOf).toList();
    }

    private Optional<KeyCombination> combination() {
        return combinations().stream().findFirst();
    }

    public String shortcut() {
        return combination().map(KeyCombination::getDisplayText).orElse("");
    }

    public String help() {
        return Say.of("command." + id + ".help") + (keys.isEmpty() ? "" : " (" + shortcut() + ")");
    }

    public boolean pressed(KeyEvent event) {
        if (combinations().stream().noneMatch(keyed -> keyed.match(event)) || !possible.getAsBoolean()) {
            return false;
        }
        run.run();
        return true;
    }

    /** A menu item. Its icon is loaded when the menu is opened, because icons need a separate font. */
    public MenuItem menuItem() {
        MenuItem item = new MenuItem(text());
        combination().ifPresent(item::setAccelerator);
        item.setOnAction(event -> {
            if (possible.getAsBoolean()) { // its shortcut does not look whether the menu has greyed it out
                run.run();
            }
        });
        return item;
    }

    /** What the line shows each time its menu is opened. */
    public void refresh(MenuItem item) {
        item.setDisable(!possible.getAsBoolean());
        if (item.getGraphic() == null) {
            item.setGraphic(new FontIcon(icon));
        }
    }

    public Button button() {
        Button button = Texts.iconed(text(), icon);
        button.setId(id);
        button.setFocusTraversable(false);
        button.setAccessibleText(text());
        button.setTooltip(new Tooltip(help()));
        button.setOnAction(event -> run.run());
        return button;
    }

    public Button iconButton() {
        Button button = button();
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return button;
    }
}
