package org.example.pebbles;

public class TakerWins implements LastPebble {
    @Override
    public int winner(int taker) {
        return taker;
    }
}
