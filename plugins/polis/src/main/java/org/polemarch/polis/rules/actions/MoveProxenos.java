package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Id;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 10. Move Proxenos: from polis to polis, by land only or by sea only, with 1 Silver of bribes for every enemy unit in
 * every space of the way, first and last included. The cheapest way of either kind is taken.
 */
@Cites("move-proxenos")
public class MoveProxenos implements Action<MoveProxenos.Travel> {

    public enum Way implements Id {
        BY_LAND,
        BY_SEA
    }

    public record Travel(Polis to, Way way, int silver) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.MOVE_PROXENOS;
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Things.polis(to), Things.button(way));
        }
    }

    public record Travelled(Side side, Polis from, Polis to, Way way) implements GameEvent {}

    @Cites("siege/ransom")
    public record Captive() implements Reason {}

    public record Taken(Polis polis) implements Reason {}

    public record AlreadyThere(Polis polis) implements Reason {}

    public record NoSuchWay(Polis polis, Way way) implements Reason {}

    private final Ways ways;
    private final PersonalBoards boards;
    private final Travel[][][] travels;
    private final IndexSet[][] gates;

    @Inject
    public MoveProxenos(PolisData data, Ways ways, PersonalBoards boards) {
        this.ways = ways;
        this.boards = boards;
        travels = new Travel[Way.values().length][Polis.COUNT][data.most(Resource.SILVER) + 1];
        gates = new IndexSet[Way.values().length][Polis.COUNT];
        for (Way way : Way.values()) {
            for (Polis to : Polis.values()) {
                gates[way.index()][to.index()] = ways.gates(to, way == Way.BY_SEA);
                Arrays.setAll(travels[way.index()][to.index()], bribe -> new Travel(to, way, bribe));
            }
        }
    }

    @Override
    public boolean costsResources(Travel move) {
        return move.silver() > 0;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Travel> moves) {
        if (state.isCaptive(side)) {
            return;
        }
        Polis from = state.proxenos(side).orElseThrow();
        offer(Way.BY_LAND, side, from, state, moves);
        offer(Way.BY_SEA, side, from, state, moves);
    }

    private void offer(Way way, Side side, Polis from, PolisState state, List<? super Travel> moves) {
        boolean bySea = way == Way.BY_SEA;
        IndexSet unbribed = ways.unbribed(side, from, bySea, state);
        int silver = state.stock(side, Resource.SILVER);
        int[] bribes = null;
        for (int i = 0; i < Polis.COUNT; i++) {
            IndexSet in = gates[way.index()][i];
            if (in.isEmpty() || !mayStayIn(Polis.at(i), side, state)) {
                continue;
            }
            if (unbribed.meets(in)) {
                moves.add(travels[way.index()][i][0]);
            } else if (silver > 0) {
                bribes = bribes == null ? ways.bribes(side, from, bySea, state) : bribes;
                int bribe = Ways.cheapest(bribes, in);
                if (bribe <= silver) {
                    moves.add(travels[way.index()][i][bribe]);
                }
            }
        }
    }

    /** Never where either Proxenos stands. */
    protected boolean mayStayIn(Polis to, Side side, PolisState state) {
        return !state.isProxenosIn(side, to) && !state.isProxenosIn(side.other(), to);
    }

    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        for (Polis to : Polis.values()) {
            for (Way way : Way.values()) {
                int bribe = bribe(side, to, way, state);
                refusals.move(
                        new Travel(to, way, bribe == Ways.NO_WAY ? 0 : bribe), obstacle(side, to, way, bribe, state));
            }
        }
    }

    private int bribe(Side side, Polis to, Way way, PolisState state) {
        boolean bySea = way == Way.BY_SEA;
        return state.proxenos(side)
                .map(from -> Ways.cheapest(ways.bribes(side, from, bySea, state), ways.gates(to, bySea)))
                .orElse(Ways.NO_WAY);
    }

    /** What keeps the Proxenos from going there that way, if anything does. */
    protected Optional<Reason> obstacle(Side side, Polis to, Way way, int bribe, PolisState state) {
        if (state.isCaptive(side)) {
            return Optional.of(new Captive());
        }
        if (!mayStayIn(to, side, state)) {
            return Optional.of(state.isProxenosIn(side, to) ? new AlreadyThere(to) : new Taken(to));
        }
        if (bribe == Ways.NO_WAY) {
            return Optional.of(new NoSuchWay(to, way));
        }
        int silver = state.stock(side, Resource.SILVER);
        return bribe <= silver
                ? Optional.empty()
                : Optional.of(new Barred.TooPoor(silver, bribe, Resource.SILVER, "move-proxenos"));
    }

    @Override
    public void carryOut(Travel move, Side side, Play<PolisState> play) {
        Polis from = play.state().proxenos(side).orElseThrow();
        boards.spend(side, Resource.SILVER, move.silver(), play);
        play.state().placeProxenos(side, move.to());
        play.report(() -> new Travelled(side, from, move.to(), move.way()));
    }
}
