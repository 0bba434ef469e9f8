package org.polemarch.pericles.rules.military;

import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/**
 * 9.32 Where units may go. A Theater is left along a line if the strength left behind is no less than the enemy's, and
 * with a friendly base where the line asks for one; at Peace city-states keep out of each other's Theaters (9.33).
 */
@Cites({"9.32", "9.33", "7.42", "12.1", "13.21"})
public final class Routes {

    /** For each Theater the set of Theaters a unit passing through, which is not of the strength there, may go on to. */
    public int[] exits(PericlesState state, Side side, Arm arm) {
        int[] exits = new int[Theater.COUNT];
        for (int left = state.openTheaters(); left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            exits[i] = exits(state, side, arm, Theater.of(i), 0);
        }
        return exits;
    }

    /** Where a unit standing in a Theater may go on to; its own value is not left behind. */
    public int exitsOf(PericlesState state, Piece piece, Theater from) {
        return exits(state, piece.side(), piece.arm(), from, state.data().value(piece.index()));
    }

    private static int exits(PericlesState state, Side side, Arm arm, Theater theater, int mover) {
        Board board = state.board();
        PericlesData data = state.data();
        int from = theater.index();
        boolean enemy = board.present(side.enemy(), theater);
        boolean base = board.bases(side, theater) > 0;
        int exits = 0;
        if (arm == Arm.LAND) {
            if (!enemy || parity(board, side, theater, Arm.LAND, mover)) {
                exits |= data.landByLand(from) | (base ? data.landByLandWithBase(from) : 0);
            }
            if (!enemy || parity(board, side, theater, Arm.NAVAL, 0)) {
                exits |= data.landBySea(from);
            }
        } else if (!enemy || parity(board, side, theater, Arm.NAVAL, mover)) {
            exits |= data.naval(from) | (base ? data.navalWithBase(from) : 0);
        }
        return exits & state.openTheaters();
    }

    /** "the strength that remains in the theater must be equal to or greater than the Enemy strength" */
    static boolean parity(Board board, Side side, Theater theater, Arm arm, int mover) {
        return board.strength(side, theater, arm) - mover >= board.strength(side.enemy(), theater, arm);
    }

    /** The set of Theaters a unit of that colour must not enter: at Peace, those of the other city-state. */
    public int forbidden(PericlesState state, Piece piece) {
        if (state.war() || !piece.colour().cityState()) {
            return 0;
        }
        int forbidden = 0;
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().cityStatePresent(piece.side().enemy(), Theater.of(i))) {
                forbidden |= 1 << i;
            }
        }
        return forbidden;
    }

    /** The set of Contested-once-entered Theaters, that is those where the enemy is. */
    public int enemyTheaters(PericlesState state, Side side) {
        int all = 0;
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().present(side.enemy(), Theater.of(i))) {
                all |= 1 << i;
            }
        }
        return all;
    }

    /**
     * Where a unit may stop: in the Expedition Theater, which it never passes, or in a Contested Theater it cannot leave
     * by any line.
     */
    public int ends(
            PericlesState state,
            Piece piece,
            Theater from,
            Theater expedition,
            int[] exits,
            int forbidden,
            int enemies) {
        if (piece == Piece.ARGOS_LAND) {
            return 0;
        }
        int seen = from.bit();
        int ends = 0;
        int frontier = exitsOf(state, piece, from) & ~forbidden & ~seen;
        while (frontier != 0) {
            int bit = Integer.lowestOneBit(frontier);
            frontier &= ~bit;
            seen |= bit;
            if (bit == expedition.bit()) {
                ends |= bit;
                continue;
            }
            int next = exits[Integer.numberOfTrailingZeros(bit)];
            if (next == 0) {
                ends |= bit & enemies;
            } else {
                frontier |= next & ~forbidden & ~seen;
            }
        }
        return ends;
    }
}
