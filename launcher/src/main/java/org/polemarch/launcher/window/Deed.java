package org.polemarch.launcher.window;

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
import org.polemarch.launcher.Say;

/**
 * Something a player can do on a page: the same deed as a line of a menu, a button, a shortcut and an entry of the
 * palette.
 *
 * @param id its name in the bundle and of its button
 * @param keys the shortcut, and after bars others that do the same but are not told; empty if there is none
 */
record Deed(String id, Place place, Ikon icon, String keys, Runnable run, BooleanSupplier possible) {

    /** The menus. */
    enum Place {
        GAME,
        PLAY,
        VIEW,
        HELP
    }

    /** A deed that is always possible. */
    static Deed of(String id, Place place, Ikon icon, String keys, Runnable run) {
        return new Deed(id, place, icon, keys, run, () -> true);
    }

    /** The same, possible only then. */
    Deed when(BooleanSupplier then) {
        return new Deed(id, place, icon, keys, run, then);
    }

    String text() {
        return Say.of("deed." + id);
    }

    private List<KeyCombination> combinations() {
        return keys.isEmpty()
                ? List.of()
                : Stream.of(keys.split("\\|")).map(KeyCombination::valueOf).toList();
    }

    private Optional<KeyCombination> combination() {
        return combinations().stream().findFirst();
    }

    /** The shortcut as it is written on keys; empty if there is none. */
    String shortcut() {
        return combination().map(KeyCombination::getDisplayText).orElse("");
    }

    /** What it does, with its shortcut. */
    String help() {
        return Say.of("deed." + id + ".help") + (keys.isEmpty() ? "" : " (" + shortcut() + ")");
    }

    /** Does it if that key was pressed and it is possible; returns whether it was. */
    boolean pressed(KeyEvent event) {
        if (combinations().stream().noneMatch(keyed -> keyed.match(event)) || !possible.getAsBoolean()) {
            return false;
        }
        run.run();
        return true;
    }

    /** A line of a menu; its icon comes when the menu is opened, because icons need a font of their own. */
    MenuItem menuItem() {
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
    void refresh(MenuItem item) {
        item.setDisable(!possible.getAsBoolean());
        if (item.getGraphic() == null) {
            item.setGraphic(new FontIcon(icon));
        }
    }

    /** A button with an icon and words. */
    Button button() {
        Button button = Texts.iconed(text(), icon);
        button.setId(id);
        button.setFocusTraversable(false);
        button.setAccessibleText(text());
        button.setTooltip(new Tooltip(help()));
        button.setOnAction(event -> run.run());
        return button;
    }

    /** A button with an icon only. */
    Button iconButton() {
        Button button = button();
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return button;
    }
}
