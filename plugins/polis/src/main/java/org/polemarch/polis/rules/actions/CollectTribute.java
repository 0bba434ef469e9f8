package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TributeRow;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 8. Collect Tribute, for 1 Prestige and free at home: the Hoplites of a territory are laid on its columns, the first one
 * with the announcement. A territory pays once a round.
 */
@Cites("tribute")
public class CollectTribute implements Action<CollectTribute.Levy> {

    /** The action, with the first Hoplite on a column. */
    public record Levy(Space territory, Resource column, boolean free) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.COLLECT_TRIBUTE;
        }

        @Override
        public String notation() {
            return "tribute " + territory.id() + " " + column.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Things.space(territory), Things.units(territory), Things.button(column));
        }
    }

    public record Collecting(Side side, Space territory) implements GameEvent {}

    /** Tribute has been collected there in this round. */
    public record AlreadyCollected(Space territory) implements Reason {}

    @Cites("concepts/events")
    public record BarredByEvent(Space territory) implements Reason {}

    public record NoHoplites(Space territory) implements Reason {}

    /** The player holds no polis of the territory. */
    public record NoPolis(Space territory) implements Reason {}

    public record NoTerritory(Space sea) implements Reason {}

    private static final Levy[][][] LEVY = new Levy[Space.TERRITORIES][Resource.COUNT][2];

    static {
        for (Resource column : Resource.values()) {
            for (int i = 0; i < Space.TERRITORIES; i++) {
                LEVY[i][column.index()][0] = new Levy(Space.at(i), column, false);
                LEVY[i][column.index()][1] = new Levy(Space.at(i), column, true);
            }
        }
    }

    private final PolisData data;
    private final PersonalBoards boards;
    private final LayHoplites hoplites;

    @Inject
    public CollectTribute(PolisData data, PersonalBoards boards, LayHoplites hoplites) {
        this.data = data;
        this.boards = boards;
        this.hoplites = hoplites;
    }

    @Override
    public boolean costsResources(Levy move) {
        return false;
    }

    /** The Prestige it costs the side to collect there. */
    public int cost(Side side, TributeRow row) {
        return row.isFreeFor(side) ? 0 : data.figures().tributeCost();
    }

    protected boolean hasCollectors(Side side, Space territory, PolisState state) {
        return state.units(side, territory) > 0;
    }

    /** What keeps the side from collecting in the territory of that row, if anything does. */
    protected Optional<Reason> obstacle(Side side, TributeRow row, PolisState state) {
        Space territory = row.territory();
        if (!hasCollectors(side, territory, state)) {
            return Optional.of(new NoHoplites(territory));
        }
        if (state.tribute().isBarred(territory)) {
            return Optional.of(new BarredByEvent(territory));
        }
        if (state.tribute().isShut(territory)) {
            return Optional.of(new AlreadyCollected(territory));
        }
        if (!holdsPolis(side, row, state)) {
            return Optional.of(new NoPolis(territory));
        }
        if (state.prestige(side) < cost(side, row)) {
            return Optional.of(new Barred.NoPrestige("tribute"));
        }
        return state.pieces(side, Piece.DISK) > 0 ? Optional.empty() : Optional.of(new Barred.NoDisk());
    }

    /** Whether the side holds a polis of the territory, if it must. */
    public boolean holdsPolis(Side side, TributeRow row, PolisState state) {
        if (!row.needsPolis()) {
            return true;
        }
        IndexSet poleis = data.poleisOf(row.territory());
        for (int polis = poleis.first(); polis >= 0; polis = poleis.after(polis)) {
            if (state.owns(side, polis)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Levy> moves) {
        for (int i = 0; i < Space.TERRITORIES; i++) {
            TributeRow row = data.tribute(Space.at(i));
            if (hasCollectors(side, row.territory(), state)
                    && holdsPolis(side, row, state)
                    && obstacle(side, row, state).isEmpty()) {
                for (int column = 0; column < Resource.COUNT; column++) {
                    if (row.length(Resource.at(column)) > 0) {
                        moves.add(levy(side, row, Resource.at(column)));
                    }
                }
            }
        }
    }

    private Levy levy(Side side, TributeRow row, Resource column) {
        return LEVY[row.territory().index()][column.index()][cost(side, row) == 0 ? 1 : 0];
    }

    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        for (int i = 0; i < Space.TERRITORIES; i++) {
            TributeRow row = data.tribute(Space.at(i));
            Optional<Reason> obstacle = obstacle(side, row, state);
            for (Resource column : Resource.values()) {
                if (row.length(column) > 0) {
                    refusals.move(levy(side, row, column), obstacle);
                } else if (obstacle.isEmpty()) {
                    refusals.move(levy(side, row, column), new LayHoplites.NoSuchColumn(row.territory(), column));
                }
            }
        }
        for (Space sea : Space.SEAS.map(Space::at)) {
            refusals.move(new Written("tribute " + sea.id()), new NoTerritory(sea));
        }
    }

    @Override
    public void carryOut(Levy move, Side side, Play<PolisState> play) {
        boards.payPrestige(side, cost(side, data.tribute(move.territory())), play);
        play.state().placeTributeDisk(side, move.territory());
        play.report(() -> new Collecting(side, move.territory()));
        play.state().tribute().beginLevy(move.territory());
        hoplites.lay(new LayHoplites.Lay(side, move.territory()), move.column(), play);
    }
}
