package org.polemarch.contract.broken;

import org.polemarch.api.game.GameState;
import org.polemarch.api.kit.Deck;

/** Who has what. Not final, because one of the broken games copies it badly. */
public class OstrakaState implements GameState<OstrakaState> {

    static final int CARDS = 20;
    static final int COINS = 4;

    final Deck deck;
    final Deck discard;
    final Deck[] hands;
    final Deck[] rows;
    final Deck[] buried;
    final int[] coins;
    int bank;
    int round;
    boolean ended;

    OstrakaState(int seats) {
        deck = Deck.ofFirst(CARDS);
        discard = new Deck();
        hands = decks(seats);
        rows = decks(seats);
        buried = decks(seats);
        coins = new int[seats];
        java.util.Arrays.fill(coins, COINS);
    }

    OstrakaState(OstrakaState other, Deck[] hands) {
        deck = other.deck.copy();
        discard = other.discard.copy();
        this.hands = hands;
        rows = copies(other.rows);
        buried = copies(other.buried);
        coins = other.coins.clone();
        bank = other.bank;
        round = other.round;
        ended = other.ended;
    }

    @Override
    public OstrakaState copy() {
        return new OstrakaState(this, copies(hands));
    }

    private static Deck[] decks(int count) {
        Deck[] decks = new Deck[count];
        for (int i = 0; i < count; i++) {
            decks[i] = new Deck();
        }
        return decks;
    }

    static Deck[] copies(Deck[] decks) {
        Deck[] copies = new Deck[decks.length];
        for (int i = 0; i < decks.length; i++) {
            copies[i] = decks[i].copy();
        }
        return copies;
    }

    static int sum(Deck cards) {
        int sum = 0;
        for (int card : cards.toArray()) {
            sum += card;
        }
        return sum;
    }
}
