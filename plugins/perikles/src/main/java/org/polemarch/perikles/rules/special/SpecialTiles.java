package org.polemarch.perikles.rules.special;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.SpecialTile;

/** 7 A special tile is secret until it is played, at its own time, once in the game. */
@Cites("7/special-tiles")
public final class SpecialTiles {

    /** The set of tiles whose time it is where there is a time for none. */
    public static final int NONE = 0;

    /** What a player would say to play a tile that he cannot play now. */
    public record PlayTile(SpecialTile tile) implements Move {
        @Override
        public String notation() {
            return "play " + tile.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(tile.id()));
        }
    }

    /** A player played his special tile. */
    public record Played(Seat player, SpecialTile tile) implements GameEvent {}

    /** The tile belongs to another time; which one is a key of the message bundle. */
    public record NotNow(SpecialTile tile, String when) implements Reason {

        /** For a tile. */
        public static NotNow of(SpecialTile tile) {
            return new NotNow(tile, "special." + tile.name());
        }
    }

    /** The player has played his tile. */
    public record AlreadyPlayed(SpecialTile tile) implements Reason {}

    /** Why a player cannot play his own tile now, if it is not one of those whose time it is. */
    public void addRefusals(int player, int timely, PeriklesState state, List<Refusal> refusals) {
        SpecialTile tile = SpecialTile.of(state.specials().of(player));
        if (state.specials().playedBy(player)) {
            refusals.add(new Refusal(new PlayTile(tile), new AlreadyPlayed(tile)));
        } else if ((timely & tile.bit()) == 0) {
            refusals.add(new Refusal(new PlayTile(tile), NotNow.of(tile)));
        }
    }

    /** A player's tile is turned over. */
    public void play(Seat player, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.specials().play(player.index());
        play.reveal();
        SpecialTile tile = SpecialTile.of(state.specials().of(player.index()));
        play.report(() -> new Played(player, tile));
    }
}
