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
import org.polemarch.perikles.model.Tiles;

/** 4.1 New location tiles lie open, and ten influence tiles out of all of them. */
@Cites("4.1")
public class LayOut implements Procedure<PeriklesState, LayOut.Begin> {

    public record Begin() implements Frame {}

    public record TilesDrawn(List<Location> locations, List<InfluenceTile> influence) implements GameEvent {
        public TilesDrawn {
            locations = List.copyOf(locations);
            influence = List.copyOf(influence);
        }
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Tiles tiles = state.tiles();
        tiles.gatherInfluence();
        play.shuffle(tiles.influenceStack(), "shuffle.influence");
        for (int i = 0; i < state.data().game().influenceDisplay(); i++) {
            tiles.refill();
        }
        tiles.drawLocations();
        play.reveal();
        play.report(() -> drawn(state));
    }

    private static TilesDrawn drawn(PeriklesState state) {
        List<Location> locations = new ArrayList<>();
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            locations.add(state.tile(slot).location());
        }
        List<InfluenceTile> influence = new ArrayList<>();
        for (int kind : state.tiles().display().toArray()) {
            influence.add(state.data().kind(kind));
        }
        return new TilesDrawn(locations, influence);
    }
}
