package org.polemarch.mountford.rules.economy;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.politics.PoliticalPhase;

/**
 * 8.1.2: once per game, with Piraeus or Decelea unfriendly or rebels in five areas of the empire, the Athenian player may
 * take any four tiles of the Athenian pool, one by one; the other player sees only that they were taken.
 */
@Cites("8.1.2")
public class EmergencyFund extends Rule implements Decision<MountfordState, EmergencyFund.Ask, EmergencyFund.Answer> {

    /** Tiles may be taken; {@code first} while the fund has not been opened. */
    public record Ask(int count, boolean first) implements Frame {}

    public sealed interface Answer extends Move {}

    public record TakeTile(Tile tile) implements Answer, Things.WithTile {
        @Override
        public String notation() {
            return "take " + tile.id();
        }
    }

    /** Leave the fund for another year. */
    public record SaveFund() implements Answer, Move.Declining {}

    /** A tile was taken; only Athens knows which. */
    public record FundTile(Tile tile) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return seat.equals(Seats.ATHENS) ? Optional.of(this) : Optional.of(new FundDrawn());
        }
    }

    public record FundDrawn() implements GameEvent {}

    private static final SaveFund SAVE = new SaveFund();

    private final Relations relations;
    private final PoliticalPhase politics;
    private final int piraeus;
    private final int decelea;

    @Inject
    public EmergencyFund(MountfordData data, Relations relations, PoliticalPhase politics) {
        super(data);
        this.relations = relations;
        this.politics = politics;
        piraeus = atlas.at("piraeus");
        decelea = atlas.at("decelea");
    }

    /** The question whether the fund is opened. */
    public Ask opening() {
        return new Ask(figures.emergencyTiles(), true);
    }

    /** The fund is opened in danger only. */
    protected boolean inDanger(MountfordState state) {
        return relations.unfriendly(state, Power.ATHENS, piraeus)
                || relations.unfriendly(state, Power.ATHENS, decelea)
                || politics.rebelAreas(state) >= figures.emergencyRebelAreas();
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (!ask.first()) {
            return true;
        }
        return !pool(state).isEmpty() && !state.emergencyUsed() && inDanger(state);
    }

    private IndexSet pool(MountfordState state) {
        return state.chest().pool().and(tiles.of(TileSet.ATHENIAN));
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.ATHENS;
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(16);
        if (ask.first()) {
            legal.add(SAVE);
        }
        IndexSet pool = pool(state);
        for (int tile = pool.first(); tile >= 0; tile = pool.after(tile)) {
            legal.add(new TakeTile(tiles.tile(tile)));
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof TakeTile take) {
            MountfordState state = play.state();
            IndexSet pool = pool(state);
            state.useEmergencyFund();
            state.chest().blur(pool);
            state.chest().draw(take.tile().index());
            play.report(() -> new FundTile(take.tile()));
            if (ask.count() > 1 && pool.size() > 1) {
                play.next(new Ask(ask.count() - 1, false));
            }
        }
    }
}
