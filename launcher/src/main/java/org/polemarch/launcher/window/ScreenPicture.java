package org.polemarch.launcher.window;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import org.polemarch.launcher.window.board.Picture;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Later;
import org.polemarch.launcher.window.kit.Toolkit;

/** Draws a page of the window as a player would see it, without a display. Not on the toolkit's thread. */
public final class ScreenPicture {

    private static final int ROUNDS = 6;
    private static final int GLANCES = 400;
    private static final long GLANCE = 5_000_000;

    private ScreenPicture() {}

    /** Opens a page, waits until everything it does in the background is done, and draws it. */
    public static byte[] draw(Desk desk, Consumer<LauncherWindow> open, int width, int height) throws IOException {
        LauncherWindow window = Toolkit.call(() -> {
            LauncherWindow made = new LauncherWindow(desk);
            new Scene(made.root(), width, height);
            open.accept(made);
            return made;
        });
        for (int round = 0; round < ROUNDS; round++) {
            settle();
            Toolkit.call(() -> Picture.of(window.root(), width, height));
        }
        for (int glance = 0; glance < GLANCES && !Toolkit.call(() -> loaded(window)); glance++) {
            LockSupport.parkNanos(GLANCE);
        }
        WritableImage image = Toolkit.call(() -> Picture.of(window.root(), width, height));
        return Picture.png(image);
    }

    private static boolean loaded(LauncherWindow window) {
        for (Node node : window.root().lookupAll(".image-view")) {
            if (node instanceof ImageView view
                    && view.getImage() != null
                    && view.getImage().getProgress() < 1
                    && !view.getImage().isError()) {
                return false;
            }
        }
        return true;
    }

    private static void settle() {
        CountDownLatch done = new CountDownLatch(1);
        Toolkit.call(() -> {
            Later.after(() -> Background.run(
                    () -> done,
                    latch -> Background.idle(() -> latch, CountDownLatch::countDown, failure -> {}),
                    failure -> done.countDown()));
            return done;
        });
        try {
            // However busy the machine: what a build prepares must not depend on how far it came.
            done.await(20, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
