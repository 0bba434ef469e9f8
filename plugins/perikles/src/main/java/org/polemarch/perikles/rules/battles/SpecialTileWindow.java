package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;

/**
 * 7 Before the dice of a round, clockwise from the first player of the turn, everybody is asked once who may, as far as
 * the others know, hold a tile that could be played now. Taking part in the battle is not needed.
 */
@Cites("7/special-tiles")
public class SpecialTileWindow implements Procedure<PeriklesState, SpecialTileWindow.Next> {

    /** It is a player's turn to be asked; this many are left, including this player. */
    public record Next(Seat player, int left) implements Frame {}

    private final Seating seating;
    private final PlayBattleTile tiles;

    @Inject
    public SpecialTileWindow(Seating seating, PlayBattleTile tiles) {
        this.seating = seating;
        this.tiles = tiles;
    }

    @Override
    public void run(Next frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        IndexSet usable = tiles.usable(state);
        int player = frame.player().index();
        for (int left = frame.left(); left > 0; left--) {
            if (state.specials().mayHold(player, usable)) {
                if (left > 1) {
                    play.next(new Next(seating.seat(seating.next(player)), left - 1));
                }
                play.next(new PlayBattleTile.Offer(seating.seat(player)));
                return;
            }
            player = seating.next(player);
        }
    }
}
