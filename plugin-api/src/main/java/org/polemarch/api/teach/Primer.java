package org.polemarch.api.teach;

import java.util.List;

/**
 * How you win, on one screen, for somebody who has never seen the printed game.
 *
 * @param goal how the game is won
 * @param round a round, step by step
 * @param actions the things a player can do
 * @param decides what usually decides the game
 * @param overlooked what beginners overlook
 * @param picture the board, with its parts named
 */
public record Primer(
        String goal,
        List<String> round,
        List<Item> actions,
        List<String> decides,
        List<String> overlooked,
        Picture picture) {
    public Primer {
        round = List.copyOf(round);
        actions = List.copyOf(actions);
        decides = List.copyOf(decides);
        overlooked = List.copyOf(overlooked);
    }

    public record Item(String name, String text) {}

    /**
     * A position, drawn by the game's own board.
     *
     * @param seed the seed from which the game is dealt
     * @param moves how many random moves are played first
     * @param seat the seat that looks
     */
    public record Picture(long seed, int moves, String seat, List<Part> parts) {
        public Picture {
            parts = List.copyOf(parts);
        }
    }

    /** A part of the board, marked with its number. */
    public record Part(Pointer at, String name, String text) {}
}
