package org.polemarch.pericles.model;

import org.polemarch.api.kit.IndexSet;

/** The Strategos tokens of both Sides: behind the shields, in stock, on the Strategy Boards, out of play, committed. */
public final class Treasury {

    private final byte[] held;
    private final byte[] committed;
    private final byte[] stock;
    private final byte[] board;
    private final byte[] out;
    private final byte[] opened;
    /** The Factions whose commitment lies open, and has left the shield. */
    private IndexSet open;
    /** The Factions that hold a commitment in their closed hand. */
    private IndexSet closed;

    Treasury(int perSide) {
        held = new byte[4];
        committed = new byte[4];
        stock = new byte[] {(byte) perSide, (byte) perSide};
        board = new byte[2];
        out = new byte[2];
        opened = new byte[] {-1, -1, -1, -1};
        open = IndexSet.EMPTY;
        closed = IndexSet.EMPTY;
    }

    private Treasury(Treasury other) {
        held = other.held.clone();
        committed = other.committed.clone();
        stock = other.stock.clone();
        board = other.board.clone();
        out = other.out.clone();
        opened = other.opened.clone();
        open = other.open;
        closed = other.closed;
    }

    Treasury copy() {
        return new Treasury(this);
    }

    /** Tokens behind a shield. A commitment not opened yet is among them. */
    public int held(Faction faction) {
        return held[faction.index()];
    }

    public int stock(Side side) {
        return stock[side.index()];
    }

    public int board(Side side) {
        return board[side.index()];
    }

    public int out(Side side) {
        return out[side.index()];
    }

    /** Takes tokens from the stock, as many as there are, and returns how many. */
    public int earn(Faction faction, int count) {
        int side = faction.side().index();
        int earned = Math.min(count, stock[side]);
        stock[side] -= (byte) earned;
        held[faction.index()] += (byte) earned;
        return earned;
    }

    /** Takes tokens from the Strategy Board, as many as there are, and returns how many. */
    public int earnFromBoard(Faction faction, int count) {
        int side = faction.side().index();
        int earned = Math.min(count, board[side]);
        board[side] -= (byte) earned;
        held[faction.index()] += (byte) earned;
        return earned;
    }

    /** Fills the Strategy Board from the stock as far as it reaches. */
    public void fillBoard(Side side, int full) {
        int more = Math.min(full - board[side.index()], stock[side.index()]);
        stock[side.index()] -= (byte) more;
        board[side.index()] += (byte) more;
    }

    /** Puts what is left on the Strategy Board into the stock and returns how many. */
    public int clearBoard(Side side) {
        int left = board[side.index()];
        stock[side.index()] += (byte) left;
        board[side.index()] = 0;
        return left;
    }

    public void spend(Faction faction, int count) {
        if (count < 0 || held[faction.index()] < count) {
            throw new IllegalStateException(faction + " has " + held[faction.index()] + " tokens, not " + count);
        }
        held[faction.index()] -= (byte) count;
        stock[faction.side().index()] += (byte) count;
    }

    /** Takes tokens of the stock out of play, as many as there are. */
    public int takeOut(Side side, int count) {
        int taken = Math.min(count, stock[side.index()]);
        stock[side.index()] -= (byte) taken;
        out[side.index()] += (byte) taken;
        return taken;
    }

    /** Brings tokens that are out of play back into the stock, as many as there are. */
    public int bringBack(Side side, int count) {
        int back = Math.min(count, out[side.index()]);
        out[side.index()] -= (byte) back;
        stock[side.index()] += (byte) back;
        return back;
    }

    /** Takes tokens in the closed hand. */
    public void commit(Faction faction, int count) {
        if (count < 0 || held[faction.index()] < count) {
            throw new IllegalStateException(faction + " has " + held[faction.index()] + " tokens, not " + count);
        }
        committed[faction.index()] = (byte) count;
        open = open.without(faction.index());
        closed = closed.with(faction.index());
    }

    /** Opens the hand: the tokens leave the shield. */
    public void open(Faction faction) {
        held[faction.index()] -= committed[faction.index()];
        open = open.with(faction.index());
        opened[faction.index()] = committed[faction.index()];
        closed = closed.without(faction.index());
    }

    public boolean isOpen(Faction faction) {
        return open.has(faction.index());
    }

    /** Whether a Faction holds a commitment in its closed hand. */
    public boolean isClosed(Faction faction) {
        return closed.has(faction.index());
    }

    /** What a Faction's hand held when it was last opened; -1 if it never was. */
    public int opened(Faction faction) {
        return opened[faction.index()];
    }

    public int committed(Faction faction) {
        return committed[faction.index()];
    }

    /** What both Factions of a Side committed. */
    public int committed(Side side) {
        return committed[side.first().index()] + committed[side.second().index()];
    }

    /** All open commitments go back to the stock (9.7). */
    public void returnCommitments() {
        for (int i = 0; i < 4; i++) {
            if (open.has(i)) {
                stock[i / 2] += committed[i];
            }
            committed[i] = 0;
        }
        open = IndexSet.EMPTY;
        closed = IndexSet.EMPTY;
    }

    /** Divides again what two Factions of a Side hold, for an imagined game; the first gets that many. */
    public void divide(Side side, int first) {
        int both = held[side.first().index()] + held[side.second().index()];
        held[side.first().index()] = (byte) first;
        held[side.second().index()] = (byte) (both - first);
    }

    /** Puts another number into a closed hand, for an imagined game. */
    public void guess(Faction faction, int tokens) {
        if (isClosed(faction)) {
            committed[faction.index()] = (byte) tokens;
        }
    }
}
