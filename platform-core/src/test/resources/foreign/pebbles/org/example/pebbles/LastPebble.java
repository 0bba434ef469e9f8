package org.example.pebbles;

/** What the last pebble means: the hook a variant may replace. */
public interface LastPebble {
    /** Who has won when that seat took the last pebble: the index of a seat. */
    int winner(int taker);
}
