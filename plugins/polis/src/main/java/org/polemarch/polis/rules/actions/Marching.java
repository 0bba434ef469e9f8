package org.polemarch.polis.rules.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;
import org.polemarch.polis.rules.concepts.Stacking;

/**
 * What moving Hoplites and moving Galleys have in common: for Prestige any number of units go, one by one, from anywhere to
 * one single space with room for them.
 *
 * @param <F> the question which others follow
 */
public abstract class Marching<F extends Marching.Following>
        implements Action<Marching.Depart>, SideDecision<F, Marching.Reply> {

    /** More may follow to the destination. */
    public interface Following extends Asked {
        Space to();
    }

    /** The action, with the first unit. */
    public record Depart(ActionKind kind, Space from, Space to) implements ActionMove {
        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind, Things.units(from), Things.space(to));
        }
    }

    public sealed interface Reply extends Move {}

    public record Also(Space from, boolean atSea) implements Reply {
        @Override
        public String notation() {
            return "also " + from.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.units(from));
        }
    }

    public record Done(boolean atSea) implements Reply, Move.Ending {
        @Override
        public String notation() {
            return "done";
        }
    }

    @Cites({})
    public record Moved(Side side, Space from, Space to, boolean atSea) implements GameEvent {}

    /** A space that cannot be crossed: the opponent controls it, or else it holds the player's full stack. */
    public record Barrier(Space space, boolean held) {}

    public record NoWay(Space from, Space to, List<Barrier> barriers, String cites) implements Reason {
        public NoWay {
            barriers = List.copyOf(barriers);
        }
    }

    /** A unit would end where it began. */
    public record OnTheSpot(Space space, String cites) implements Reason {}

    /** Hoplites stay on land and Galleys at sea. */
    public record WrongGround(Space space, boolean atSea) implements Reason {
        @Override
        public String cites() {
            return kind(atSea).id();
        }
    }

    /** Nobody marches or sails into neutral ground. */
    public record NeutralGround(Polis polis, String cites) implements Reason {}

    private final PolisData data;
    private final Ways ways;
    private final PersonalBoards boards;
    private final Stacking stacking;
    private final Leagues leagues;
    private final NotNow notNow;
    private final boolean atSea;
    private final Depart[][] departures = new Depart[Space.COUNT][Space.COUNT];
    private final Also[] also = new Also[Space.COUNT];
    private final Done done;

    protected Marching(
            boolean atSea,
            PolisData data,
            Ways ways,
            PersonalBoards boards,
            Stacking stacking,
            Leagues leagues,
            NotNow notNow) {
        this.atSea = atSea;
        this.data = data;
        this.ways = ways;
        this.boards = boards;
        this.stacking = stacking;
        this.leagues = leagues;
        this.notNow = notNow;
        for (Space from : Space.values()) {
            also[from.index()] = new Also(from, atSea);
            for (Space to : Space.values()) {
                departures[from.index()][to.index()] = new Depart(kind(atSea), from, to);
            }
        }
        done = new Done(atSea);
    }

    private static ActionKind kind(boolean atSea) {
        return atSea ? ActionKind.MOVE_GALLEYS : ActionKind.MOVE_HOPLITES;
    }

    protected ActionKind kind() {
        return kind(atSea);
    }

    @Override
    public boolean costsResources(Depart move) {
        return false;
    }

    /** "This action costs 1 Prestige", however many units move. */
    protected int cost() {
        return data.figures().moveCost();
    }

    /** The spaces where such units stand. */
    protected IndexSet ground() {
        return atSea ? Space.SEAS : Space.LAND;
    }

    /** Where a unit from there can get to, whether there is room or not. */
    protected IndexSet reach(Space from, Ways.Hindrances there) {
        return ways.reach(atSea, from, there);
    }

    private IndexSet origins(Side side, PolisState state) {
        return state.spacesWith(side, 1).and(ground());
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Depart> moves) {
        IndexSet origins = origins(side, state);
        if (state.prestige(side) < cost() || origins.isEmpty()) {
            return;
        }
        Ways.Hindrances there = ways.hindrances(side, state);
        for (int from = origins.first(); from >= 0; from = origins.after(from)) {
            IndexSet open = reach(Space.at(from), there).minus(there.full());
            for (int to = open.first(); to >= 0; to = open.after(to)) {
                moves.add(departures[from][to]);
            }
        }
    }

    /** Says why units cannot go where; of spaces without a unit, which nobody can point at, only that there is none. */
    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        IndexSet origins = origins(side, state);
        boolean poor = state.prestige(side) < cost();
        for (Space from : origins.map(Space::at)) {
            for (Space to : Space.values()) {
                Optional<Reason> obstacle = obstacle(side, from, to, state);
                refusals.move(
                        departures[from.index()][to.index()],
                        obstacle.isEmpty() && poor ? Optional.of(new Barred.NoPrestige(kind().id())) : obstacle);
            }
            refuseNeutralGround(from, refusals);
        }
        for (Space from : ground().minus(origins).map(Space::at)) {
            int to = ground().without(from.index()).first();
            refusals.move(departures[from.index()][to], new Barred.NoUnits(from, kind().id()));
        }
        refuseWrongGround(kind().id(), refusals);
    }

    private void refuseNeutralGround(Space from, Refusals refusals) {
        for (Polis polis : Polis.values()) {
            if (data.polis(polis).territory().isEmpty()) {
                refusals.move(
                        new Written(kind().id() + " " + from.id() + " " + polis.id()),
                        new NeutralGround(polis, kind().id()));
            }
        }
    }

    private void refuseWrongGround(String line, Refusals refusals) {
        for (Space space : Space.values()) {
            if (!ground().has(space.index())) {
                refusals.move(new Written(line + " " + space.id()), new WrongGround(space, atSea));
            }
        }
    }

    /** What keeps a unit from going there, if anything does; the cost does not count. */
    protected Optional<Reason> obstacle(Side side, Space from, Space to, PolisState state) {
        String section = kind().id();
        if (!ground().has(to.index())) {
            return Optional.of(new WrongGround(to, atSea));
        }
        if (state.units(side, from) == 0) {
            return Optional.of(new Barred.NoUnits(from, section));
        }
        if (from == to) {
            return Optional.of(new OnTheSpot(to, section));
        }
        if (stacking.room(side, to, state) <= 0) {
            return Optional.of(new Barred.Full(to, stacking.limit(state)));
        }
        Ways.Hindrances there = ways.hindrances(side, state);
        return reach(from, there).has(to.index())
                ? Optional.empty()
                : Optional.of(new NoWay(from, to, barriers(from, to, there), section));
    }

    /** What the opponent holds comes first. */
    private List<Barrier> barriers(Space from, Space to, Ways.Hindrances there) {
        IndexSet all = ways.inTheWay(atSea, from, to, there);
        List<Barrier> barriers =
                new ArrayList<>(all.and(there.held()).map(space -> new Barrier(Space.at(space), true)));
        barriers.addAll(all.minus(there.held()).map(space -> new Barrier(Space.at(space), false)));
        return barriers;
    }

    @Override
    public void carryOut(Depart move, Side side, Play<PolisState> play) {
        boards.payPrestige(side, cost(), play);
        go(side, move.from(), move.to(), play);
    }

    /** The question which others follow. */
    protected abstract F follow(Side side, Space to);

    /** One unit moves, and another may follow it. */
    protected void go(Side side, Space from, Space to, Play<PolisState> play) {
        PolisState state = play.state();
        state.moveUnit(side, from, to);
        leagues.liftSieges(side, from, state);
        play.report(() -> new Moved(side, from, to, atSea));
        if (stacking.room(side, to, state) > 0 && !followers(side, to, state).isEmpty()) {
            state.gather(to);
            play.next(follow(side, to));
        } else {
            state.endGathering();
        }
    }

    /** Where units stand that can still get to the destination; looked at again after each step. */
    private IndexSet followers(Side side, Space to, PolisState state) {
        IndexSet origins = origins(side, state).without(to.index());
        Ways.Hindrances there = ways.hindrances(side, state);
        IndexSet followers = origins;
        for (int from = origins.first(); from >= 0; from = origins.after(from)) {
            if (!reach(Space.at(from), there).has(to.index())) {
                followers = followers.without(from);
            }
        }
        return followers;
    }

    /** Said again so that a frame is checked against one interface only, as threads at play want it. */
    @Override
    public Seat decider(F frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(F frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(8);
        IndexSet followers = followers(frame.side(), frame.to(), state);
        for (int from = followers.first(); from >= 0; from = followers.after(from)) {
            replies.add(also[from]);
        }
        replies.add(done);
        return replies;
    }

    @Override
    public List<Refusal> refusals(F frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Space from : ground().map(Space::at)) {
            refusals.move(also[from.index()], obstacle(frame.side(), from, frame.to(), state));
        }
        refuseWrongGround("also", refusals);
        return notNow.rest(NotNow.Matter.ACTION, refusals);
    }

    @Override
    public void apply(Reply reply, F frame, Play<PolisState> play) {
        if (reply instanceof Also follower) {
            go(frame.side(), follower.from(), frame.to(), play);
        } else {
            play.state().endGathering();
        }
    }
}
