package org.polemarch.api.kit;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.polemarch.api.chance.Chance;

/**
 * An ordered pile of cards or tiles, each a number from 0 to 127 (an index into the game's data): a draw pile, a
 * discard pile, a display, a hand. The top is the end. It grows as needed, shares its array with its copies until one
 * of them changes, and refuses the impossible. A number may occur several times; {@link #remove} takes the lowest one.
 */
public final class Deck implements Shuffled, Canonical {

    private byte[] cards;
    private int size;

    /** Whether a copy may have the same array, so that whoever changes it takes one of its own first. */
    private boolean shared;

    public Deck() {
        this(8);
    }

    /** An empty deck with room for this many cards. */
    public Deck(int capacity) {
        cards = new byte[capacity];
    }

    private Deck(byte[] cards, int size) {
        this.cards = cards;
        this.size = size;
        shared = true;
    }

    /** The cards 0 to {@code count - 1}, the last one on top. */
    public static Deck ofFirst(int count) {
        Deck deck = new Deck(count);
        for (int card = 0; card < count; card++) {
            deck.put(card);
        }
        return deck;
    }

    /** A deck of these cards, the last one on top. */
    public static Deck of(int... cards) {
        Deck deck = new Deck(cards.length);
        for (int card : cards) {
            deck.put(card);
        }
        return deck;
    }

    public Deck copy() {
        shared = true;
        return new Deck(cards, size);
    }

    /** Called before anything is written. */
    private void own() {
        if (shared) {
            cards = cards.clone();
            shared = false;
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The card at a position, 0 being the bottom. */
    public int at(int position) {
        if (position < 0 || position >= size) {
            throw new IndexOutOfBoundsException("card " + position + " of " + size);
        }
        return cards[position];
    }

    public boolean contains(int card) {
        return positionOf(card) >= 0;
    }

    /** How many of its cards satisfy the test. */
    public int count(IntPredicate test) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (test.test(cards[i])) {
                count++;
            }
        }
        return count;
    }

    /** Puts a card on top. */
    public void put(int card) {
        requireFits(card);
        if (size == cards.length) {
            cards = Arrays.copyOf(cards, Math.max(8, size * 2));
            shared = false;
        } else {
            own();
        }
        cards[size++] = (byte) card;
    }

    /** Takes the top card. */
    public int draw() {
        if (size == 0) {
            throw new IllegalStateException("the deck is empty");
        }
        return cards[--size];
    }

    /** Removes a card, wherever it is; the others keep their order. */
    public void remove(int card) {
        int position = positionOf(card);
        if (position < 0) {
            throw new IllegalArgumentException("card " + card + " is not here");
        }
        takeAt(position);
    }

    /** Takes the card at a position; the others keep their order. */
    public int takeAt(int position) {
        int card = at(position);
        own();
        System.arraycopy(cards, position + 1, cards, position, size - position - 1);
        size--;
        return card;
    }

    /** Replaces the card at a position and returns the one that was there. */
    public int replaceAt(int position, int card) {
        requireFits(card);
        int old = at(position);
        own();
        cards[position] = (byte) card;
        return old;
    }

    private static void requireFits(int card) {
        if (card < 0 || card > Byte.MAX_VALUE) {
            throw new IllegalArgumentException("card " + card + "; a deck holds the numbers 0 to " + Byte.MAX_VALUE);
        }
    }

    /** Moves all cards of another deck on top of this one; the other deck is then empty. */
    public void putAll(Deck other) {
        if (other == this) {
            throw new IllegalArgumentException("a deck cannot be put on itself");
        }
        for (int i = 0; i < other.size; i++) {
            put(other.cards[i]);
        }
        other.size = 0;
    }

    public void clear() {
        size = 0;
    }

    @Override
    public void shuffle(Chance chance) {
        own();
        for (int i = size - 1; i > 0; i--) {
            int j = chance.below(i + 1);
            byte held = cards[i];
            cards[i] = cards[j];
            cards[j] = held;
        }
    }

    /** The cards from bottom to top. */
    public int[] toArray() {
        int[] all = new int[size];
        for (int i = 0; i < size; i++) {
            all[i] = cards[i];
        }
        return all;
    }

    @Override
    public Object canonical() {
        return toArray();
    }

    private int positionOf(int card) {
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
