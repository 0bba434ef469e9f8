package org.polemarch.victory.supply;

import org.polemarch.api.cite.Cites;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;

/**
 * A supply line is a series of adjacent spaces from a piece to a friendly City. No space of it holds an enemy piece; a Land
 * space holds a friendly Hoplite, City or token, a Neutral space a friendly token, and a Sea space is next to a friendly
 * Hoplite, City or token. Triremes neither help nor hinder their own side.
 *
 * <p>Everything that asks for supply asks here: cards, battles, mustering, the Supply step, the board and the bots.
 */
@Cites("supply")
public class SupplyLines {

    private static final int HOPLITE = Sort.HOPLITE.ordinal();
    private static final int CITY = Sort.CITY.ordinal();

    /** The spaces with a friendly Hoplite, City or token. */
    protected long ports(int team, VictoryState state) {
        Board board = state.board();
        return board.teamPieces(team, HOPLITE) | board.teamPieces(team, CITY) | board.teamTokens(team);
    }

    /** The Sea spaces that ports open to the lines of their team, whether or not enemies are there. */
    protected long lanes(long ports, int team, VictoryState state) {
        return state.atlas().adjacent(ports) & state.atlas().sea();
    }

    /** The spaces no line of a team may pass. */
    protected long blocked(int team, VictoryState state) {
        return state.board().occupied(team ^ 1);
    }

    /** The spaces a line of a team may pass. */
    public long passable(int team, VictoryState state) {
        long ports = ports(team, state);
        return (ports | lanes(ports, team, state)) & ~blocked(team, state);
    }

    /** The spaces from which a line of the power's team leads to any friendly City. */
    public long toAnyCity(int power, VictoryState state) {
        int team = Power.team(power);
        return state.atlas().reached(state.board().teamPieces(team, CITY), passable(team, state));
    }

    /** The spaces from which a line leads to a City of the power itself. */
    public long toOwnCity(int power, VictoryState state) {
        return state.atlas().reached(state.board().pieces(power, CITY), passable(Power.team(power), state));
    }

    /** Those of the spaces from which a Hoplite of the power, a port itself, could trace a line to a City of its own. */
    public long hoplitesToOwnCity(int power, long spaces, VictoryState state) {
        Atlas atlas = state.atlas();
        long passable = passable(Power.team(power), state);
        long ownLines = atlas.reached(state.board().pieces(power, CITY), passable);
        long supplied = 0;
        for (int space = Spaces.first(spaces); space >= 0; space = Spaces.after(spaces, space)) {
            if (joins(power, space, passable, ownLines, state)) {
                supplied |= Spaces.of(space);
            }
        }
        return supplied;
    }

    private boolean joins(int power, int space, long passable, long ownLines, VictoryState state) {
        Atlas atlas = state.atlas();
        int team = Power.team(power);
        long here = Spaces.of(space);
        if ((ownLines & (atlas.neighbours(space) | here)) != 0) {
            return true;
        }
        long newSeas = lanes(here, team, state) & ~passable & ~blocked(team, state);
        return newSeas != 0 && (atlas.reached(here, passable | here | newSeas) & ownLines) != 0;
    }

    /** The supplied pieces of a sort of a power. A City is always in supply. */
    public long supplied(int power, int sort, VictoryState state) {
        long pieces = state.board().pieces(power, sort);
        return pieces == 0 || sort == CITY ? pieces : pieces & toAnyCity(power, state);
    }
}
