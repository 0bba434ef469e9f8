package org.polemarch.victory.model;

import java.util.Arrays;
import org.polemarch.api.kit.Deck;

/**
 * Where the cards of each power lie. A card is the number of its kind; copies are equal. Piles without an order the
 * rules know of are kept sorted, so that the order in which cards came tells nothing.
 */
public final class Cards {

    public static final int NONE = -1;

    private final Deck[] draw;
    private final Deck[] hand;
    private final Deck[] discards;
    private final Deck[] prepared;
    private final Deck[] status;
    private final Deck[] seen;
    private final int[] open;

    Cards() {
        this(empty(), empty(), empty(), empty(), empty(), empty(), new int[Power.COUNT]);
        Arrays.fill(open, NONE);
    }

    private Cards(Deck[] draw, Deck[] hand, Deck[] discards, Deck[] prepared, Deck[] status, Deck[] seen, int[] open) {
        this.draw = draw;
        this.hand = hand;
        this.discards = discards;
        this.prepared = prepared;
        this.status = status;
        this.seen = seen;
        this.open = open;
    }

    private static Deck[] empty() {
        Deck[] piles = new Deck[Power.COUNT];
        for (int power = 0; power < piles.length; power++) {
            piles[power] = new Deck();
        }
        return piles;
    }

    Cards copy() {
        return new Cards(
                copy(draw), copy(hand), copy(discards), copy(prepared), copy(status), copy(seen), open.clone());
    }

    private static Deck[] copy(Deck[] piles) {
        Deck[] copies = new Deck[piles.length];
        for (int power = 0; power < piles.length; power++) {
            copies[power] = piles[power].copy();
        }
        return copies;
    }

    /** The draw deck; the order is known to nobody. */
    public Deck draw(int power) {
        return draw[power];
    }

    public Deck hand(int power) {
        return hand[power];
    }

    /** The discard pile, sorted; the face-up card is one of it. */
    public Deck discards(int power) {
        return discards[power];
    }

    /** The face-down Prepare cards, sorted. */
    public Deck prepared(int power) {
        return prepared[power];
    }

    /** The face-up Status cards, sorted. */
    public Deck status(int power) {
        return status[power];
    }

    /** Those cards of the discard pile that everybody saw go there, sorted; the face-up card is one of it. */
    public Deck seen(int power) {
        return seen[power];
    }

    /** The face-up card of the discard pile, {@link #NONE} before the opening discards. */
    public int open(int power) {
        return open[power];
    }

    /** The face-up card is chosen; it is shown to all when every power has chosen. */
    public void chooseOpen(int power, int card) {
        hand[power].remove(card);
        sortIn(discards[power], card);
        open[power] = card;
    }

    /** In an imagined game another of the discards is the one that will lie face up. */
    public void imagineOpen(int power, int card) {
        open[power] = card;
    }

    public void showOpen(int power) {
        sortIn(seen[power], open[power]);
    }

    /** The top card of the draw deck goes to the hand. */
    public void drawCard(int power) {
        sortIn(hand[power], draw[power].draw());
    }

    public void discardFromHand(int power, int card, boolean shown) {
        hand[power].remove(card);
        discard(power, card, shown);
    }

    /** The top card of the draw deck goes to the discard pile; the owner may look at it there. */
    public int discardFromDeck(int power) {
        int card = draw[power].draw();
        discard(power, card, false);
        return card;
    }

    /** A face-down Prepare card goes to the discard pile. */
    public void discardPrepared(int power, int card, boolean shown) {
        prepared[power].remove(card);
        discard(power, card, shown);
    }

    public void discardStatus(int power, int card) {
        status[power].remove(card);
        discard(power, card, true);
    }

    /** A card fetched out of the draw deck goes to the discard pile after it was played. */
    public void discardFetched(int power, int card) {
        draw[power].remove(card);
        discard(power, card, true);
    }

    private void discard(int power, int card, boolean shown) {
        sortIn(discards[power], card);
        if (shown) {
            sortIn(seen[power], card);
        }
    }

    public void prepare(int power, int card, boolean fromHand) {
        (fromHand ? hand : draw)[power].remove(card);
        sortIn(prepared[power], card);
    }

    public void layStatus(int power, int card) {
        hand[power].remove(card);
        sortIn(status[power], card);
    }

    /** Puts the whole hand back on the draw deck. */
    public void handToDeck(int power) {
        draw[power].putAll(hand[power]);
    }

    /** Puts a card into a sorted pile. */
    public static void sortIn(Deck pile, int card) {
        pile.put(card);
        for (int at = pile.size() - 1; at > 0 && pile.at(at - 1) > card; at--) {
            pile.replaceAt(at, pile.at(at - 1));
            pile.replaceAt(at - 1, card);
        }
    }
}
