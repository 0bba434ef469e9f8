package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.PeriklesData;
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

    public record TileUsed(Seat player, InfluenceTile tile) implements GameEvent {}

    private final Seating seating;
    private final PeriklesData data;

    /** The kinds of tiles by their shards. */
    private final IndexSet[] withShards;

    @Inject
    public CommitOrder(Seating seating, PeriklesData data) {
        this.seating = seating;
        this.data = data;
        int most = 0;
        for (int kind = 0; kind < data.kinds(); kind++) {
            most = Math.max(most, data.kind(kind).shards());
        }
        withShards = new IndexSet[most + 1];
        Arrays.fill(withShards, IndexSet.EMPTY);
        for (int kind = 0; kind < data.kinds(); kind++) {
            int shards = data.kind(kind).shards();
            withShards[shards] = withShards[shards].with(kind);
        }
    }

    @Override
    public void run(Next frame, Play<PeriklesState> play) {
        for (int shards = withShards.length - 1; shards >= 1; shards--) {
            int player = frame.player().index();
            for (int tried = 0; tried < seating.players(); tried++) {
                int kind = kindWith(shards, player, play.state());
                if (kind >= 0) {
                    use(player, kind, play);
                    return;
                }
                player = seating.next(player);
            }
        }
    }

    /**
     * The kind of tile a player uses next at a level, or -1. Which of several it is makes no difference: its colour restricts
     * nothing.
     */
    protected int kindWith(int shards, int player, PeriklesState state) {
        IndexSet kinds = withShards[shards];
        for (int kind = kinds.first(); kind >= 0; kind = kinds.after(kind)) {
            if (state.tiles().held(player, kind) > 0) {
                return kind;
            }
        }
        return -1;
    }

    private void use(int player, int kind, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Seat seat = seating.seat(player);
        state.tiles().use(player, kind);
        state.action().begin();
        state.relations().forgetRefusals();
        play.report(() -> new TileUsed(seat, data.kind(kind)));
        play.next(new CommitAction.Step(seat), new Next(seating.next(seat)));
    }
}
