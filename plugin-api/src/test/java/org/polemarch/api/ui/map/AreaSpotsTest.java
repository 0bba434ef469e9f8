package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

class AreaSpotsTest {

    private static final List<LabelSpot.Size> NAME = List.of(new LabelSpot.Size(60, 12), new LabelSpot.Size(30, 12));

    private static AreaRoom land(double west, double north, double width, double height) {
        return new AreaRoom(box(west, north, width, height));
    }

    private static Geometry box(double west, double north, double width, double height) {
        return Coast.GEOMETRY.toGeometry(new Envelope(west, west + width, north, north + height));
    }

    @Test
    void whereThereIsRoomANameLiesWithin() {
        List<LabelSpot> spots = new AreaSpots(land(0, 0, 200, 100), List.of(), 1, 100, 50, true).of(NAME, 15);
        LabelSpot best = spots.get(0);
        assertThat(best.form()).isZero();
        assertThat(best.dy()).as("it leaves room for pieces").isBetween(-22.0, -8.0);
        assertThat(box(0, 0, 200, 100).contains(box(70 + best.dx(), 44 + best.dy(), 60, 12)))
                .isTrue();
    }

    /** Not far away in another land, where it would be taken for the name of that. */
    @Test
    void aNameTooLongForALandBetweenOthersIsCutShort() {
        AreaRoom megaris = land(100, 0, 36, 40);
        List<AreaRoom> others = List.of(land(-200, -200, 300, 440), land(136, -200, 300, 440));
        List<LabelSpot> spots = new AreaSpots(megaris, others, 1, 118, 20, true).of(NAME, 0);
        assertThat(spots).isNotEmpty();
        assertThat(spots.stream().filter(spot -> spot.form() == 0))
                .allMatch(spot -> Math.abs(spot.dx()) < 30, "beside it only above or below");
        assertThat(spots.stream().anyMatch(spot -> spot.form() == 1)).isTrue();
    }

    @Test
    void theNameOfAnIslandStandsInTheSeaBesideIt() {
        AreaRoom melos = land(100, 100, 12, 8);
        List<LabelSpot> spots = new AreaSpots(melos, List.of(), 1, 106, 104, true).of(NAME, 0);
        assertThat(spots).isNotEmpty().allMatch(spot -> Math.abs(spot.dx()) <= 46 && Math.abs(spot.dy()) <= 20);
    }

    @Test
    void theNameOfASeaNeverLeavesIt() {
        AreaRoom gulf = land(100, 100, 12, 8);
        assertThat(new AreaSpots(gulf, List.of(), 1, 106, 104, false).of(NAME, 0))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Messinia, Mess.",
        "Corinth \u26051, Cor. \u26051",
        "Gulf of Corinth, Gulf of Cor.",
        "Argos, Argos",
        "Syrakousae 4, Syr. 4",
    })
    void namesAreCutShortAsAbbreviationsAre(String name, String brief) {
        assertThat(ShortName.of(name)).isEqualTo(brief);
    }
}
