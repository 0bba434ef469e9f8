package org.polemarch.api.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Every part of the kit can be drawn in both themes; an empty or one-coloured picture is a failure. */
class KitGalleryTest {

    @Test
    void everyPageIsDrawn() throws IOException {
        for (Path file : KitGallery.draw(Path.of("target", "gallery"))) {
            var picture = ImageIO.read(file.toFile());
            Set<Integer> colours = new HashSet<>();
            for (int x = 0; x < picture.getWidth(); x += 7) {
                for (int y = 0; y < picture.getHeight(); y += 7) {
                    colours.add(picture.getRGB(x, y));
                }
            }
            assertThat(colours).as(file.toString()).hasSizeGreaterThan(100);
        }
    }
}
