package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.turn.OtherTimes;

/**
 * 4.2 The player takes one open influence tile, of a colour he does not hold yet if there is one, and places as many
 * cubes as it has shards. He may play a special tile of this phase before or after.
 */
@Cites({"4.2", "4.2/colour"})
public class TakeInfluence implements Decision<PeriklesState, TakeInfluence.Choose, Move> {

    /** A player takes a tile. */
    public record Choose(Seat player) implements Frame {}

    /** That tile. */
    public record Take(InfluenceTile tile) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.card(tile.id()));
        }
    }

    /** A player took a tile. */
    public record TileTaken(Seat player, InfluenceTile tile) implements GameEvent {}

    /** A player placed cubes in a city. */
    public record CubesPlaced(Seat player, Power city, int count) implements GameEvent {}

    /** A player had no cube left to place. */
    @Cites("2")
    public record NoCubesLeft(Seat player) implements GameEvent {}

    /** The tile has a colour the player holds already, and there are others. */
    @Cites("4.2/colour")
    public record ColourHeld(InfluenceTile tile) implements Reason {}

    /** No such tile lies open. */
    public record NotOpen(InfluenceTile tile) implements Reason {}

    private static final Take[] TAKE = new Take[InfluenceTile.COUNT];

    static {
        for (InfluenceTile tile : InfluenceTile.values()) {
            TAKE[tile.ordinal()] = new Take(tile);
        }
    }

    private final InfluenceSpecials specials;

    @Inject
    public TakeInfluence(InfluenceSpecials specials) {
        this.specials = specials;
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Move> legal(Choose frame, PeriklesState state) {
        int player = frame.player().index();
        List<Move> moves = new ArrayList<>(16);
        int open = openKinds(state);
        int fresh = fresh(open, player, state);
        int allowed = fresh != 0 ? fresh : open; // only when every open tile has a colour he holds may he repeat one
        for (int tile = 0; tile < InfluenceTile.COUNT; tile++) {
            if ((allowed >> tile & 1) != 0) {
                moves.add(TAKE[tile]);
            }
        }
        specials.addPlays(player, state, moves);
        return moves;
    }

    private static int openKinds(PeriklesState state) {
        Deck display = state.tiles().display();
        int open = 0;
        for (int i = 0; i < display.size(); i++) {
            open |= 1 << display.at(i);
        }
        return open;
    }

    private static int fresh(int open, int player, PeriklesState state) {
        PeriklesData data = state.data();
        int colours = 0;
        for (int tile = 0; tile < InfluenceTile.COUNT; tile++) {
            if (state.tiles().held(player, tile) > 0) {
                colours |= 1 << data.colourOf(tile);
            }
        }
        int fresh = 0;
        for (int tile = 0; tile < InfluenceTile.COUNT; tile++) {
            if ((open >> tile & 1) != 0 && (colours >> data.colourOf(tile) & 1) == 0) {
                fresh |= 1 << tile;
            }
        }
        return fresh;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        List<Refusal> refusals = new ArrayList<>();
        int open = openKinds(state);
        int fresh = fresh(open, frame.player().index(), state);
        for (int tile = 0; tile < InfluenceTile.COUNT; tile++) {
            if ((open >> tile & 1) == 0) {
                refusals.add(new Refusal(TAKE[tile], new NotOpen(InfluenceTile.of(tile))));
            } else if (fresh != 0 && (fresh >> tile & 1) == 0) {
                refusals.add(new Refusal(TAKE[tile], new ColourHeld(InfluenceTile.of(tile))));
            }
        }
        specials.addRefusals(frame.player().index(), state, refusals, OtherTimes.Thing.TILE);
        return refusals;
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
        int tile = take.tile().ordinal();
        state.tiles().take(player.index(), tile);
        play.report(() -> new TileTaken(player, take.tile()));
        play.next(new FinishTile.Of(player, take.tile()));
        int colour = state.data().colourOf(tile);
        if (colour != PeriklesData.ANY_COLOUR) {
            int placed =
                    state.cities().place(player.index(), colour, state.data().shardsOf(tile));
            report(player, Power.of(colour), placed, play);
        } else if (state.cities().supply(player.index()) > 0) {
            play.next(new AnyCity.Place(player));
        } else {
            play.report(() -> new NoCubesLeft(player));
        }
    }

    /** Tells how many cubes a player placed, or that he has none. */
    static void report(Seat player, Power city, int placed, Play<PeriklesState> play) {
        if (placed > 0) {
            play.report(() -> new CubesPlaced(player, city, placed));
        } else {
            play.report(() -> new NoCubesLeft(player));
        }
    }
}
