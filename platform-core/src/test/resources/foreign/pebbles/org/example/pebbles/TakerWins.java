package org.example.pebbles;

final class TakerWins implements LastPebble {
    @Override
    public int winner(int taker) {
        return taker;
    }
}
