package org.polemarch.victory.rules.muster;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.SupplyLines;
import org.polemarch.victory.model.VictoryState;

/**
 * Where pieces may be mustered: in a free space of their kind, in supply from a City of their own power; a Hoplite also in or
 * next to a space with another piece of its own power.
 */
@Cites({"pieces/hoplites", "pieces/triremes", "pieces/mustering-in-place"})
public final class Mustering {

    /** No piece of that sort is left. */
    @Cites("pieces")
    public record NoneLeft(Sort sort) implements Reason {}

    /** Pieces of that sort stand in spaces of another kind. */
    @Cites("board")
    public record WrongKind(Sort sort, Space.Kind home, Space space) implements Reason {
        WrongKind(Sort sort, Space space) {
            this(sort, sort == Sort.TRIREME ? Space.Kind.SEA : Space.Kind.LAND, space);
        }
    }

    /** An enemy piece stands there. */
    @Cites("pieces")
    public record EnemyThere(Space space) implements Reason {}

    /** The power has such a piece there already. */
    public record OneThere(Sort sort, Space space) implements Reason {
        @Override
        public String cites() {
            return sort == Sort.HOPLITE ? "pieces/hoplites" : "pieces/triremes";
        }
    }

    /** No supply line leads from there to a City of the power. */
    @Cites("supply")
    public record NoLineToOwnCity(Space space) implements Reason {}

    /** No other piece of the power is there or next to it. */
    public record NoOwnPieceNear(Space space) implements Reason {}

    /** What is mustered in place must be in supply from a friendly City. */
    @Cites("pieces/mustering-in-place")
    public record InPlaceUnsupplied(Sort sort, Space space) implements Reason {}

    private static final int HOPLITE = Sort.HOPLITE.ordinal();
    private static final int TRIREME = Sort.TRIREME.ordinal();

    private Mustering() {}

    /** Where a power may muster a new piece of a sort. */
    public static long spaces(VictoryState state, int power, int sort, long where) {
        if (state.board().available(power, sort) == 0) {
            return 0;
        }
        return sort == HOPLITE ? hoplites(state, power, where) : triremes(state, power, where);
    }

    private static long hoplites(VictoryState state, int power, long where) {
        Atlas atlas = state.atlas();
        Board board = state.board();
        if (board.pieces(power, Sort.CITY.ordinal()) == 0) {
            return 0;
        }
        int team = Power.team(power);
        long own = board.pieces(power);
        long near = (own | atlas.adjacent(own))
                & atlas.land()
                & where
                & ~board.occupied(team ^ 1)
                & ~board.pieces(power, HOPLITE);
        if (near == 0) {
            return 0;
        }
        long passable = SupplyLines.passable(state, team);
        long ownLines = atlas.reached(board.pieces(power, Sort.CITY.ordinal()), passable);
        long spaces = 0;
        for (long left = near; left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            if (SupplyLines.hopliteToOwnCity(state, power, space, passable, ownLines)) {
                spaces |= 1L << space;
            }
        }
        return spaces;
    }

    private static long triremes(VictoryState state, int power, long where) {
        Board board = state.board();
        long free =
                state.atlas().sea() & where & ~board.occupied(Power.team(power) ^ 1) & ~board.pieces(power, TRIREME);
        return free == 0 ? 0 : free & SupplyLines.toOwnCity(state, power);
    }

    /** Where a piece of the power may be mustered in place: any friendly City will do for its supply. */
    public static long inPlace(VictoryState state, int power, int sort, long where) {
        long there = state.board().pieces(power, sort) & where;
        return there == 0 ? 0 : there & SupplyLines.toAnyCity(state, power);
    }

    /** Why a piece of the sort cannot be mustered there. */
    static Reason whyNot(VictoryState state, int power, Sort sort, Space space) {
        Board board = state.board();
        long place = 1L << space.index();
        if ((state.atlas().home(sort.ordinal()) & place) == 0) {
            return new WrongKind(sort, space);
        }
        if ((board.occupied(Power.team(power) ^ 1) & place) != 0) {
            return new EnemyThere(space);
        }
        if ((board.pieces(power, sort.ordinal()) & place) != 0) {
            return new OneThere(sort, space);
        }
        if (board.available(power, sort.ordinal()) == 0) {
            return new NoneLeft(sort);
        }
        long own = board.pieces(power);
        if (sort == Sort.HOPLITE && ((own | state.atlas().adjacent(own)) & place) == 0) {
            return new NoOwnPieceNear(space);
        }
        return new NoLineToOwnCity(space);
    }
}
