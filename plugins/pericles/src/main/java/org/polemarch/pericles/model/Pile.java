package org.polemarch.pericles.model;

import java.util.Arrays;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.kit.Canonical;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.kit.Shuffled;

/** A face-down pile of cards by index; the last one is on top. */
public final class Pile implements Shuffled, Canonical {

    private final byte[] cards;
    private int size;

    /** An empty pile with room for this many cards. */
    public Pile(int room) {
        this(new byte[room], 0);
    }

    /** The cards from 0 on, that many, in order. */
    static Pile of(int count) {
        Pile pile = new Pile(count);
        pile.putAll(IndexSet.below(count));
        return pile;
    }

    private Pile(byte[] cards, int size) {
        this.cards = cards;
        this.size = size;
    }

    public Pile copy() {
        return new Pile(cards.clone(), size);
    }

    public int size() {
        return size;
    }

    public void put(int card) {
        cards[size++] = (byte) card;
    }

    /** Puts cards on top, in their order. */
    public void putAll(IndexSet more) {
        for (int card = more.first(); card >= 0; card = more.after(card)) {
            put(card);
        }
    }

    /** Takes the top card. */
    public int draw() {
        if (size == 0) {
            throw new IllegalStateException("the pile is empty");
        }
        int top = cards[--size];
        cards[size] = 0;
        return top;
    }

    /** Takes this many cards from the top. */
    public IndexSet draw(int count) {
        Marks drawn = new Marks();
        for (int i = 0; i < count; i++) {
            drawn.add(draw());
        }
        return drawn.set();
    }

    /** The card at a position from the bottom. */
    public int card(int position) {
        return cards[position];
    }

    /** Replaces the card at a position; the caller keeps the count of every card right. */
    public void set(int position, int card) {
        cards[position] = (byte) card;
    }

    /** Brings a card to the top, leaving the order of the others. */
    public void toTop(int card) {
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                System.arraycopy(cards, i + 1, cards, i, size - i - 1);
                cards[size - 1] = (byte) card;
                return;
            }
        }
        throw new IllegalStateException("no card " + card + " in the pile");
    }

    @Override
    public void shuffle(Chance chance) {
        for (int i = size - 1; i > 0; i--) {
            int j = chance.below(i + 1);
            byte swapped = cards[i];
            cards[i] = cards[j];
            cards[j] = swapped;
        }
    }

    @Override
    public Object canonical() {
        return Arrays.copyOf(cards, size);
    }
}
