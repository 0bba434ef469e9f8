package org.polemarch.pericles.rules.military;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.data.Ways;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Marks;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/**
 * 9.32 Where units may go. A Theater is left along a line if the strength left behind is no less than the enemy's, and
 * with a friendly base where the line asks for one; at Peace city-states keep out of each other's Theaters (9.33).
 */
@Cites({"9.32", "9.33", "7.42", "12.1", "13.21"})
public class Routes {

    /** For each Theater those a unit passing through, which is not of the strength there, may go on to. */
    public static final class Exits {

        private final int[] from = new int[Theater.COUNT];

        public IndexSet of(Theater theater) {
            return new IndexSet(from[theater.index()]);
        }

        private void set(Theater theater, IndexSet to) {
            from[theater.index()] = (int) to.bits();
        }
    }

    /**
     * The map as units of one kind find it.
     *
     * @param forbidden the Theaters they must not enter
     * @param enemies the Theaters that are Contested once they are entered
     */
    public record Net(Exits exits, IndexSet forbidden, IndexSet enemies, Theater expedition) {

        /** The same for an expedition to another Theater. */
        public Net to(Theater other) {
            return new Net(exits, forbidden, enemies, other);
        }

        /** The same if Peace forbade nothing. */
        public Net withoutPeace() {
            return new Net(exits, IndexSet.EMPTY, enemies, expedition);
        }

        /** The same if nobody could pass through a Theater. */
        public Net without(Theater theater) {
            Exits fewer = new Exits();
            System.arraycopy(exits.from, 0, fewer.from, 0, Theater.COUNT);
            fewer.set(theater, IndexSet.EMPTY);
            return new Net(fewer, forbidden, enemies, expedition);
        }
    }

    /** The map for every kind of unit of one Side. */
    public record Nets(Net cityLand, Net cityNaval, Net leagueLand, Net leagueNaval) {
        public Net of(Piece piece) {
            return piece.colour().cityState()
                    ? (piece.arm() == Arm.LAND ? cityLand : cityNaval)
                    : (piece.arm() == Arm.LAND ? leagueLand : leagueNaval);
        }
    }

    public Nets nets(PericlesState state, Side side, Theater expedition) {
        Exits land = exits(state, side, Arm.LAND);
        Exits naval = exits(state, side, Arm.NAVAL);
        IndexSet enemies = enemyTheaters(state, side);
        IndexSet toCity = forbidden(state, Piece.city(side, Arm.LAND));
        IndexSet toLeague = forbidden(state, Piece.league(side, Arm.LAND));
        return new Nets(
                new Net(land, toCity, enemies, expedition),
                new Net(naval, toCity, enemies, expedition),
                new Net(land, toLeague, enemies, expedition),
                new Net(naval, toLeague, enemies, expedition));
    }

    public Exits exits(PericlesState state, Side side, Arm arm) {
        Exits exits = new Exits();
        IndexSet open = state.openTheaters();
        for (int i = open.first(); i >= 0; i = open.after(i)) {
            exits.set(Theater.of(i), exits(state, side, arm, Theater.of(i), 0));
        }
        return exits;
    }

    /** Where a unit standing in a Theater may go on to; its own value is not left behind. */
    public IndexSet exitsOf(PericlesState state, Piece piece, Theater from) {
        return exits(state, piece.side(), piece.arm(), from, state.data().value(piece));
    }

    private IndexSet exits(PericlesState state, Side side, Arm arm, Theater from, int mover) {
        Board board = state.board();
        Ways ways = state.data().ways();
        boolean enemy = board.present(side.enemy(), from);
        boolean base = board.bases(side, from) > 0;
        long exits = 0;
        if (arm == Arm.LAND) {
            if (!enemy || mayLeave(board, side, from, Arm.LAND, mover)) {
                exits |= ways.landByLand(from).bits();
                exits |= base ? ways.landByLandWithBase(from).bits() : 0;
            }
            if (!enemy || mayLeave(board, side, from, Arm.NAVAL, 0)) {
                exits |= ways.landBySea(from).bits();
            }
        } else if (!enemy || mayLeave(board, side, from, Arm.NAVAL, mover)) {
            exits |= ways.naval(from).bits();
            exits |= base ? ways.navalWithBase(from).bits() : 0;
        }
        return new IndexSet(exits & state.openTheaters().bits());
    }

    /** "the strength that remains in the theater must be equal to or greater than the Enemy strength" */
    protected boolean mayLeave(Board board, Side side, Theater theater, Arm arm, int mover) {
        return board.strength(side, theater, arm) - mover >= board.strength(side.enemy(), theater, arm);
    }

    /** The Theaters a unit of that colour must not enter: at Peace, those of the other city-state. */
    public IndexSet forbidden(PericlesState state, Piece piece) {
        if (state.war() || !piece.colour().cityState()) {
            return IndexSet.EMPTY;
        }
        Marks forbidden = new Marks();
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().cityStatePresent(piece.side().enemy(), Theater.of(i))) {
                forbidden.add(i);
            }
        }
        return forbidden.set();
    }

    protected IndexSet enemyTheaters(PericlesState state, Side side) {
        Marks enemies = new Marks();
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().present(side.enemy(), Theater.of(i))) {
                enemies.add(i);
            }
        }
        return enemies.set();
    }

    /**
     * Where a unit may stop: in the Expedition Theater, which it never passes, or in a Contested Theater it cannot leave
     * by any line.
     */
    public IndexSet ends(PericlesState state, Piece piece, Theater from, Net net) {
        Marks ends = new Marks();
        if (!mayMove(piece)) {
            return ends.set();
        }
        Marks seen = new Marks();
        seen.addAll(net.forbidden());
        seen.add(from.index());
        Marks frontier = new Marks();
        frontier.addAll(exitsOf(state, piece, from).minus(seen.set()));
        while (!frontier.isEmpty()) {
            int at = frontier.take();
            seen.add(at);
            IndexSet next = net.exits().of(Theater.of(at));
            if (at == net.expedition().index()
                    || (next.isEmpty() && net.enemies().has(at))) {
                ends.add(at);
            } else {
                frontier.addAll(next.minus(seen.set()));
            }
        }
        return ends.set();
    }

    /** Argos does not leave the Sparta Theater (12.1). */
    public boolean mayMove(Piece piece) {
        return piece != Piece.ARGOS_LAND;
    }
}
