package org.polemarch.api.teach;

import java.util.List;

/**
 * How you win, on one screen, for somebody who has never seen the printed game.
 *
 * @param goal what wins the game
 * @param round what a round is, step by step
 * @param actions the things a player can do
 * @param decides what usually decides the game
 * @param overlooked what beginners overlook
 * @param picture the board with its parts named
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
     * A position that is drawn by the game's own board.
     *
     * @param seed from which the game is dealt
     * @param moves how many moves are played at random first
     * @param seat whose eyes these are
     */
    public record Picture(long seed, int moves, String seat, List<Part> parts) {
        public Picture {
            parts = List.copyOf(parts);
        }
    }

    /** A part of the board, marked with its number. */
    public record Part(Pointer at, String name, String text) {}
}
