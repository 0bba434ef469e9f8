package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Id;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 10. Move Proxenos: from polis to polis, by land only or by sea only, with 1 Silver of bribes for every enemy unit in
 * every space of the way, first and last included. The cheapest way of either kind is taken.
 */
@Cites("move-proxenos")
public class MoveProxenos implements Action<MoveProxenos.Travel> {

    /** How it travels. */
    public enum Way implements Id {
        BY_LAND,
        BY_SEA
    }

    /** The action. */
    public record Travel(Polis to, Way way, int silver) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.MOVE_PROXENOS;
        }

        @Override
        public boolean costsResources() {
            return silver > 0;
        }

        @Override
        public String notation() {
            return "move-proxenos " + to.id() + " " + way.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Target.space(to.id()), Target.button(way.id()));
        }
    }

    /** A Proxenos travelled. */
    public record Travelled(Side side, Polis from, Polis to, Way way) implements GameEvent {}

    /** The Proxenos is a prisoner. */
    @Cites("siege/ransom")
    public record Captive() implements Reason {}

    /** The enemy Proxenos is there. */
    public record Taken(Polis polis) implements Reason {}

    /** The Proxenos is there already. */
    public record AlreadyThere(Polis polis) implements Reason {}

    /** There is no such way to that polis. */
    public record NoSuchWay(Polis polis, Way way) implements Reason {}

    private final PolisData data;
    private final Ways ways;
    private final PersonalBoards boards;
    private final Travel[][] byLand;
    private final Travel[][] bySea;

    @Inject
    public MoveProxenos(PolisData data, Ways ways, PersonalBoards boards) {
        this.data = data;
        this.ways = ways;
        this.boards = boards;
        byLand = travels(data, Way.BY_LAND);
        bySea = travels(data, Way.BY_SEA);
    }

    private static Travel[][] travels(PolisData data, Way way) {
        Travel[][] all = new Travel[Polis.COUNT][data.most(Resource.SILVER) + 1];
        for (Polis to : Polis.values()) {
            for (int bribe = 0; bribe <= data.most(Resource.SILVER); bribe++) {
                all[to.index()][bribe] = new Travel(to, way, bribe);
            }
        }
        return all;
    }

    @Override
    public ActionKind kind() {
        return ActionKind.MOVE_PROXENOS;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Travel> moves) {
        if (state.isCaptive(side)) {
            return;
        }
        Polis from = state.proxenos(side).orElseThrow();
        offer(ways.unbribedByLand(side, from, state), side, from, byLand, true, state, moves);
        offer(ways.unbribedBySea(side, from, state), side, from, bySea, false, state, moves);
    }

    private void offer(
            int unbribed,
            Side side,
            Polis from,
            Travel[][] travels,
            boolean onLand,
            PolisState state,
            List<? super Travel> moves) {
        int silver = state.stock(side, Resource.SILVER);
        int[] bribes = silver == 0 ? new int[0] : bribes(side, from, onLand, state);
        for (int i = 0; i < Polis.COUNT; i++) {
            int ends = onLand ? data.territoryBit(i) : data.polis(i).ports();
            if (ends != 0 && i != from.index() && !state.isProxenosIn(side.other(), Polis.at(i))) {
                if ((unbribed & ends) != 0) {
                    moves.add(travels[i][0]);
                } else if (silver > 0) {
                    int bribe = Ways.cheapest(bribes, ends);
                    if (bribe <= silver) {
                        moves.add(travels[i][bribe]);
                    }
                }
            }
        }
    }

    private int[] bribes(Side side, Polis from, boolean onLand, PolisState state) {
        return onLand ? ways.bribesByLand(side, from, state) : ways.bribesBySea(side, from, state);
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (Polis to : Polis.values()) {
            for (Way way : Way.values()) {
                int bribe = bribe(side, to, way, state);
                reason(side, to, way, bribe, state)
                        .ifPresent(why ->
                                refusals.add(new Refusal(new Travel(to, way, bribe == Ways.NO_WAY ? 0 : bribe), why)));
            }
        }
    }

    private int bribe(Side side, Polis to, Way way, PolisState state) {
        Optional<Polis> from = state.proxenos(side);
        if (from.isEmpty()) {
            return Ways.NO_WAY;
        }
        boolean onLand = way == Way.BY_LAND;
        int ends = onLand ? data.territoryBit(to.index()) : data.polis(to).ports();
        return Ways.cheapest(bribes(side, from.get(), onLand, state), ends);
    }

    private static Optional<Reason> reason(Side side, Polis to, Way way, int bribe, PolisState state) {
        if (state.isCaptive(side)) {
            return Optional.of(new Captive());
        }
        if (state.isProxenosIn(side, to)) {
            return Optional.of(new AlreadyThere(to));
        }
        if (state.isProxenosIn(side.other(), to)) {
            return Optional.of(new Taken(to));
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
