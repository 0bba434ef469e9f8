package org.polemarch.launcher.window;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.words.Say;

/** Every command in its menu; what can't be done now is greyed when the menu opens. */
final class Menus extends MenuBar {

    Menus() {
        getStyleClass().add("menus");
    }

    void fill(List<Command> commands) {
        Map<Command.Place, Menu> byPlace = new EnumMap<>(Command.Place.class);
        getMenus().clear();
        for (Command.Place place : Command.Place.values()) {
            Menu menu = new Menu(Say.of("menu." + place));
            byPlace.put(place, menu);
            getMenus().add(menu);
        }
        for (Command command : commands) {
            MenuItem item = command.menuItem();
            item.setUserData(command);
            byPlace.get(command.place()).getItems().add(item);
        }
        getMenus()
                .forEach(menu -> menu.setOnShowing(
                        event -> menu.getItems().forEach(item -> ((Command) item.getUserData()).refresh(item))));
    }
}
