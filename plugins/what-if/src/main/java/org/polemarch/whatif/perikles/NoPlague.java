package org.polemarch.whatif.perikles;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.common.NotNow;
import org.polemarch.perikles.rules.common.SpecialTiles;
import org.polemarch.perikles.rules.influence.InfluenceSpecials;
import org.polemarch.perikles.rules.influence.PlaceCubes;
import org.polemarch.whatif.WhatIf;

/** The tile of the Plague becomes one of Physicians: nobody dies, and its owner gains a cube. */
@Extension
public final class NoPlague implements VariantPlugin {

    private static final String SECTION = "7/special-tiles/physicians";

    @Cites({"7/special-tiles", SECTION})
    public static class Physicians extends InfluenceSpecials {
        private final SpecialTiles tiles;
        private final PlaceCubes placing;

        @Inject
        public Physicians(Seating seating, SpecialTiles tiles, PlaceCubes placing, NotNow notNow) {
            super(seating, tiles, placing, notNow);
            this.tiles = tiles;
            this.placing = placing;
        }

        @Override
        public void play(Move move, Seat player, Play<PeriklesState> play) {
            if (move instanceof PlayPlague healing) {
                tiles.play(player, play);
                placing.place(player, healing.city(), 1, play);
            } else {
                super.play(move, player, play);
            }
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-plague", "perikles")
                .title("No plague")
                .summary("The Plague tile becomes Physicians: it removes no cubes and places one of yours in a city.")
                .history("The plague killed 4,400 hoplites and 300 horsemen (Thucydides 3.87), and it killed the"
                        + " physicians first (2.47.4). Athens still took Potidaea, Mytilene, Pylos and Cythera, so how"
                        + " much the plague decided is open.");
    }

    @Override
    public void change(Variation perikles) {
        perikles.replace(InfluenceSpecials.class).with(Physicians.class);
    }

    @Override
    public Map<String, String> words() {
        return Map.of(
                "SpecialTile.PLAGUE", "Physicians",
                "special.PLAGUE",
                        "On your turn of taking influence, before or after the tile: place one of your cubes in any city.",
                "InfluenceSpecials.PlayPlague", "Play the Physicians in {city}");
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                SECTION,
                "Special tiles: Physicians",
                "There is no Plague. Its tile is played at the same time, before or after you take an influence tile, and places one of"
                        + " your cubes in any city."));
    }
}
