package org.polemarch.api.ui.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.polemarch.api.ui.Theme;

/** The colours of sides, seen through the eyes of people with the three kinds of colour blindness. */
class SideColourTest {

    private static final double TELLABLE = 25;
    private static final double READABLE = 4.5;

    /** Matrices of Machado, Oliveira and Fernandes (2009) for full severity, on linear RGB. */
    private static final Map<String, double[][]> EYES = new LinkedHashMap<>();

    static {
        EYES.put("normal", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
        EYES.put("protanopia", new double[][] {
            {0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}
        });
        EYES.put("deuteranopia", new double[][] {
            {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
        });
        EYES.put("tritanopia", new double[][] {
            {1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}
        });
    }

    @Test
    void anyTwoSidesCanBeToldApartByEveryEye() {
        List<SideColour> all = SideColour.ALL;
        EYES.forEach((eye, matrix) -> {
            for (int i = 0; i < all.size(); i++) {
                for (int j = i + 1; j < all.size(); j++) {
                    double distance = distance(
                            lab(seen(all.get(i).fill(), matrix)),
                            lab(seen(all.get(j).fill(), matrix)));
                    assertThat(distance)
                            .as(
                                    "%s: %s and %s",
                                    eye, all.get(i).name(), all.get(j).name())
                            .isGreaterThan(TELLABLE);
                }
            }
        });
    }

    @Test
    void lettersAreReadableOnEverySide() {
        for (SideColour side : SideColour.ALL) {
            assertThat(contrast(side.fill(), side.ink())).as(side.name()).isGreaterThan(READABLE);
        }
        assertThat(contrast(SideColour.NEUTRAL.fill(), SideColour.NEUTRAL.ink()))
                .isGreaterThan(READABLE);
        assertThat(contrast(SideColour.IVORY.fill(), SideColour.IVORY.ink())).isGreaterThan(READABLE);
    }

    @Test
    void theStyleSheetNamesTheSameColours() throws IOException {
        String css;
        try (var in = Theme.class.getResourceAsStream("kit.css")) {
            css = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        for (int i = 0; i < SideColour.ALL.size(); i++) {
            String hex = SideColour.ALL.get(i).fill().toString().substring(2, 8);
            assertThat(css).contains("-pm-side-" + (i + 1) + ": #" + hex + ";");
        }
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    private static double[] seen(Color colour, double[][] matrix) {
        double[] rgb = {linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())};
        double[] result = new double[3];
        for (int i = 0; i < 3; i++) {
            double sum = 0;
            for (int j = 0; j < 3; j++) {
                sum += matrix[i][j] * rgb[j];
            }
            result[i] = Math.max(0, Math.min(1, sum));
        }
        return result;
    }

    private static double[] lab(double[] rgb) {
        double x = f((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
        double y = f(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]);
        double z = f((0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double f(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }

    private static double distance(double[] a, double[] b) {
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double contrast(Color a, Color b) {
        double high = Math.max(luminance(a), luminance(b));
        double low = Math.min(luminance(a), luminance(b));
        return (high + 0.05) / (low + 0.05);
    }
}
