package org.polemarch.mountford.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.view.Chart;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Situations;

/** Where the spaces are drawn: apart from each other, but near to where they lie. */
class SpreadingTest {

    private static final double NEARLY = 0.01;
    private static final double SQUEEZE = Math.cos(Math.toRadians(38));

    private final Chart chart = chart();
    private final Map<String, LatLon> drawn = Spreading.of(chart);

    private static Chart chart() {
        MountfordPlugin plugin = new MountfordPlugin();
        Game<?> game = PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty())
                .start(1);
        return ((MountfordView) Situations.of(game, game.toAct()).view()).chart();
    }

    private static double apart(double lat, double lon, LatLon other) {
        return Math.hypot(lat - other.lat(), (lon - other.lon()) * SQUEEZE);
    }

    @Test
    void noPlaceIsDrawnFarFromWhereItLies() {
        for (Chart.Place place : chart.places()) {
            assertThat(apart(place.lat(), place.lon(), drawn.get(place.id())))
                    .as(place.name())
                    .isLessThan(Spreading.LEASH + NEARLY);
        }
    }

    @Test
    void everyPlaceHasRoomToBeClicked() {
        for (Chart.Place place : chart.places()) {
            LatLon at = drawn.get(place.id());
            for (Chart.Place other : chart.places()) {
                if (!other.equals(place)) {
                    assertThat(apart(at.lat(), at.lon(), drawn.get(other.id())))
                            .as("%s and %s", place.name(), other.name())
                            .isGreaterThan(Spreading.APART - NEARLY);
                }
            }
        }
    }
}
