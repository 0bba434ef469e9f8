package org.polemarch.launcher.window;

import static org.polemarch.launcher.window.frame.Command.Place.HELP;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.window.frame.Command;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** The list of keys, and what this program is. */
final class HelpSheets {

    private static final double EMS = 46;

    /** What works at the table without a command of its own. */
    private static final List<String> AT_THE_TABLE = List.of("click", "again", "right-click", "walk", "enter", "zoom");

    private final Desk desk;
    private final Sheets sheets;
    private final Supplier<List<Command>> commands;

    HelpSheets(Desk desk, Sheets sheets, Supplier<List<Command>> commands) {
        this.desk = desk;
        this.sheets = sheets;
        this.commands = commands;
    }

    List<Command> own() {
        return List.of(
                Command.of("keys", HELP, Feather.HELP_CIRCLE, "Shift+Slash|Shortcut+Slash|Help", this::keys),
                Command.of("about", HELP, Feather.INFO, "", this::about));
    }

    private void keys() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("facts");
        grid.setHgap(24);
        grid.setVgap(4);
        for (String key : AT_THE_TABLE) {
            row(grid, Say.of("keys." + key), Say.of("keys." + key + ".help"));
        }
        for (Command.Place place : Command.Place.values()) {
            List<Command> keyed = commands.get().stream()
                    .filter(command ->
                            command.place() == place && !command.keys().isEmpty())
                    .toList();
            if (!keyed.isEmpty()) {
                grid.add(Texts.strong(Say.of("menu." + place)), 0, grid.getRowCount(), 2, 1);
                keyed.forEach(command -> row(grid, command.shortcut(), command.text()));
            }
        }
        sheets.lay("keys", Say.of("keys.title"), Controls.reading(grid, Say.of("keys.title")), EMS);
    }

    private static void row(GridPane grid, String key, String does) {
        Label pressed = Texts.code(key);
        pressed.setMinWidth(Label.USE_PREF_SIZE);
        grid.addRow(grid.getRowCount(), pressed, Texts.wrapped(does));
    }

    private void about() {
        List<Label> lines = new ArrayList<>();
        lines.add(Texts.heading(Say.of("about.name", desk.library().program())));
        lines.add(Texts.wrapped(Say.of("about.what")));
        lines.add(Texts.wrapped(
                Say.of("about.java", Runtime.version().toString(), System.getProperty("javafx.version", "?"))));
        lines.add(Texts.strong(Say.of("about.games")));
        for (InstalledGame game : desk.catalog().games()) {
            lines.add(Texts.wrapped(
                    Say.of("about.game", game.info().title(), game.from().version())));
        }
        lines.add(Texts.strong(Say.of("about.licence")));
        lines.add(Texts.wrapped(Say.of("about.licence.text")));
        VBox page = new VBox(6);
        page.getChildren().addAll(lines);
        sheets.lay("about", Say.of("command.about"), Controls.reading(page, Say.of("command.about")), EMS);
    }
}
