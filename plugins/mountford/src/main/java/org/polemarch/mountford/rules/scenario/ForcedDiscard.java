package org.polemarch.mountford.rules.scenario;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Treasuries;

/** 9.3.5 and 9.7.6: a player discards tiles of his choice, as far as he has any. */
@Cites({"9.3.5", "9.7.6"})
public class ForcedDiscard extends Rule implements Decision<MountfordState, ForcedDiscard.Ask, ForcedDiscard.GiveUp> {

    /** The seat must still discard this many of these tiles. */
    public record Ask(Seat seat, IndexSet tiles, int count) implements Frame {}

    public record GiveUp(Tile tile) implements Things.WithTile {}

    private final Treasuries treasuries;

    @Inject
    public ForcedDiscard(MountfordData data, Treasuries treasuries) {
        super(data);
        this.treasuries = treasuries;
    }

    /** The question which tiles of a set are given up, if the owner has any. */
    public Optional<Ask> of(MountfordState state, TileSet set, int count) {
        return ask(state, Seats.of(set.seat()), tiles.of(set), count);
    }

    /** The question which tiles a seat gives up, if it has any. */
    public Optional<Ask> of(MountfordState state, Seat seat, int count) {
        return ask(state, seat, tiles.ofSeat(seat.index()), count);
    }

    private Optional<Ask> ask(MountfordState state, Seat seat, IndexSet among, int count) {
        return count > 0 && !held(state, among).isEmpty() ? Optional.of(new Ask(seat, among, count)) : Optional.empty();
    }

    private static IndexSet held(MountfordState state, IndexSet among) {
        return among.and(state.chest().treasury());
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return ask.seat();
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.seat().equals(Seats.PELOPONNESE) ? "9.3.5" : "9.7.6");
    }

    @Override
    public List<GiveUp> legal(Ask ask, MountfordState state) {
        return held(state, ask.tiles()).map(each -> new GiveUp(tiles.tile(each)));
    }

    @Override
    public void apply(GiveUp move, Ask ask, Play<MountfordState> play) {
        treasuries.discard(play, move.tile().index());
        ask(play.state(), ask.seat(), ask.tiles(), ask.count() - 1).ifPresent(play::next);
    }
}
