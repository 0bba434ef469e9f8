package org.polemarch.pericles.model;

import java.util.Arrays;
import org.polemarch.pericles.data.PericlesData;

/** The pieces: how many of each kind stand in each Theater and in supply, and the Treachery markers. */
public final class Board {

    private final transient PericlesData data;
    private final byte[] pieces;
    private final byte[] supply;
    private final byte[] gone;
    private final byte[] moved;
    private final byte[] treachery;
    private final byte[] fallen;
    private int persianBases;

    /** Where each Side has pieces; told by {@link #pieces}. */
    private transient int athenians;

    private transient int spartans;

    Board(PericlesData data) {
        this.data = data;
        pieces = new byte[Theater.COUNT * Piece.COUNT];
        supply = new byte[Piece.COUNT];
        gone = new byte[Piece.COUNT];
        moved = new byte[Theater.COUNT * Piece.COUNT];
        treachery = new byte[2 * Theater.COUNT];
        fallen = new byte[Piece.COUNT];
        for (int i = 0; i < Piece.COUNT; i++) {
            supply[i] = (byte) data.piece(Piece.of(i)).supply();
        }
    }

    private Board(Board other) {
        data = other.data;
        pieces = other.pieces.clone();
        supply = other.supply.clone();
        gone = other.gone.clone();
        moved = other.moved.clone();
        treachery = other.treachery.clone();
        fallen = other.fallen.clone();
        persianBases = other.persianBases;
        athenians = other.athenians;
        spartans = other.spartans;
    }

    Board copy() {
        return new Board(this);
    }

    private static int at(Theater theater, Piece piece) {
        return theater.index() * Piece.COUNT + piece.index();
    }

    public int count(Theater theater, Piece piece) {
        return pieces[at(theater, piece)];
    }

    public int supply(Piece piece) {
        return supply[piece.index()];
    }

    /** How many of a kind have left the game for good. */
    public int gone(Piece piece) {
        return gone[piece.index()];
    }

    public int onMap(Piece piece) {
        int all = 0;
        for (int i = piece.index(); i < pieces.length; i += Piece.COUNT) {
            all += pieces[i];
        }
        return all;
    }

    public void build(Theater theater, Piece piece, int count) {
        if (count < 0 || supply[piece.index()] < count) {
            throw new IllegalStateException(count + " " + piece + " of " + supply[piece.index()] + " in supply");
        }
        supply[piece.index()] -= (byte) count;
        pieces[at(theater, piece)] += (byte) count;
        look(theater);
    }

    /** Builds units of a kind for points, as many as they and the supply reach for, and returns how many. */
    public int buildFor(int points, Piece piece, Theater theater) {
        int units = Math.min(points / data.piece(piece).buildPoints(), supply(piece));
        build(theater, piece, units);
        return units;
    }

    public void eliminate(Theater theater, Piece piece) {
        take(theater, piece);
        supply[piece.index()]++;
    }

    /** Takes a piece out of the game for good. */
    public void removeForGood(Theater theater, Piece piece) {
        take(theater, piece);
        gone[piece.index()]++;
    }

    private void take(Theater theater, Piece piece) {
        int at = at(theater, piece);
        if (pieces[at] == 0) {
            throw new IllegalStateException("no " + piece + " in " + theater);
        }
        pieces[at]--;
        if (moved[at] > pieces[at]) {
            moved[at] = pieces[at];
        }
        look(theater);
    }

    /** Moves a unit, which has then moved. */
    public void march(Piece piece, Theater from, Theater to) {
        take(from, piece);
        pieces[at(to, piece)]++;
        moved[at(to, piece)]++;
        look(to);
    }

    /** Moves a unit without marking it. */
    public void place(Piece piece, Theater from, Theater to) {
        take(from, piece);
        pieces[at(to, piece)]++;
        look(to);
    }

    /** How many of the units there have not moved yet. */
    public int unmoved(Theater theater, Piece piece) {
        int at = at(theater, piece);
        return pieces[at] - moved[at];
    }

    public void restAll() {
        Arrays.fill(moved, (byte) 0);
    }

    public int unitValue(Side side, Theater theater, Arm arm) {
        int base = theater.index() * Piece.COUNT;
        int sum = 0;
        for (Piece piece : Piece.units(side, arm)) {
            sum += pieces[base + piece.index()] * data.value(piece);
        }
        return sum;
    }

    public int units(Side side, Theater theater, Arm arm) {
        int base = theater.index() * Piece.COUNT;
        int sum = 0;
        for (Piece piece : Piece.units(side, arm)) {
            sum += pieces[base + piece.index()];
        }
        return sum;
    }

    public int units(Side side, Theater theater) {
        int base = theater.index() * Piece.COUNT;
        int sum = 0;
        for (Piece piece : Piece.units(side)) {
            sum += pieces[base + piece.index()];
        }
        return sum;
    }

    /** How many bases of a Side are there, both colours. */
    public int bases(Side side, Theater theater) {
        int base = theater.index() * Piece.COUNT;
        return pieces[base + Piece.cityBase(side).index()]
                + pieces[base + Piece.leagueBase(side).index()];
    }

    /** How many bases of both Sides are there. */
    public int bases(Theater theater) {
        return bases(Side.ATHENS, theater) + bases(Side.SPARTA, theater);
    }

    public int bases(Side side) {
        return onMap(Piece.cityBase(side)) + onMap(Piece.leagueBase(side));
    }

    public int baseValue(Side side, Theater theater) {
        int base = theater.index() * Piece.COUNT;
        Piece city = Piece.cityBase(side);
        Piece league = Piece.leagueBase(side);
        return pieces[base + city.index()] * data.value(city) + pieces[base + league.index()] * data.value(league);
    }

    /** Land or naval strength: units of that kind and bases (9.32). */
    public int strength(Side side, Theater theater, Arm arm) {
        return unitValue(side, theater, arm) + baseValue(side, theater);
    }

    public boolean present(Side side, Theater theater) {
        return ((side == Side.ATHENS ? athenians : spartans) >>> theater.index() & 1) != 0;
    }

    /** Sees anew who is in a Theater. */
    private void look(Theater theater) {
        int bit = 1 << theater.index();
        int first = theater.index() * Piece.COUNT;
        athenians = any(first) ? athenians | bit : athenians & ~bit;
        spartans = any(first + 7) ? spartans | bit : spartans & ~bit;
    }

    private boolean any(int base) {
        return (pieces[base]
                        | pieces[base + 1]
                        | pieces[base + 2]
                        | pieces[base + 3]
                        | pieces[base + 4]
                        | pieces[base + 5]
                        | pieces[base + 6])
                != 0;
    }

    /** Whether pieces of that city-state itself, not of its League, are there. */
    public boolean cityStatePresent(Side side, Theater theater) {
        int base = theater.index() * Piece.COUNT;
        return side == Side.ATHENS
                ? (pieces[base] | pieces[base + 1] | pieces[base + 2]) != 0
                : (pieces[base + 7] | pieces[base + 8] | pieces[base + 9] | pieces[base + 10]) != 0;
    }

    public Status status(Side side, Theater theater) {
        boolean own = present(side, theater);
        boolean enemy = present(side.enemy(), theater);
        if (own) {
            return enemy ? Status.CONTESTED : Status.FRIENDLY;
        }
        return enemy ? Status.ENEMY : Status.NEUTRAL;
    }

    public int treachery(Side side, Theater theater) {
        return treachery[side.index() * Theater.COUNT + theater.index()];
    }

    public int treacheryOnMap(Side side) {
        int all = 0;
        for (int i = 0; i < Theater.COUNT; i++) {
            all += treachery[side.index() * Theater.COUNT + i];
        }
        return all;
    }

    public int treacherySupply(Side side) {
        return data.amounts().treachery() - treacheryOnMap(side);
    }

    /** Places Treachery markers, as many as are left, and returns how many. */
    public int plot(Side side, Theater theater, int count) {
        int placed = Math.min(count, treacherySupply(side));
        treachery[side.index() * Theater.COUNT + theater.index()] += (byte) placed;
        return placed;
    }

    public void unplot(Side side, Theater theater) {
        int at = side.index() * Theater.COUNT + theater.index();
        if (treachery[at] == 0) {
            throw new IllegalStateException("no Treachery of " + side + " in " + theater);
        }
        treachery[at]--;
    }

    /** Removes all Treachery markers of a Side there and returns how many. */
    public int unplotAll(Side side, Theater theater) {
        int at = side.index() * Theater.COUNT + theater.index();
        int removed = treachery[at];
        treachery[at] = 0;
        return removed;
    }

    public int persianBases() {
        return persianBases;
    }

    public int persianBasesLeft() {
        return data.amounts().persianBases() - persianBases;
    }

    public void buildPersianBase() {
        if (persianBases == data.amounts().persianBases()) {
            throw new IllegalStateException("no Persian base left");
        }
        persianBases++;
    }

    /** A battle begins: nobody has fallen in it. */
    public void clearFallen() {
        Arrays.fill(fallen, (byte) 0);
    }

    public void fall(Theater theater, Piece piece) {
        eliminate(theater, piece);
        fallen[piece.index()]++;
    }

    public int fallen(Piece piece) {
        return fallen[piece.index()];
    }

    public int fallen(Iterable<Piece> kinds) {
        int all = 0;
        for (Piece piece : kinds) {
            all += fallen[piece.index()];
        }
        return all;
    }

    public int fallen(Side side) {
        int all = 0;
        int first = side == Side.ATHENS ? 0 : 7;
        for (int i = first; i < first + 7; i++) {
            all += fallen[i];
        }
        return all;
    }
}
