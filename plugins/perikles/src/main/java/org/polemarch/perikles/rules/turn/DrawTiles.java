package org.polemarch.perikles.rules.turn;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Tiles;

/**
 * 4.1 Seven new location tiles, and ten influence tiles out of all of them. The first turn uses the tiles of the set-up:
 * a second draw would leave too few locations for three turns.
 */
@Cites("4.1")
public class DrawTiles implements Procedure<PeriklesState, DrawTiles.Begin> {

    /** The phase begins. */
    public record Begin() implements Frame {}

    /** New tiles lie open. */
    public record TilesDrawn(List<Location> locations, List<InfluenceTile> influence) implements GameEvent {
        public TilesDrawn {
            locations = List.copyOf(locations);
            influence = List.copyOf(influence);
        }
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.enter(Phase.DRAW_TILES);
        if (state.turn() > 1) {
            layOut(play);
        }
    }

    /** Lays new location tiles and influence tiles open. */
    public void layOut(Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Tiles tiles = state.tiles();
        tiles.gatherInfluence();
        play.shuffle(tiles.influenceStack(), "shuffle.influence");
        for (int i = 0; i < state.data().game().influenceDisplay(); i++) {
            tiles.refill();
        }
        tiles.drawLocations();
        play.reveal();
        play.report(() -> drawn(tiles));
    }

    private static TilesDrawn drawn(Tiles tiles) {
        List<Location> locations = new ArrayList<>();
        for (int slot = 0; slot < tiles.slots(); slot++) {
            locations.add(Location.of(tiles.open(slot)));
        }
        List<InfluenceTile> influence = new ArrayList<>();
        for (int tile : tiles.display().toArray()) {
            influence.add(InfluenceTile.of(tile));
        }
        return new TilesDrawn(locations, influence);
    }
}
