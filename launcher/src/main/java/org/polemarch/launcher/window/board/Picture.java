package org.polemarch.launcher.window.board;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Theme;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.library.Pictures;
import org.polemarch.launcher.window.kit.Toolkit;

public final class Picture {

    private Picture() {}

    /** What a player would see of a situation, as a PNG file. Not on the toolkit's thread. */
    public static byte[] draw(
            InstalledGame game, PreparedGame<?> prepared, Situation situation, boolean dark, int width, int height)
            throws IOException {
        WritableImage image = Toolkit.call(() -> {
            BoardView view = Boards.of(game, new Untouched(), prepared);
            (dark ? Theme.DARK : Theme.LIGHT).applyTo(view.node());
            view.node().setPrefSize(width, height);
            Scene scene = new Scene(view.node(), width, height);
            scene.getRoot().applyCss();
            view.show(situation);
            return of(view.node(), width, height);
        });
        return png(image);
    }

    /** Draws the picture for a game's card on the toolkit's thread, which must be idle. */
    public static void paint(InstalledGame game, Pictures.Sample sample, boolean dark, Path file) throws IOException {
        byte[] png = draw(game, sample.prepared(), sample.situation(), dark, Pictures.WIDTH, Pictures.HEIGHT);
        WholeFile.replace(WholeFile.own(file), png);
    }

    /** The root laid out at that size, as an image. On the toolkit's thread. */
    public static WritableImage of(Parent root, int width, int height) {
        Scene scene = root.getScene() != null ? root.getScene() : new Scene(root, width, height);
        root.applyCss();
        root.layout();
        // A second pass, because panes that fit their content to their size know that size only after the first.
        root.layout();
        return scene.snapshot(new WritableImage(width, height));
    }

    public static byte[] png(WritableImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", out)) {
            throw new IOException("no PNG writer");
        }
        return out.toByteArray();
    }
}
