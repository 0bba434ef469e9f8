package org.polemarch.victory.model;

import org.polemarch.victory.data.VictoryData;

/** The pieces and tokens on the map and in the bowl. One set of spaces for each power and sort. */
public final class Board {

    private final transient VictoryData data;
    private final long[] pieces;
    private final long[] tokens;
    private final byte[] bowl;

    Board(VictoryData data) {
        this(data, new long[Power.COUNT * Sort.COUNT], new long[Power.COUNT], new byte[Power.COUNT]);
        for (VictoryData.StartingPiece piece : data.start()) {
            put(
                    piece.power().ordinal(),
                    piece.sort().ordinal(),
                    data.atlas().space(piece.space(), "the set-up").index());
        }
    }

    private Board(VictoryData data, long[] pieces, long[] tokens, byte[] bowl) {
        this.data = data;
        this.pieces = pieces;
        this.tokens = tokens;
        this.bowl = bowl;
    }

    Board copy() {
        return new Board(data, pieces.clone(), tokens.clone(), bowl.clone());
    }

    /** Where the pieces of a sort of a power stand. */
    public long pieces(int power, int sort) {
        return pieces[power * Sort.COUNT + sort];
    }

    public long pieces(int power) {
        int first = power * Sort.COUNT;
        return pieces[first] | pieces[first + 1] | pieces[first + 2];
    }

    public long teamPieces(int team, int sort) {
        return pieces(team, sort) | pieces(team + 2, sort);
    }

    public long occupied(int team) {
        return pieces(team) | pieces(team + 2);
    }

    public long tokens(int power) {
        return tokens[power];
    }

    public long teamTokens(int team) {
        return tokens[team] | tokens[team + 2];
    }

    public int bowl(int power) {
        return bowl[power];
    }

    public boolean has(int piece) {
        return piece != PieceAt.NONE
                && Spaces.has(pieces(PieceAt.power(piece), PieceAt.sort(piece)), PieceAt.space(piece));
    }

    /** How many pieces of a sort a power can still bring into play. */
    public int available(int power, int sort) {
        return data.limit(power, sort) - Long.bitCount(pieces(power, sort));
    }

    /** How many tokens a power can still buy. */
    public int availableTokens(int power) {
        return data.tokens(power) - bowl[power] - Long.bitCount(tokens[power]);
    }

    public void put(int power, int sort, int space) {
        long place = Spaces.of(space);
        if (available(power, sort) <= 0
                || (data.atlas().home(sort) & place) == 0
                || (pieces(power, sort) & place) != 0) {
            throw new IllegalArgumentException(
                    data.atlas().piece(PieceAt.code(power, sort, space)) + " cannot stand there");
        }
        pieces[power * Sort.COUNT + sort] |= place;
    }

    /** Takes a piece off the board; it is available again. */
    public void remove(int piece) {
        if (!has(piece)) {
            throw new IllegalArgumentException(data.atlas().piece(piece) + " is not there");
        }
        pieces[PieceAt.power(piece) * Sort.COUNT + PieceAt.sort(piece)] &= ~Spaces.of(PieceAt.space(piece));
    }

    public void fillBowl(int power) {
        if (availableTokens(power) <= 0) {
            throw new IllegalArgumentException(Power.of(power) + " has no token left");
        }
        bowl[power]++;
    }

    /** Puts a token from the bowl on the map. */
    public void placeToken(int power, int space) {
        if (bowl[power] == 0 || Spaces.has(tokens[power], space)) {
            throw new IllegalArgumentException(Power.of(power) + " cannot put a token there");
        }
        bowl[power]--;
        tokens[power] |= Spaces.of(space);
    }

    /** Takes tokens of a power off the map; they are available again. */
    public void removeTokens(int power, long spaces) {
        tokens[power] &= ~spaces;
    }
}
