package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;

/**
 * 4.5 All tiles with two shards are used before any with one; clockwise each player uses one, and whoever has none of
 * the present level is skipped. The lower level begins on the left of the player who acted last.
 */
@Cites("4.5/order")
public class CommitOrder implements Procedure<PeriklesState, CommitOrder.Next> {

    /** It is a player's turn, or that of the next who has a tile. */
    public record Next(Seat player) implements Frame {}

    /** A player used an influence tile to send forces. */
    public record TileUsed(Seat player, InfluenceTile tile) implements GameEvent {}

    private final Seating seating;

    @Inject
    public CommitOrder(Seating seating) {
        this.seating = seating;
    }

    @Override
    public void run(Next frame, Play<PeriklesState> play) {
        for (int shards = 2; shards >= 1; shards--) {
            int player = frame.player().index();
            for (int tried = 0; tried < seating.players(); tried++) {
                int tile = tileWith(shards, player, play.state());
                if (tile < InfluenceTile.COUNT) {
                    use(player, tile, play);
                    return;
                }
                player = seating.next(player);
            }
        }
    }

    /** Which of several tiles is used makes no difference: its colour restricts nothing. */
    private static int tileWith(int shards, int player, PeriklesState state) {
        int tile = 0;
        while (tile < InfluenceTile.COUNT
                && (state.data().shardsOf(tile) != shards || state.tiles().held(player, tile) == 0)) {
            tile++;
        }
        return tile;
    }

    private void use(int player, int tile, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Seat seat = seating.seat(player);
        state.tiles().use(player, tile);
        state.action().begin();
        state.relations().forgetRefusals();
        play.report(() -> new TileUsed(seat, InfluenceTile.of(tile)));
        play.next(new CommitAction.Step(seat), new Next(seating.seat(seating.next(player))));
    }
}
