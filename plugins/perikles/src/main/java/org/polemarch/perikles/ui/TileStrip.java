package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.Kept;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.view.PeriklesView;

/** The open influence tiles while they are taken, and the viewer's own special tile. */
final class TileStrip {

    private final Words words;
    private final Targets targets;
    private final FlowPane tiles = new FlowPane();
    private final Panel display;
    private final StackPane special = new StackPane();
    private final Map<SpecialTile, TileBox> specials = new EnumMap<>(SpecialTile.class);
    private final List<TileBox> open = new ArrayList<>();
    private final Shown<List<InfluenceTile>> displayShown = new Shown<>();
    private final Shown<Own> ownShown = new Shown<>();

    private record Own(Optional<SpecialTile> tile, boolean played) {}

    TileStrip(Words words, Targets targets) {
        this.words = words;
        this.targets = targets;
        display = new Panel(words.text("display.title"), new Kept(tiles));
        display.setId("perikles-display");
        tiles.getStyleClass().add("perikles-tile-flow");
        special.getStyleClass().add("perikles-own");
        for (SpecialTile tile : SpecialTile.values()) {
            specials.put(tile, TileBox.of(tile, words, targets));
        }
        // Each takes its room though only one is seen: whoever's eyes these are, the map above stands still.
        special.getChildren().addAll(specials.values());
    }

    Panel display() {
        return display;
    }

    StackPane special() {
        return special;
    }

    void show(PeriklesView view) {
        CityPanel.seen(display, view.phase().compareTo(Phase.TAKE_INFLUENCE) <= 0);
        if (displayShown.changes(view.display())) {
            display(view.display());
        }
        Own own = new Own(
                view.specialTile(), view.player(view.viewer()).specialPlayed().isPresent());
        if (ownShown.changes(own)) {
            specials.forEach((tile, box) -> {
                boolean mine = own.tile().filter(tile::equals).isPresent();
                box.setVisible(mine);
                box.show(tile, mine && !own.played(), words);
            });
        }
    }

    private void display(List<InfluenceTile> now) {
        List<TileBox> spare = new ArrayList<>(open);
        open.clear();
        for (InfluenceTile tile : now) {
            open.add(kept(tile, spare));
        }
        spare.forEach(TileBox::standsForNothing);
        tiles.getChildren().setAll(open);
    }

    private TileBox kept(InfluenceTile tile, List<TileBox> spare) {
        for (TileBox box : spare) {
            if (box.shows(tile)) {
                spare.remove(box);
                return box;
            }
        }
        return TileBox.of(tile, words, targets);
    }
}
