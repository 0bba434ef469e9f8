package org.polemarch.launcher.window.library;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveGame;
import org.polemarch.launcher.library.SaveFacts;
import org.polemarch.launcher.window.board.BoardPicture;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** A saved game: what it is, which is no secret, and the way back to its table. */
final class SaveRow extends HBox {

    private static final double PICTURE_WIDTH = 84;

    /** What can be done with a save. */
    interface Ways {
        void goOn(Path file);

        void watch(Path file);

        void delete(Path file, String title);
    }

    SaveRow(Path file, SaveGame save, Desk desk, Ways ways) {
        super(12);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("save-row");
        boolean finished = save.result().isPresent();
        String name = file.getFileName().toString().replace(".json", "");
        Optional<InstalledGame> game =
                desk.catalog().has(save.game()) ? Optional.of(desk.catalog().game(save.game())) : Optional.empty();
        String facts = SaveFacts.about(save, game.map(InstalledGame::info), ZoneId.systemDefault())
                + SaveFacts.winners(save, game.map(InstalledGame::info))
                        .map(" · "::concat)
                        .orElse("");
        String about = game.isPresent() ? facts : Say.of("library.save.missing", facts);
        Button resume = button("resume-" + name, finished ? "library.look" : "library.go-on", save.title(), about);
        resume.setOnAction(event -> ways.goOn(file));
        if (!finished) {
            resume.getStyleClass().add(Styles.ACCENT);
        }
        Button watch = button("watch-" + name, "library.watch", save.title(), about);
        watch.getStyleClass().add(Styles.FLAT);
        watch.setOnAction(event -> ways.watch(file));
        Button delete = Texts.iconed(null, Feather.TRASH_2);
        delete.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
        delete.setId("delete-" + name);
        delete.setAccessibleText(Say.of("library.save.button", Say.of("library.delete"), save.title(), about));
        delete.setTooltip(new Tooltip(Say.of("library.delete")));
        delete.setOnAction(event -> ways.delete(file, Say.of("library.save.named", save.title(), about)));
        VBox words = new VBox(Texts.strong(save.title()), Texts.soft(about));
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.SOMETIMES);
        game.flatMap(installed -> BoardPicture.of(installed, desk, PICTURE_WIDTH))
                .ifPresent(getChildren()::add);
        getChildren().addAll(words, new Spacer(), delete, watch, resume);
    }

    private static Button button(String id, String key, String title, String about) {
        Button button = new Button(Say.of(key));
        button.setId(id);
        button.setAccessibleText(Say.of("library.save.button", Say.of(key), title, about));
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }
}
