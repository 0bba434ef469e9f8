package org.polemarch.launcher.window.board;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.words.Say;

/** The picture from a game's card, for use elsewhere: a picture of a game in progress might show a secret. */
public final class BoardPicture {

    private BoardPicture() {}

    public static Optional<ImageView> of(InstalledGame game, Desk desk, double width) {
        Path file = desk.pictures().file(game, desk.dark());
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        ImageView view = new ImageView(new Image(file.toUri().toString(), width, 0, true, true, true));
        view.setFitWidth(width);
        view.setPreserveRatio(true);
        view.setAccessibleText(Say.of("library.picture", game.info().title()));
        return Optional.of(view);
    }
}
