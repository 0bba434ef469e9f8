package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/**
 * What moving Hoplites and moving Galleys have in common: for 1 Prestige any number of units go, one by one, from anywhere
 * to one single space with room for them.
 */
@Cites({"move-hoplites", "move-galleys", "stacking"})
public class Marching {

    /** How a kind of unit gets about: Hoplites in the territories, or Galleys in the seas. */
    record Roads(Ways ways, boolean atSea) {

        int spaces() {
            return atSea ? Space.SEAS : Space.LAND;
        }

        int wrongGround() {
            return atSea ? Space.LAND : Space.SEAS;
        }

        int reach(Side side, Space from, PolisState state) {
            return atSea ? ways.galleyReach(side, from, state) : ways.hopliteReach(side, from, state);
        }

        int barriers(Side side, Space from, PolisState state) {
            return atSea ? ways.galleyBarriers(side, from, state) : ways.hopliteBarriers(side, from, state);
        }

        String section() {
            return atSea ? "move-galleys" : "move-hoplites";
        }
    }

    /** A unit moved. */
    @Cites({})
    public record Moved(Side side, Space from, Space to, boolean atSea) implements GameEvent {}

    /** A space that cannot be crossed: the opponent controls it, or else it holds the player's full stack. */
    public record Barrier(Space space, boolean held) {}

    /** There is no way. */
    public record NoWay(Space from, Space to, List<Barrier> barriers, String cites) implements Reason {
        public NoWay {
            barriers = List.copyOf(barriers);
        }
    }

    /** A unit would end where it began. */
    public record OnTheSpot(Space space, String cites) implements Reason {}

    /** The player has no unit there. */
    public record NoUnits(Space space, String cites) implements Reason {}

    /** Hoplites stay on land and Galleys at sea. */
    public record WrongGround(Space space, boolean atSea) implements Reason {
        @Override
        public String cites() {
            return atSea ? "move-galleys" : "move-hoplites";
        }
    }

    /** Nobody marches or sails into neutral ground. */
    public record NeutralGround(Polis polis, String cites) implements Reason {}

    private static final int COST = 1;

    private final PolisData data;
    private final PersonalBoards boards;
    private final Stacking stacking;
    private final Leagues leagues;

    @Inject
    public Marching(PolisData data, PersonalBoards boards, Stacking stacking, Leagues leagues) {
        this.data = data;
        this.boards = boards;
        this.stacking = stacking;
        this.leagues = leagues;
    }

    /** Adds every way to begin: the moves by the index of origin and destination. */
    <M> void offer(Roads roads, M[][] table, Side side, PolisState state, List<? super M> moves) {
        if (state.prestige(side) < COST) {
            return;
        }
        int room = ~stacking.full(side, state);
        for (int origins = origins(roads, side, state); origins != 0; origins &= origins - 1) {
            int from = Integer.numberOfTrailingZeros(origins);
            int reach = roads.reach(side, Space.at(from), state) & room;
            for (; reach != 0; reach &= reach - 1) {
                moves.add(table[from][Integer.numberOfTrailingZeros(reach)]);
            }
        }
    }

    private static int origins(Roads roads, Side side, PolisState state) {
        return state.spacesWith(side, 1) & roads.spaces();
    }

    /** Adds why units cannot go where; of spaces without a unit, which nobody can point at, only that there is none. */
    void refuse(Roads roads, BiFunction<Space, Space, Move> move, Side side, PolisState state, List<Refusal> refusals) {
        int origins = origins(roads, side, state);
        for (int left = origins; left != 0; left &= left - 1) {
            Space from = Space.at(Integer.numberOfTrailingZeros(left));
            for (Space to : Space.values()) {
                reason(roads, side, from, to, state)
                        .ifPresent(why -> refusals.add(new Refusal(move.apply(from, to), why)));
            }
            refuseNeutralGround(roads, from, refusals);
        }
        for (int left = roads.spaces() & ~origins; left != 0; left &= left - 1) {
            Space from = Space.at(Integer.numberOfTrailingZeros(left));
            Space to = Space.at(Integer.numberOfTrailingZeros(roads.spaces() & ~from.bit()));
            refusals.add(new Refusal(move.apply(from, to), new NoUnits(from, roads.section())));
        }
        refuseWrongGround(roads, roads.section(), refusals);
    }

    private void refuseNeutralGround(Roads roads, Space from, List<Refusal> refusals) {
        for (Polis polis : Polis.values()) {
            if (data.polis(polis).territory().isEmpty()) {
                refusals.add(new Refusal(
                        new Written(roads.section() + " " + from.id() + " " + polis.id()),
                        new NeutralGround(polis, roads.section())));
            }
        }
    }

    private static void refuseWrongGround(Roads roads, String line, List<Refusal> refusals) {
        for (int left = roads.wrongGround(); left != 0; left &= left - 1) {
            Space space = Space.at(Integer.numberOfTrailingZeros(left));
            refusals.add(new Refusal(new Written(line + " " + space.id()), new WrongGround(space, roads.atSea())));
        }
    }

    /** "This action costs 1 Prestige", however many units move. */
    void pay(Side side, Play<PolisState> play) {
        boards.payPrestige(side, COST, play);
    }

    /** One unit moves; the answer is whether another may follow it. */
    boolean go(Roads roads, Side side, Space from, Space to, Play<PolisState> play) {
        PolisState state = play.state();
        state.moveUnit(side, from, to);
        leagues.liftSieges(side, from, state);
        play.report(() -> new Moved(side, from, to, roads.atSea()));
        if (stacking.room(side, to, state) > 0 && followers(roads, side, to, state) != 0) {
            state.gather(to);
            return true;
        }
        state.endGathering();
        return false;
    }

    /** Where units stand that can still get to the destination; looked at anew after each step. */
    int followers(Roads roads, Side side, Space to, PolisState state) {
        int followers = 0;
        for (int left = origins(roads, side, state) & ~to.bit(); left != 0; left &= left - 1) {
            Space from = Space.at(Integer.numberOfTrailingZeros(left));
            if ((roads.reach(side, from, state) & to.bit()) != 0) {
                followers |= from.bit();
            }
        }
        return followers;
    }

    /** Why the units of other spaces cannot follow to the destination. */
    List<Refusal> refuseFollowers(Roads roads, Move[] table, Side side, Space to, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (int left = roads.spaces(); left != 0; left &= left - 1) {
            Space from = Space.at(Integer.numberOfTrailingZeros(left));
            barred(roads, side, from, to, state).ifPresent(why -> refusals.add(new Refusal(table[from.index()], why)));
        }
        refuseWrongGround(roads, "also", refusals);
        return refusals;
    }

    /** Why a unit cannot go there, if it cannot, the cost included. */
    private Optional<Reason> reason(Roads roads, Side side, Space from, Space to, PolisState state) {
        Optional<Reason> barred = barred(roads, side, from, to, state);
        return barred.isEmpty() && state.prestige(side) < COST
                ? Optional.of(new Barred.NoPrestige(roads.section()))
                : barred;
    }

    private Optional<Reason> barred(Roads roads, Side side, Space from, Space to, PolisState state) {
        if ((to.bit() & roads.wrongGround()) != 0) {
            return Optional.of(new WrongGround(to, roads.atSea()));
        }
        if (state.units(side, from) == 0) {
            return Optional.of(new NoUnits(from, roads.section()));
        }
        if (from == to) {
            return Optional.of(new OnTheSpot(to, roads.section()));
        }
        if (stacking.room(side, to, state) <= 0) {
            return Optional.of(new Barred.Full(to, stacking.limit(state)));
        }
        if ((roads.reach(side, from, state) & to.bit()) != 0) {
            return Optional.empty();
        }
        int barriers = roads.barriers(side, from, state) & ~to.bit();
        return Optional.of(new NoWay(from, to, barriers(barriers, state.controlled(side.other())), roads.section()));
    }

    /** What the opponent holds comes first. */
    private static List<Barrier> barriers(int bits, int enemy) {
        List<Barrier> barriers = new ArrayList<>();
        for (int left = bits & enemy; left != 0; left &= left - 1) {
            barriers.add(new Barrier(Space.at(Integer.numberOfTrailingZeros(left)), true));
        }
        for (int left = bits & ~enemy; left != 0; left &= left - 1) {
            barriers.add(new Barrier(Space.at(Integer.numberOfTrailingZeros(left)), false));
        }
        return barriers;
    }
}
