package org.polemarch.perikles.rules.common;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;

/** 7 A special tile is secret until it is played, at its own time, once in the game. */
@Cites("7/special-tiles")
public class SpecialTiles {

    /** A player plays a tile that leaves nothing to choose, or would play one that he cannot play now. */
    public record PlayTile(SpecialTile tile) implements Move {
        @Override
        public String notation() {
            return "play " + tile.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.special(tile));
        }
    }

    public record Played(Seat player, SpecialTile tile) implements GameEvent {}

    /** The tile belongs to another time; which one is a key of the message bundle. */
    public record NotNow(SpecialTile tile, String when) implements Reason {
        public static NotNow of(SpecialTile tile) {
            return new NotNow(tile, "special." + tile.name());
        }
    }

    public record AlreadyPlayed(SpecialTile tile) implements Reason {}

    /** Adds why a player cannot play his tile now, if it is not one of those whose time it is. */
    public void addRefusal(Refusals refusals, Seat player, IndexSet timely, PeriklesState state) {
        SpecialTile tile = state.specials().of(player.index());
        if (state.specials().playedBy(player.index())) {
            refusals.move(new PlayTile(tile), new AlreadyPlayed(tile));
        } else if (!timely.has(tile.index())) {
            refusals.move(new PlayTile(tile), NotNow.of(tile));
        }
    }

    /** A player's tile is turned over. */
    public void play(Seat player, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.specials().play(player.index());
        play.reveal();
        SpecialTile tile = state.specials().of(player.index());
        play.report(() -> new Played(player, tile));
    }
}
