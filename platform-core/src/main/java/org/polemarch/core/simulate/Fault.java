package org.polemarch.core.simulate;

import java.util.Arrays;
import java.util.Objects;

/** A game of a simulation that could not be played to its end. */
public final class Fault {

    private final long game;
    private final long seed;
    private final int move;
    private final int[] line;
    private final String message;

    Fault(long game, long seed, int move, int[] line, String message) {
        this.game = game;
        this.seed = seed;
        this.move = move;
        this.line = line;
        this.message = Objects.requireNonNull(message);
    }

    /** The number of the game in its run, from 0. */
    public long game() {
        return game;
    }

    public long seed() {
        return seed;
    }

    /** The number of the answer that could not be carried out, or that was being looked for. */
    public int move() {
        return move;
    }

    public String message() {
        return message;
    }

    /** The answers that were carried out, as positions in the lists of answers. */
    public int[] before() {
        return Arrays.copyOf(line, Math.min(line.length, move - 1));
    }

    /** The answers up to the one that failed, if it was an answer that failed. */
    int[] line() {
        return line.clone();
    }
}
