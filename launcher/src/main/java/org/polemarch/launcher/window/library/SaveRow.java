package org.polemarch.launcher.window.library;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.save.SaveGame;
import org.polemarch.launcher.library.SaveFacts;
import org.polemarch.launcher.window.board.BoardPicture;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Navigation;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** A saved game: what it is, which is no secret, and the way back to its table. */
final class SaveRow extends HBox {

    private static final double PICTURE_WIDTH = 84;

    SaveRow(Path file, SaveGame save, Desk desk, Navigation navigation, Consumer<String> deleted) {
        super(12);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("save-row");
        boolean finished = save.result().isPresent();
        String name = file.getFileName().toString().replace(".json", "");
        Optional<InstalledGame> game =
                desk.catalog().has(save.game()) ? Optional.of(desk.catalog().game(save.game())) : Optional.empty();
        List<VariantInfo> variants = game.map(InstalledGame::variantInfos).orElse(List.of());
        String facts = SaveFacts.about(save, game.map(InstalledGame::info), ZoneId.systemDefault())
                + SaveFacts.variants(save, variants).map(" · "::concat).orElse("")
                + SaveFacts.winners(save, game.map(InstalledGame::info))
                        .map(" · "::concat)
                        .orElse("");
        String about = game.isPresent() ? facts : Say.of("library.save.missing", facts);
        Button resume = Controls.button(
                "resume-" + name, Say.of(finished ? "library.look" : "library.go-on"), () -> navigation.resume(file));
        if (!finished) {
            resume.getStyleClass().add(Styles.ACCENT);
        }
        Button watch = Controls.button("watch-" + name, Say.of("library.watch"), () -> navigation.watch(file));
        watch.getStyleClass().add(Styles.FLAT);
        Button delete = Controls.icon(
                "delete-" + name,
                Feather.TRASH_2,
                Say.of("library.delete"),
                () -> deleted.accept(Say.of("library.save.named", save.title(), about)));
        for (Button button : List.of(resume, watch, delete)) {
            String does = button == delete ? Say.of("library.delete") : button.getText();
            button.setAccessibleText(Say.of("library.save.button", does, save.title(), about));
            button.setMinWidth(USE_PREF_SIZE);
        }
        VBox words = new VBox(Texts.strong(save.title()), Texts.soft(about));
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.SOMETIMES);
        game.flatMap(installed -> BoardPicture.of(installed, desk, PICTURE_WIDTH))
                .ifPresent(getChildren()::add);
        getChildren().addAll(words, new Spacer(), delete, watch, resume);
    }
}
