package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;

class RegionsTest {

    private static final GeoBounds BOUNDS = new GeoBounds(36, 21, 39.5, 25);
    private static final LatLon ATHENS = LatLon.of(37.99, 23.75);
    private static final LatLon SPARTA = LatLon.of(37.08, 22.43);
    private static final LatLon THEBES = LatLon.of(38.33, 23.32);
    private static final LatLon CHALCIS = LatLon.of(38.6, 23.85);

    private static Regions.Cutter seeds() {
        return Regions.within(BOUNDS)
                .landSeed("attica", "Attica", ATHENS.lat(), ATHENS.lon())
                .landSeed("laconia", "Laconia", SPARTA.lat(), SPARTA.lon())
                .landSeed("boeotia", "Boeotia", THEBES.lat(), THEBES.lon())
                .landSeed("euboea", "Euboea", CHALCIS.lat(), CHALCIS.lon())
                .seaSeed("aegean", "Aegean", 37.5, 24.5)
                .seaSeed("ionian", "Ionian", 37, 21.2);
    }

    @Test
    void areasDoNotOverlap() {
        List<Area> areas = seeds().build().list();
        for (int i = 0; i < areas.size(); i++) {
            for (int j = i + 1; j < areas.size(); j++) {
                double common =
                        areas.get(i).shape().intersection(areas.get(j).shape()).getArea();
                assertThat(common)
                        .as("%s and %s", areas.get(i).id(), areas.get(j).id())
                        .isLessThan(1e-6);
            }
        }
    }

    @Test
    void seedsShareAllLandAndAllSea() {
        Regions regions = seeds().build();
        double land = 0;
        double sea = 0;
        for (Area area : regions) {
            land += area.ground() == Area.Ground.LAND ? area.size() : 0;
            sea += area.ground() == Area.Ground.SEA ? area.size() : 0;
        }
        double allLand = Coast.land(BOUNDS).getArea();
        assertThat(land).isCloseTo(allLand, within(allLand * 1e-4));
        double allSea = 3.5 * 4 - allLand;
        assertThat(sea).isCloseTo(allSea, within(allSea * 1e-4));
    }

    @Test
    void everyAreaHoldsItsSeedAndItsLabelPoint() {
        Regions regions = seeds().build();
        assertThat(regions.at(ATHENS)).map(Area::id).contains("attica");
        assertThat(regions.at(SPARTA)).map(Area::id).contains("laconia");
        assertThat(regions.at(THEBES)).map(Area::id).contains("boeotia");
        for (Area area : regions) {
            assertThat(area.contains(area.middle())).as(area.id()).isTrue();
        }
    }

    @Test
    void anIslandIsNotDividedUnlessTwoAreasHaveSeedsOnIt() {
        LatLon south = LatLon.of(38.05, 24.4);
        assertThat(seeds().build().at(south)).map(Area::id).contains("euboea");
        Regions divided = seeds().landSeed("carystus", "Carystus", south.lat(), south.lon())
                .build();
        assertThat(divided.at(south)).map(Area::id).contains("carystus");
        assertThat(divided.at(CHALCIS)).map(Area::id).contains("euboea");
    }

    @Test
    void aPolygonTakesItsLandBeforeTheSeedsShareTheRest() {
        Regions regions = seeds().land("megaris", "Megaris", 38.1, 23.0, 38.1, 23.4, 37.9, 23.4, 37.9, 23.0)
                .build();
        LatLon megara = LatLon.of(38.02, 23.3);
        assertThat(Coast.isLand(megara)).isTrue();
        assertThat(regions.at(megara)).map(Area::id).contains("megaris");
        Geometry land = Coast.land();
        Geometry megaris = regions.get("megaris").shape();
        assertThat(megaris.difference(land).getArea()).as("sea in it").isLessThan(1e-6);
    }

    @Test
    void aSeaPolygonHoldsNoLand() {
        Regions regions = Regions.within(BOUNDS)
                .sea("saronic", "Saronic Gulf", 38, 23, 38, 23.8, 37.3, 23.8, 37.3, 23)
                .build();
        Area saronic = regions.get("saronic");
        assertThat(saronic.contains(LatLon.of(37.8, 23.4))).isTrue();
        assertThat(saronic.shape().intersection(Coast.land()).getArea()).isLessThan(1e-6);
    }

    @Test
    void wildLandBelongsToNobody() {
        LatLon aetolia = LatLon.of(38.6, 21.6);
        assertThat(seeds().build().at(aetolia)).isPresent();
        assertThat(seeds().wild(aetolia.lat(), aetolia.lon()).build().at(aetolia))
                .isEmpty();
    }

    @Test
    void aPolygonThatCrossesItselfIsMended() {
        Regions regions = Regions.within(BOUNDS)
                .land("bow", "Bow tie", 37.2, 22.0, 37.6, 22.6, 37.2, 22.6, 37.6, 22.0)
                .build();
        assertThat(regions.get("bow").shape().isValid()).isTrue();
    }

    @Test
    void mistakesNameTheArea() {
        assertThatThrownBy(() -> Regions.within(BOUNDS)
                        .land("atlantis", "Atlantis", 36.2, 21.1, 36.3, 21.1, 36.3, 21.2)
                        .build())
                .hasMessage("area 'atlantis' is empty: no land is left for it");
        assertThatThrownBy(() -> Regions.within(BOUNDS).land("thin", "Thin", 36, 21, 37, 22))
                .hasMessageContaining("'thin' needs three or more pairs");
        assertThatThrownBy(() ->
                        Regions.within(BOUNDS).landSeed("both", "Both", 38, 23).seaSeed("both", "Both", 37, 24))
                .hasMessage("area 'both' is both land and sea");
        assertThatThrownBy(() -> seeds().build().get("sicily"))
                .hasMessageContaining("no area 'sicily'; there are attica, laconia");
    }
}
