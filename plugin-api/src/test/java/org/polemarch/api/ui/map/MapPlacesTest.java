package org.polemarch.api.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.piece.SideColour;

class MapPlacesTest {

    private final MapPlaces places = new MapPlaces();
    private SpaceNode athens;
    private AreaNode attica;

    @BeforeEach
    void map() {
        Fx.run(() -> {
            athens = new SpaceNode(MapSpace.at("athens", "Athens", 37.97, 23.72));
            attica = new AreaNode(
                    Regions.within(GeoBounds.HELLAS)
                            .land("attica", "Attica", 38.2, 23.4, 38.2, 24.0, 37.7, 24.0, 37.7, 23.4)
                            .build()
                            .get("attica"),
                    GeoProjection.of(GeoBounds.HELLAS));
            places.add(athens, 0, 0);
            places.add(attica);
        });
    }

    private String face() {
        return athens.lookup(".pm-space-face").getStyle();
    }

    private String land() {
        return attica.lookup(".pm-area").getStyle();
    }

    @Test
    void aPlaceHasTheColourOfItsOwnerAndLosesItWithHim() {
        Fx.run(() -> {
            places.owners(Map.of("athens", SideColour.BLUE, "attica", SideColour.BLUE));
            assertThat(face()).contains(SideColour.BLUE.web());
            assertThat(land()).contains("rgba(54, 95, 190");
            places.owners(Map.of("athens", SideColour.RED, "attica", SideColour.RED));
            assertThat(face()).contains(SideColour.RED.web());
            assertThat(land()).contains("rgba(169, 62, 38");
            places.owners(Map.of());
            assertThat(face()).isEmpty();
            assertThat(land()).isEmpty();
        });
    }

    @Test
    void anAreaWithoutAnOwnerHasItsTintAgain() {
        Fx.run(() -> {
            places.tint("attica", Color.web("#808080", 0.5));
            String tinted = land();
            assertThat(tinted).contains("rgba(128, 128, 128");
            places.owners(Map.of("attica", SideColour.BLUE));
            places.owners(Map.of());
            assertThat(land()).isEqualTo(tinted);
        });
    }

    @Test
    void aTintLeavesTheColourOfAnOwner() {
        Fx.run(() -> {
            places.owners(Map.of("attica", SideColour.BLUE));
            String owned = land();
            places.tint("attica", Color.web("#808080", 0.5));
            assertThat(land()).isEqualTo(owned);
        });
    }
}
