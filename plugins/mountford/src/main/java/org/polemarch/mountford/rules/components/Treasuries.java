package org.polemarch.mountford.rules.components;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;

/**
 * 1.3 Tiles leave a treasury face up. Whenever the Athenian player plays or discards Alcibiades, the tile that betrays
 * Athens leaves the Situation Box for the Corinthian discards (9.7.3).
 */
@Cites({"1.3", "1.1.3", "9.7.3"})
public class Treasuries extends Rule {

    public record Discarded(Seat seat, Tile tile) implements GameEvent {}

    public record Played(Seat seat, Tile tile) implements GameEvent {}

    /** Alcibiades is back in Athenian service, so he can betray it again. */
    @Cites("9.7.3")
    public record BetrayalPossible(Tile tile) implements GameEvent {}

    private final int alcibiades;
    private final int betrayal;

    @Inject
    public Treasuries(MountfordData data) {
        super(data);
        alcibiades = tiles.named("ath-alcibiades").index();
        betrayal = tiles.named("cor-alcibiades-betrays").index();
    }

    public void discard(Play<MountfordState> play, int tile) {
        leave(play, tile);
        play.state().chest().toDiscard(tile);
        play.report(() -> new Discarded(owner(tile), tiles.tile(tile)));
        betray(play, tile);
    }

    /** Plays a tile that stays on the map: a leader, or the Colony. */
    public void toMap(Play<MountfordState> play, int tile) {
        leave(play, tile);
        play.state().chest().toMap(tile);
        play.report(() -> new Played(owner(tile), tiles.tile(tile)));
        betray(play, tile);
    }

    /** Plays a tile that goes to the Situation Box. */
    public void toBox(Play<MountfordState> play, int tile) {
        leave(play, tile);
        play.state().chest().toBox(tile);
        play.report(() -> new Played(owner(tile), tiles.tile(tile)));
    }

    /** Plays a tile for its effect and discards it. */
    public void spend(Play<MountfordState> play, int tile) {
        leave(play, tile);
        play.state().chest().toDiscard(tile);
        play.report(() -> new Played(owner(tile), tiles.tile(tile)));
        betray(play, tile);
    }

    private static void leave(Play<MountfordState> play, int tile) {
        if (play.state().chest().unsure().has(tile)) {
            play.reveal(); // the opponent did not know that the tile was there
        }
    }

    private void betray(Play<MountfordState> play, int tile) {
        if (tile == alcibiades && play.state().chest().inBox(betrayal)) {
            play.state().chest().toDiscard(betrayal);
            play.report(() -> new BetrayalPossible(tiles.tile(betrayal)));
        }
    }

    private Seat owner(int tile) {
        return Seats.of(tiles.setOf(tile).seat());
    }
}
