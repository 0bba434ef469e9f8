package org.polemarch.polis.model;

import java.util.Arrays;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.kit.Shuffled;

/**
 * The battles still to be fought, the Battle cards and, while one is fought, the battle. Cards of one kind are alike, so a
 * hand is a count for each kind. All cards are always somewhere: in the deck, in a hand, laid down, or used.
 */
public final class Combat implements Shuffled {

    /** How many cards each side lays down in a combat round. */
    public static final int PAIRS = 2;

    private static final int NONE = -1;

    private final byte[] hands;
    private final byte[] used;
    private final byte[] deck;
    private final byte[] laid;
    private int deckSize;
    private int laidSize;
    private int space = NONE;
    private Side attacker = Side.ATHENS;
    private boolean handsDealt;
    private IndexSet doubled = IndexSet.EMPTY;
    private IndexSet toFight = IndexSet.EMPTY;
    private IndexSet commanders = IndexSet.EMPTY;

    /** The cards in the deck, given the number of copies of each kind. */
    public Combat(int[] copies) {
        this(
                new byte[2 * copies.length],
                new byte[copies.length],
                new byte[Arrays.stream(copies).sum()],
                new byte[2 * PAIRS]);
        for (int kind = 0; kind < copies.length; kind++) {
            for (int i = 0; i < copies[kind]; i++) {
                deck[deckSize++] = (byte) kind;
            }
        }
    }

    private Combat(byte[] hands, byte[] used, byte[] deck, byte[] laid) {
        this.hands = hands;
        this.used = used;
        this.deck = deck;
        this.laid = laid;
    }

    Combat copy() {
        Combat copy = new Combat(hands.clone(), used.clone(), deck.clone(), laid.clone());
        copy.deckSize = deckSize;
        copy.laidSize = laidSize;
        copy.space = space;
        copy.attacker = attacker;
        copy.handsDealt = handsDealt;
        copy.doubled = doubled;
        copy.toFight = toFight;
        copy.commanders = commanders;
        return copy;
    }

    public int kinds() {
        return used.length;
    }

    public boolean isOn() {
        return space != NONE;
    }

    /** Where the battle is fought. Only while one is. */
    public Space space() {
        return Space.at(space);
    }

    public Side attacker() {
        return attacker;
    }

    public boolean handsDealt() {
        return handsDealt;
    }

    /** Begins a battle: all cards are gathered. */
    public void begin(Space where, Side first) {
        gather();
        space = where.index();
        attacker = first;
    }

    /** Ends the battle: all cards are gathered, so that nothing about hands remains. */
    public void end() {
        gather();
        space = NONE;
    }

    private void gather() {
        int kinds = kinds();
        int[] count = new int[kinds];
        for (int i = 0; i < deckSize; i++) {
            count[deck[i]]++;
        }
        for (int i = 0; i < laidSize; i++) {
            count[laid[i]]++;
        }
        deckSize = 0;
        laidSize = 0;
        for (int kind = 0; kind < kinds; kind++) {
            int all = count[kind] + hands[kind] + hands[kinds + kind] + used[kind];
            hands[kind] = 0;
            hands[kinds + kind] = 0;
            used[kind] = 0;
            for (int i = 0; i < all; i++) {
                deck[deckSize++] = (byte) kind;
            }
        }
        handsDealt = false;
        doubled = IndexSet.EMPTY;
    }

    public void switchRoles() {
        attacker = attacker.other();
    }

    /** The next combat round can be fought with the hands. */
    public void dealt() {
        handsDealt = true;
    }

    public IndexSet toFight() {
        return toFight;
    }

    public void setToFight(IndexSet spaces) {
        toFight = spaces;
    }

    /** A side declares its great commander: Prestige it wins in this battle counts double. */
    public void declareCommander(Side side) {
        commanders = commanders.with(side.index());
        doubled = doubled.with(side.index());
    }

    public boolean commanderDeclared(Side side) {
        return commanders.has(side.index());
    }

    /** A new round: commanders may be declared again. */
    public void forgetCommanders() {
        commanders = IndexSet.EMPTY;
    }

    public boolean isDoubled(Side side) {
        return doubled.has(side.index());
    }

    public int held(Side side, int kind) {
        return hands[side.index() * kinds() + kind];
    }

    public int handSize(Side side) {
        int size = 0;
        for (int kind = 0; kind < kinds(); kind++) {
            size += held(side, kind);
        }
        return size;
    }

    public int deckSize() {
        return deckSize;
    }

    /** How many cards of a kind lie used beside the deck. */
    public int used(int kind) {
        return used[kind];
    }

    public int inDeck(int kind) {
        int count = 0;
        for (int i = 0; i < deckSize; i++) {
            if (deck[i] == kind) {
                count++;
            }
        }
        return count;
    }

    /** How many cards have been laid down in this combat round. */
    public int laid() {
        return laidSize;
    }

    /** The kind of the card laid at that place: first the attacks, then the answers to them. */
    public int laidAt(int place) {
        if (place >= laidSize) {
            throw new IllegalArgumentException("only " + laidSize + " cards are laid down");
        }
        return laid[place];
    }

    @Override
    public void shuffle(Chance chance) {
        for (int i = deckSize - 1; i > 0; i--) {
            int j = chance.below(i + 1);
            byte card = deck[i];
            deck[i] = deck[j];
            deck[j] = card;
        }
    }

    /** The top card goes to a hand; its kind is returned. */
    public int draw(Side side) {
        if (deckSize == 0) {
            throw new IllegalStateException("no Battle card is left");
        }
        int kind = deck[--deckSize];
        hands[side.index() * kinds() + kind]++;
        return kind;
    }

    /** A given card of the deck goes to a hand. For positions set up by hand. */
    public void take(Side side, int kind) {
        for (int i = 0; i < deckSize; i++) {
            if (deck[i] == kind) {
                System.arraycopy(deck, i + 1, deck, i, deckSize - i - 1);
                deckSize--;
                hands[side.index() * kinds() + kind]++;
                return;
            }
        }
        throw new IllegalArgumentException("no card of kind " + kind + " is in the deck");
    }

    public void lay(Side side, int kind) {
        if (held(side, kind) == 0 || laidSize == laid.length) {
            throw new IllegalArgumentException(side + " cannot lay a card of kind " + kind);
        }
        hands[side.index() * kinds() + kind]--;
        laid[laidSize++] = (byte) kind;
    }

    public void discardLaid() {
        for (int i = 0; i < laidSize; i++) {
            used[laid[i]]++;
        }
        laidSize = 0;
    }

    /** Cards of the deck are used up unseen. For positions set up by hand. */
    public void useUp(int count) {
        for (int i = 0; i < count; i++) {
            used[deck[--deckSize]]++;
        }
    }

    /** A hand goes back into the deck, the deck is shuffled and the same number dealt: what a stranger cannot tell apart. */
    public void dealAgain(Side side, Chance chance) {
        int size = handSize(side);
        for (int kind = 0; kind < kinds(); kind++) {
            int at = side.index() * kinds() + kind;
            while (hands[at] > 0) {
                hands[at]--;
                deck[deckSize++] = (byte) kind;
            }
        }
        shuffle(chance);
        for (int i = 0; i < size; i++) {
            draw(side);
        }
    }
}
