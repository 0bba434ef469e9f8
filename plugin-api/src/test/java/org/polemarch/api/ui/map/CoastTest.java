package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CoastTest {

    @Test
    void theCoastSaysWhereItComesFrom() {
        assertThat(Coast.source()).contains("Natural Earth").contains("public domain");
    }

    @Test
    void landIsLandAndSeaIsSea() {
        assertThat(Coast.isLand(LatLon.of(38.05, 23.75))).as("Athens").isTrue();
        assertThat(Coast.isLand(LatLon.of(37.07, 22.43))).as("Sparta").isTrue();
        assertThat(Coast.isLand(LatLon.of(39.32, 26.2))).as("Lesbos").isTrue();
        assertThat(Coast.isLand(LatLon.of(38.9, 25.0))).as("the Aegean").isFalse();
        assertThat(Coast.isLand(LatLon.of(37.7, 23.3))).as("the Saronic gulf").isFalse();
    }

    @Test
    void farAwayTheCoastHasFewerPointsAndNoIslandVanishes() {
        CoastLines lines = new CoastLines(GeoProjection.of(GeoBounds.HELLAS).project(Coast.land()));
        int far = lines.rings(0.5).stream().mapToInt(ring -> ring.points.length).sum();
        int close = lines.rings(8).stream().mapToInt(ring -> ring.points.length).sum();
        assertThat(far).isLessThan(close / 2);
        assertThat(lines.rings(0.5)).hasSameSizeAs(lines.rings(8));
    }

    @Test
    void aClippedRingIsThePartInTheBox() {
        double[] square = {0, 0, 10, 0, 10, 10, 0, 10};
        assertThat(area(CoastLines.clip(square, 5, 5, 20, 20))).isCloseTo(25, within(1e-9));
        assertThat(area(CoastLines.clip(square, -5, -5, 20, 20))).isCloseTo(100, within(1e-9));
        assertThat(CoastLines.clip(square, 11, 11, 20, 20)).isEmpty();
    }

    private static double area(double[] ring) {
        double twice = 0;
        for (int i = 0; i < ring.length; i += 2) {
            int j = (i + 2) % ring.length;
            twice += ring[i] * ring[j + 1] - ring[j] * ring[i + 1];
        }
        return Math.abs(twice) / 2;
    }
}
