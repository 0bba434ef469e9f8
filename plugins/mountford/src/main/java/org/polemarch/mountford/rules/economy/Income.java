package org.polemarch.mountford.rules.economy;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Chest;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Bellicosity;

/**
 * 8.1 and 8.2: tiles are drawn blindly from the pools, as many as the income says or as there are. Athens or Sparta with
 * more income than tiles to draw gains two bellicosity.
 */
@Cites({"8.1", "8.2", "1.3"})
public class Income extends Rule implements Procedure<MountfordState, Income.Draw> {

    public record Draw() implements Frame {}

    /** A set brought in tiles, some of which could be drawn. */
    public record Received(TileSet set, int income, int drawn) implements GameEvent {
        @Override
        public String cites() {
            return set.seat() == 0 ? "8.1" : "8.2";
        }
    }

    /** The tiles that were drawn; only their owner sees them. */
    @Cites("1.3")
    public record Drawn(Seat seat, List<Tile> tiles) implements GameEvent {
        public Drawn {
            tiles = List.copyOf(tiles);
        }

        @Override
        public Optional<? extends GameEvent> seenBy(Seat viewer) {
            return viewer.equals(seat) ? Optional.of(this) : Optional.empty();
        }
    }

    private final Revenue revenue;
    private final Bellicosity bellicosity;

    @Inject
    public Income(MountfordData data, Revenue revenue, Bellicosity bellicosity) {
        super(data);
        this.revenue = revenue;
        this.bellicosity = bellicosity;
    }

    /** What a city gains in bellicosity that has more income than tiles to draw. */
    protected int confidence() {
        return figures.fullTreasuryBellicosity();
    }

    @Override
    public void run(Draw frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        for (TileSet set : TileSet.values()) {
            int income = revenue.of(state, set);
            if (income > 0) {
                draw(play, set, income);
            }
        }
    }

    private void draw(Play<MountfordState> play, TileSet set, int income) {
        Chest chest = play.state().chest();
        IndexSet pool = chest.pool().and(tiles.of(set));
        int available = pool.size();
        int drawn = Math.min(income, available);
        play.report(() -> new Received(set, income, drawn));
        chest.blur(pool);
        IndexSet rest = pool;
        for (int i = 0; i < drawn; i++) {
            int tile = rest.first();
            for (int left = drawn == available ? 0 : play.lot(rest.size(), "lot.income"); left > 0; left--) {
                tile = rest.after(tile);
            }
            chest.draw(tile);
            rest = rest.without(tile);
        }
        if (drawn == available) {
            chest.disclose(tiles.of(set)); // nothing is left in the pool, so everybody knows where all of them are
        }
        if (drawn > 0) {
            play.reveal();
            IndexSet taken = pool.minus(rest);
            play.report(() -> new Drawn(Seats.of(set.seat()), taken.map(tiles::tile)));
        }
        if (income > available) {
            if (set == TileSet.ATHENIAN) {
                bellicosity.change(play, confidence(), 0, "8.1");
            } else if (set == TileSet.SPARTAN) {
                bellicosity.change(play, 0, confidence(), "8.2");
            }
        }
    }
}
