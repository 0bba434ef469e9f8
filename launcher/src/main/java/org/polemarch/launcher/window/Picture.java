package org.polemarch.launcher.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** Draws what a window would show into a PNG file. */
public final class Picture {

    private Picture() {}

    /** The root laid out at that size, as an image. On the toolkit's thread. */
    public static WritableImage of(Parent root, int width, int height) {
        Scene scene = root.getScene() != null ? root.getScene() : new Scene(root, width, height);
        root.applyCss();
        root.layout();
        // A second pass, because panes that fit their content to their size know it only after the first.
        root.layout();
        return scene.snapshot(new WritableImage(width, height));
    }

    /** Writes an image as PNG. */
    public static void write(WritableImage image, Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file.toFile())) {
            throw new IOException("no PNG writer");
        }
    }
}
