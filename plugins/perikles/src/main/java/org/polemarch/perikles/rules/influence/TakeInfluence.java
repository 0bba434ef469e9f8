package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.NotNow;

/**
 * 4.2 The player takes one open influence tile, of a colour he does not hold yet if there is one, and places as many
 * cubes as it has shards. He may play a special tile of this phase before or after.
 */
@Cites({"4.2", "4.2/colour"})
public class TakeInfluence implements Decision<PeriklesState, TakeInfluence.Choose, Move> {

    public record Choose(Seat player) implements Frame {}

    public record Take(InfluenceTile tile) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.tile(tile));
        }
    }

    public record TileTaken(Seat player, InfluenceTile tile) implements GameEvent {}

    /** The tile has a colour the player holds already, and there are others. */
    @Cites("4.2/colour")
    public record ColourHeld(InfluenceTile tile) implements Reason {}

    public record NotOpen(InfluenceTile tile) implements Reason {}

    private final InfluenceSpecials specials;
    private final PlaceCubes placing;
    private final PeriklesData data;
    private final Take[] takes;

    @Inject
    public TakeInfluence(InfluenceSpecials specials, PlaceCubes placing, PeriklesData data) {
        this.specials = specials;
        this.placing = placing;
        this.data = data;
        takes = new Take[data.kinds()];
        for (int kind = 0; kind < takes.length; kind++) {
            takes[kind] = new Take(data.kind(kind));
        }
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Move> legal(Choose frame, PeriklesState state) {
        int player = frame.player().index();
        List<Move> moves = new ArrayList<>(16);
        IndexSet allowed = allowed(player, state);
        for (int kind = allowed.first(); kind >= 0; kind = allowed.after(kind)) {
            moves.add(takes[kind]);
        }
        specials.addPlays(player, state, moves);
        return moves;
    }

    /** The kinds a player may take: of a colour new to him, or any if he holds the colours of all that lie open. */
    protected IndexSet allowed(int player, PeriklesState state) {
        IndexSet open = state.tiles().openKinds();
        IndexSet held = state.tiles().heldKinds(player);
        IndexSet fresh = open;
        for (int kind = open.first(); kind >= 0; kind = open.after(kind)) {
            if (holdsColour(held, data.kind(kind).colour())) {
                fresh = fresh.without(kind);
            }
        }
        return fresh.isEmpty() ? open : fresh;
    }

    protected boolean holdsColour(IndexSet held, int colour) {
        for (int kind = held.first(); kind >= 0; kind = held.after(kind)) {
            if (data.kind(kind).colour() == colour) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        IndexSet allowed = allowed(frame.player().index(), state);
        IndexSet open = state.tiles().openKinds();
        for (int kind = 0; kind < takes.length; kind++) {
            if (!allowed.has(kind)) {
                InfluenceTile tile = takes[kind].tile();
                refusals.move(takes[kind], open.has(kind) ? new ColourHeld(tile) : new NotOpen(tile));
            }
        }
        return specials.addRefusals(refusals, frame.player(), state, NotNow.Thing.TILE)
                .list();
    }

    @Override
    public void apply(Move move, Choose frame, Play<PeriklesState> play) {
        Seat player = frame.player();
        if (!(move instanceof Take take)) {
            play.next(frame); // a special tile before the influence tile
            specials.play(move, player, play);
            return;
        }
        PeriklesState state = play.state();
        InfluenceTile tile = take.tile();
        state.tiles().take(player.index(), data.indexOf(tile));
        play.report(() -> new TileTaken(player, tile));
        play.next(new FinishTile.Of(player, tile));
        if (tile.city().isPresent()) {
            placing.place(player, tile.city().get(), cubes(tile), play);
        } else if (state.cities().supply(player.index()) > 0) {
            play.next(new AnyCity.Place(player, cubes(tile)));
        } else {
            play.report(() -> new PlaceCubes.NoCubesLeft(player));
        }
    }

    protected int cubes(InfluenceTile tile) {
        return tile.shards();
    }
}
