package org.polemarch.mountford.rules.scenario;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.components.Treasuries;

/** 9.3.5 and 9.7.6: which tile is given up. */
@Cites({"9.3.5", "9.7.6"})
public class ForcedDiscardChoice
        implements Decision<MountfordState, ForcedDiscardChoice.Ask, ForcedDiscardChoice.GiveUp> {

    /** A tile of these sets (as bits) is to be discarded. */
    public record Ask(int seat, int sets) implements Frame {}

    /** This one. */
    public record GiveUp(Tile tile) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.card(tile.id()));
        }
    }

    private final Treasuries treasuries;
    private final Tiles tiles;

    @Inject
    public ForcedDiscardChoice(MountfordData data, Treasuries treasuries) {
        this.treasuries = treasuries;
        tiles = data.tiles();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.seat() == 1 ? "9.3.5" : "9.7.6");
    }

    @Override
    public List<GiveUp> legal(Ask ask, MountfordState state) {
        long mask = 0;
        for (TileSet set : TileSet.values()) {
            mask |= (ask.sets() >>> set.index() & 1) != 0 ? tiles.of(set) : 0;
        }
        List<GiveUp> legal = new ArrayList<>(16);
        for (long rest = mask & state.chest().treasury(); rest != 0; rest &= rest - 1) {
            legal.add(new GiveUp(tiles.tile(Long.numberOfTrailingZeros(rest))));
        }
        return legal;
    }

    @Override
    public void apply(GiveUp move, Ask ask, Play<MountfordState> play) {
        treasuries.discard(play, move.tile().index());
    }
}
