package org.polemarch.mountford.model;

/** Why the game ended (7.2, 9.2). */
public enum Ending {
    RUNNING("running", -1),
    ATHENS_SURRENDERED("ending.athens-surrendered", 1),
    SPARTA_SURRENDERED("ending.sparta-surrendered", 0),
    PEACE_WITH_ALL("ending.peace-with-all", 0),
    ATHENS_HELD_OUT("ending.athens-held-out", 0);

    private final String key;
    private final int winner;

    Ending(String key, int winner) {
        this.key = key;
        this.winner = winner;
    }

    public String key() {
        return key;
    }

    /** The index of the seat that won; -1 during the game. */
    public int winner() {
        return winner;
    }
}
