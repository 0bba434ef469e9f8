package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class GeoProjectionTest {

    private final GeoProjection projection = GeoProjection.of(GeoBounds.HELLAS);

    @Test
    void theOriginIsTheNorthWestCornerAndSouthIsDown() {
        assertThat(projection.x(GeoBounds.HELLAS.west())).isZero();
        assertThat(projection.y(GeoBounds.HELLAS.north())).isZero();
        assertThat(projection.y(36)).isGreaterThan(projection.y(38));
        assertThat(projection.x(25)).isGreaterThan(projection.x(23));
    }

    @Test
    void aPointOfTheMapLeadsBackToItsPlace() {
        LatLon athens = LatLon.of(37.973, 23.725);
        LatLon back = projection.at(projection.x(athens.lon()), projection.y(athens.lat()));
        assertThat(back.lat()).isCloseTo(athens.lat(), within(1e-9));
        assertThat(back.lon()).isCloseTo(athens.lon(), within(1e-9));
    }

    @Test
    void smallShapesKeepTheirProportions() {
        for (double lat : new double[] {35, 38, 41}) {
            double step = 0.01;
            double east = (projection.x(24 + step) - projection.x(24)) / Math.cos(Math.toRadians(lat));
            double north = projection.y(lat) - projection.y(lat + step);
            assertThat(north / east).as("at %s north", lat).isCloseTo(1, within(0.001));
        }
    }

    @Test
    void aUnitIsAboutAKilometre() {
        double athensToSparta =
                Math.hypot(projection.x(23.725) - projection.x(22.43), projection.y(37.973) - projection.y(37.073));
        assertThat(athensToSparta).isCloseTo(151.7, within(3.0));
    }

    @Test
    void boundsAroundPointsHoldThemAllAndEmptyBoundsAreRefused() {
        List<LatLon> points = List.of(LatLon.of(38, 23), LatLon.of(36.4, 28.2), LatLon.of(41, 24));
        GeoBounds bounds = GeoBounds.around(points, 0.1);
        assertThat(points).allMatch(bounds::contains);
        assertThat(bounds).isEqualTo(new GeoBounds(36.3, 22.9, 41.1, 28.3));
        assertThatThrownBy(() -> new GeoBounds(38, 23, 38, 24)).hasMessageContaining("empty bounds");
    }
}
