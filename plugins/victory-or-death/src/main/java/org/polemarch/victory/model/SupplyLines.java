package org.polemarch.victory.model;

import org.polemarch.api.cite.Cites;
import org.polemarch.victory.data.Atlas;

/**
 * A supply line is a series of adjacent spaces from a piece to a friendly City. No space of it holds an enemy piece; a Land
 * space holds a friendly Hoplite, City or token, a Neutral space a friendly token, and a Sea space is next to a friendly
 * Hoplite, City or token. Triremes neither help nor hinder their own side.
 */
@Cites("supply")
public final class SupplyLines {

    private SupplyLines() {}

    /** Spaces with a friendly Hoplite, City or token. */
    private static long ports(Board board, int team) {
        return board.teamPieces(team, Sort.HOPLITE.ordinal())
                | board.teamPieces(team, Sort.CITY.ordinal())
                | board.teamTokens(team);
    }

    /** The spaces a supply line of a team may pass. */
    public static long passable(VictoryState state, int team) {
        Atlas atlas = state.atlas();
        long ports = ports(state.board(), team);
        return (ports | (atlas.adjacent(ports) & atlas.sea())) & ~state.board().occupied(team ^ 1);
    }

    /** The spaces from which a line of the power's team leads to any friendly City. */
    public static long toAnyCity(VictoryState state, int power) {
        int team = Power.team(power);
        return state.atlas().reached(state.board().teamPieces(team, Sort.CITY.ordinal()), passable(state, team));
    }

    /** The spaces from which a line leads to a City of the power itself. */
    public static long toOwnCity(VictoryState state, int power) {
        return state.atlas()
                .reached(state.board().pieces(power, Sort.CITY.ordinal()), passable(state, Power.team(power)));
    }

    /** Whether a Hoplite of the power could trace a line to its own City if it stood there: it is itself a port. */
    public static boolean hopliteToOwnCity(VictoryState state, int power, int space, long passable, long ownLines) {
        Atlas atlas = state.atlas();
        long neighbours = atlas.neighbours(space);
        long here = 1L << space;
        if ((ownLines & (neighbours | here)) != 0) {
            return true;
        }
        long newSeas = neighbours & atlas.sea() & ~passable & ~state.board().occupied(Power.team(power) ^ 1);
        return newSeas != 0 && (atlas.reached(here, passable | here | newSeas) & ownLines) != 0;
    }

    /** The supplied pieces of a sort of a power. A City is always in supply. */
    public static long supplied(VictoryState state, int power, int sort) {
        long pieces = state.board().pieces(power, sort);
        return pieces == 0 || sort == Sort.CITY.ordinal() ? pieces : pieces & toAnyCity(state, power);
    }

    /** Whether a piece on the board is supplied. */
    public static boolean supplied(VictoryState state, int piece) {
        return (supplied(state, PieceAt.power(piece), PieceAt.sort(piece)) >> PieceAt.space(piece) & 1) != 0;
    }
}
