package org.polemarch.api.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javax.imageio.ImageIO;

/** The toolkit in tests: started once, headless; work runs on its thread and failures come back. */
public final class Fx {

    private static final long PATIENCE_SECONDS = 120;

    static {
        CountDownLatch started = new CountDownLatch(1);
        Platform.setImplicitExit(false);
        Platform.startup(started::countDown);
        try {
            if (!started.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the toolkit did not start");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private Fx() {}

    /** Runs on the toolkit's thread and waits. */
    public static <T> T call(Callable<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                result.complete(work.call());
            } catch (Throwable failure) {
                result.completeExceptionally(failure);
            }
        });
        try {
            return result.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AssertionError failed) {
                throw failed;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs on the toolkit's thread and waits. */
    public static void run(Runnable work) {
        call(() -> {
            work.run();
            return true;
        });
    }

    /** Lays a root out in a scene of that size, as a window would. */
    public static Scene scene(Parent root, double width, double height) {
        Scene scene = new Scene(root, width, height);
        root.applyCss();
        root.layout();
        return scene;
    }

    /** Draws a scene into a file. */
    public static void picture(Scene scene, Path file) {
        WritableImage image = scene.snapshot(null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        PixelReader pixels = image.getPixelReader();
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                picture.setRGB(x, y, pixels.getArgb(x, y));
            }
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A click as the toolkit reports it; a drag is a click that did not stay still. */
    public static void click(Node node, boolean still) {
        mouse(node, MouseEvent.MOUSE_CLICKED, MouseButton.PRIMARY, still);
    }

    /** The mouse comes to a node. */
    public static void enter(Node node) {
        mouse(node, MouseEvent.MOUSE_ENTERED, MouseButton.NONE, true);
    }

    private static void mouse(Node node, EventType<MouseEvent> type, MouseButton button, boolean still) {
        boolean primary = button == MouseButton.PRIMARY;
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        1,
                        1,
                        1,
                        1,
                        button,
                        primary ? 1 : 0,
                        false,
                        false,
                        false,
                        false,
                        primary,
                        false,
                        false,
                        true,
                        false,
                        still,
                        null));
    }

    /** A key pressed on a node. */
    public static void press(Node node, KeyCode code) {
        Event.fireEvent(node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
        Event.fireEvent(node, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
    }
}
