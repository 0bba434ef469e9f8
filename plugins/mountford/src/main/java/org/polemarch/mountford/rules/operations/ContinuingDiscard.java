package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Treasuries;

/**
 * 2.3.1 Discarding a tile: any tile of the nationality of an SP in the space pays for the operation; a tile that is a
 * continuing operation of its own may be played instead.
 */
@Cites({"2.3.1", "9.4.4", "9.4.9", "9.6.6", "9.7.6", "9.7.8", "9.10.2"})
public class ContinuingDiscard extends Rule
        implements Decision<MountfordState, ContinuingDiscard.Ask, ContinuingDiscard.Choice> {

    public record Ask() implements Frame {}

    public sealed interface Choice extends Move {
        Tile tile();

        @Override
        default List<Target> targets() {
            return this instanceof Discard
                    ? List.of(Things.tile(tile()), Things.DISCARD)
                    : List.of(Things.tile(tile()), Things.PLAY);
        }
    }

    public record Discard(Tile tile) implements Choice {}

    public record Use(Tile tile) implements Choice {
        @Override
        public String notation() {
            return "play " + tile.id();
        }
    }

    /** What the tile asks of the space or of the army in it is not given. */
    public record DoesNotFit(Tile tile, Space space, Unfit obstacle, String cites) implements Reason {}

    /** The tile is of no nationality that has SPs there. */
    public record WrongNationality(Tile tile, Space space) implements Reason {}

    private final ContinuingTiles continuing;
    private final Treasuries treasuries;
    private final Discard[] discards;

    @Inject
    public ContinuingDiscard(MountfordData data, ContinuingTiles continuing, Treasuries treasuries) {
        super(data);
        this.continuing = continuing;
        this.treasuries = treasuries;
        discards = new Discard[tiles.size()];
        for (int i = 0; i < discards.length; i++) {
            discards[i] = new Discard(tiles.tile(i));
        }
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public List<Choice> legal(Ask ask, MountfordState state) {
        int seat = state.op().seat();
        int space = state.op().objective();
        List<Choice> legal = new ArrayList<>(24);
        IndexSet discarded = continuing.discards(state, seat, space);
        for (int tile = discarded.first(); tile >= 0; tile = discarded.after(tile)) {
            legal.add(discards[tile]);
        }
        IndexSet used = continuing.playable(state, seat, space);
        for (int tile = used.first(); tile >= 0; tile = used.after(tile)) {
            legal.add(new Use(tiles.tile(tile)));
        }
        return legal;
    }

    @Override
    public void apply(Choice choice, Ask ask, Play<MountfordState> play) {
        if (choice instanceof Use use) {
            play.state().op().play(use.tile().index());
            treasuries.spend(play, use.tile().index());
        } else {
            treasuries.discard(play, choice.tile().index());
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        int seat = state.op().seat();
        int space = state.op().objective();
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(seat));
        IndexSet unfit = held.minus(continuing.discards(state, seat, space));
        for (int tile = unfit.first(); tile >= 0; tile = unfit.after(tile)) {
            refusals.move(discards[tile], new WrongNationality(tiles.tile(tile), atlas.space(space)));
        }
        IndexSet operations = held.and(continuing.operations());
        for (int tile = operations.first(); tile >= 0; tile = operations.after(tile)) {
            Tiles.Event event = tiles.event(tile);
            refusals.move(
                    new Use(tiles.tile(tile)),
                    continuing.unfit(state, seat, space, tile).map(obstacle -> whyNot(event, space, obstacle)));
        }
        return refusals.list();
    }

    protected Reason whyNot(Tiles.Event event, int space, Unfit obstacle) {
        String section = switch (obstacle) {
            case NOT_AT_WAR -> "7.3";
            case HOSTAGES -> "4.2.7";
            default -> event.effect().section();
        };
        return new DoesNotFit(event.tile(), atlas.space(space), obstacle, section);
    }
}
