package org.polemarch.launcher.window.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import javafx.scene.image.Image;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.kit.Background;

/** Puts the pictures of boards on the cards: those that are kept at once, the others as they are drawn, one by one. */
final class CardPictures {

    private static final double SHOWN_WIDTH = 720;

    private final Desk desk;
    private volatile boolean left;

    CardPictures(Desk desk) {
        this.desk = desk;
    }

    OptionalInt decisions(InstalledGame game) {
        return desk.pictures().decisions(game);
    }

    void into(GameCard card) {
        if (card.game().view().isEmpty()) { // what the generic board shows is no picture
            card.undrawn();
            count(card);
            return;
        }
        boolean inDark = desk.dark();
        Path file = desk.pictures().file(card.game(), inDark);
        if (Files.isRegularFile(file)) {
            card.picture(image(file));
            count(card);
            return;
        }
        card.drawing();
        Background.idle(
                () -> left ? null : desk.pictures().sample(card.game()),
                sample -> {
                    if (sample != null && !left) {
                        draw(card, sample, inDark);
                    }
                },
                failure -> card.undrawn()); // a game that cannot be drawn tells why when it is played
    }

    private void draw(GameCard card, Pictures.Sample sample, boolean inDark) {
        Background.idle(
                () -> left ? null : desk.pictures().draw(card.game(), sample, inDark),
                drawn -> {
                    if (drawn != null && !left) {
                        card.picture(image(drawn));
                        count(card);
                    }
                },
                failure -> { // without a picture; it is tried again the next time
                    card.undrawn();
                    count(card);
                });
    }

    /** Once for each version of a game. */
    private void count(GameCard card) {
        if (left || desk.pictures().decisions(card.game()).isPresent()) {
            return;
        }
        Background.idle(
                () -> left
                        ? OptionalInt.empty()
                        : OptionalInt.of(desk.pictures().count(card.game(), desk.library())),
                counted -> {
                    if (!left) {
                        card.count(counted);
                    }
                },
                failure -> {}); // the card says nothing about it
    }

    private static Image image(Path file) {
        return new Image(file.toUri().toString(), SHOWN_WIDTH, 0, true, true, true);
    }

    void leave() {
        left = true;
    }
}
