package org.polemarch.launcher.window;

import atlantafx.base.controls.Spacer;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.core.save.SaveGame;
import org.polemarch.launcher.Say;

/** A saved game: who plays and how far it is, which is no secret, and the way back to its table. */
final class SaveRow extends HBox {

    SaveRow(Path file, SaveGame save, Desk desk, Navigation navigation) {
        super(12);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("save-row");
        boolean finished = save.result().isPresent();
        String name = file.getFileName().toString().replace(".json", "");
        Button resume = button("resume-" + name, Say.of(finished ? "library.look" : "library.go-on"));
        resume.setOnAction(event -> navigation.resume(file));
        if (!finished) {
            resume.getStyleClass().add(Styles.ACCENT);
        }
        Button watch = button("watch-" + name, Say.of("library.watch"));
        watch.getStyleClass().add(Styles.FLAT);
        watch.setOnAction(event -> navigation.watch(file));
        List<String> players =
                save.seats().stream().map(SaveGame.SavedSeat::holder).distinct().toList();
        String about = Say.of(
                "library.save",
                save.moves().size(),
                String.join(", ", players),
                save.saved().replace('T', ' ').replace("Z", ""));
        String winners = save.result()
                .map(result -> " " + Say.of("library.won", String.join(", ", seatTitles(save, result, desk))))
                .orElse("");
        getChildren()
                .addAll(new VBox(Texts.strong(save.title()), Texts.soft(about + winners)), new Spacer(), watch, resume);
    }

    private static List<String> seatTitles(SaveGame save, SaveGame.Result result, Desk desk) {
        if (!desk.catalog().has(save.game())) {
            return result.winners();
        }
        return desk.catalog().game(save.game()).info().seats().stream()
                .filter(seat -> result.winners().contains(seat.id()))
                .map(seat -> seat.title())
                .toList();
    }

    private static Button button(String id, String text) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }
}
