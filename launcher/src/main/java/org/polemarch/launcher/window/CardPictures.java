package org.polemarch.launcher.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Theme;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.prefs.Look;

/** Puts the pictures of boards on the cards: those that are kept at once, the others as they are drawn, one by one. */
final class CardPictures {

    private static final int DRAWN_WIDTH = 1280;
    private static final int DRAWN_HEIGHT = 760;
    private static final double SHOWN_WIDTH = 720;

    private final Desk desk;
    private boolean left;

    CardPictures(Desk desk) {
        this.desk = desk;
    }

    OptionalInt decisions(InstalledGame game) {
        return desk.pictures().decisions(game);
    }

    private boolean dark() {
        return desk.preferences().now().look() == Look.DARK;
    }

    /** Puts the picture of its game on a card, now or later. */
    void into(GameCard card) {
        boolean inDark = dark();
        Path file = desk.pictures().file(card.game(), inDark);
        if (Files.isRegularFile(file)) {
            card.picture(image(file));
            return;
        }
        Background.idle(
                () -> left ? null : desk.pictures().sample(card.game()),
                sample -> {
                    if (sample != null && !left) {
                        card.count(OptionalInt.of(sample.decisions()));
                        Platform.runLater(() -> draw(card, sample, file, inDark)); // others first
                    }
                },
                failure -> {}); // a game that cannot be drawn tells why when it is played
    }

    private static Image image(Path file) {
        return new Image(file.toUri().toString(), SHOWN_WIDTH, 0, true, true, true);
    }

    private void draw(GameCard card, Pictures.Sample sample, Path file, boolean inDark) {
        if (left) {
            return;
        }
        try {
            BoardView view =
                    Boards.of(card.game(), new Untouched(), sample.prepared().words());
            Region node = view.node();
            (inDark ? Theme.DARK : Theme.LIGHT).applyTo(node);
            node.setPrefSize(DRAWN_WIDTH, DRAWN_HEIGHT);
            Scene scene = new Scene(node, DRAWN_WIDTH, DRAWN_HEIGHT);
            node.applyCss();
            view.show(sample.situation());
            node.layout();
            node.layout();
            WritableImage drawn = scene.snapshot(null);
            card.picture(drawn);
            Background.idle(() -> written(drawn, file), done -> {}, failure -> {}); // else it is drawn again next time
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            card.count(OptionalInt.of(sample.decisions())); // the card stays without a picture
        }
    }

    private static Path written(WritableImage image, Path file) throws IOException {
        Picture.write(image, file);
        return file;
    }

    /** Nobody looks any more. */
    void leave() {
        left = true;
    }

    /** Nobody clicks into a picture. */
    static final class Untouched implements BoardHost {
        @Override
        public void pick(Target target) {}

        @Override
        public void openRule(String section) {}
    }
}
