package org.polemarch.pericles.model;

import org.polemarch.pericles.data.PericlesData;

/** The cards: hands and Entourages as sets of deck indices, Battle Decks, discards, and the plays. */
public final class Cards {

    private final int[] hand;
    private final int[] entourage;
    /** Bit of a Faction whose Entourage lies face up, used as a Brain Trust. */
    private int faceUp;

    private final Pile[] battle;
    private final int[] debateDiscards;
    private final int[] battleDiscards;
    private final Pile plays;
    private final byte[] played;
    private final byte[] spoke;
    private int currentPlay;
    private int performed;

    Cards() {
        hand = new int[4];
        entourage = new int[4];
        battle = new Pile[] {new Pile(PericlesData.ORDINARY_CARDS), new Pile(PericlesData.ORDINARY_CARDS)};
        debateDiscards = new int[2];
        battleDiscards = new int[2];
        plays = new Pile(PericlesData.PLAYS);
        played = new byte[] {-1, -1, -1, -1};
        spoke = new byte[] {-1, -1, -1, -1};
        currentPlay = -1;
        for (int i = 0; i < PericlesData.ORDINARY_CARDS; i++) {
            battle[0].put(i);
            battle[1].put(i);
        }
        for (int i = 0; i < PericlesData.PLAYS; i++) {
            plays.put(i);
        }
    }

    private Cards(Cards other) {
        hand = other.hand.clone();
        entourage = other.entourage.clone();
        faceUp = other.faceUp;
        battle = new Pile[] {other.battle[0].copy(), other.battle[1].copy()};
        debateDiscards = other.debateDiscards.clone();
        battleDiscards = other.battleDiscards.clone();
        plays = other.plays.copy();
        played = other.played.clone();
        spoke = other.spoke.clone();
        currentPlay = other.currentPlay;
        performed = other.performed;
    }

    Cards copy() {
        return new Cards(this);
    }

    /** The hand of a Faction as a set. */
    public int hand(Faction faction) {
        return hand[faction.index()];
    }

    /** Replaces a hand. */
    public void setHand(Faction faction, int cards) {
        hand[faction.index()] = cards;
    }

    /** The Entourage of a Faction as a set. */
    public int entourage(Faction faction) {
        return entourage[faction.index()];
    }

    /** Replaces an Entourage. */
    public void setEntourage(Faction faction, int cards) {
        entourage[faction.index()] = cards;
    }

    /** Whether the Entourage was used as a Brain Trust and lies face up. */
    public boolean faceUp(Faction faction) {
        return (faceUp & faction.bit()) != 0;
    }

    /** The Entourage is used as a Brain Trust, and that card speaks. */
    public void turnUp(Faction faction, int card) {
        faceUp |= faction.bit();
        spoke[faction.index()] = (byte) card;
    }

    /** The card that spoke for a Brain Trust; -1 for none. */
    public int spoke(Faction faction) {
        return spoke[faction.index()];
    }

    /** The used Entourage goes to the discards; the next one will be face down. */
    public void discardUsedEntourage(Faction faction) {
        debateDiscards[faction.side().index()] |= entourage[faction.index()];
        entourage[faction.index()] = 0;
        faceUp &= ~faction.bit();
        spoke[faction.index()] = -1;
    }

    /** The Battle Deck of a Side. */
    public Pile battle(Side side) {
        return battle[side.index()];
    }

    /** Cards played in debates or discarded, lying open, as a set; Leaders are not among them. */
    public int debateDiscards(Side side) {
        return debateDiscards[side.index()];
    }

    /** Cards of the Battle Deck used this turn, lying open. */
    public int battleDiscards(Side side) {
        return battleDiscards[side.index()];
    }

    /** Puts a card on the open discards. A Leader leaves the hand only. */
    public void discard(Side side, int card) {
        if (card < PericlesData.ORDINARY_CARDS) {
            debateDiscards[side.index()] |= 1 << card;
        }
    }

    /** A card of the Battle Deck has been used. */
    public void discardBattle(Side side, int card) {
        battleDiscards[side.index()] |= 1 << card;
    }

    /** Gathers all open discards in the Battle Deck's pile. */
    public void gather(Side side) {
        put(side, debateDiscards[side.index()]);
        debateDiscards[side.index()] = 0;
        gatherBattle(side);
    }

    /** Gathers the used battle cards in the Battle Deck's pile. */
    public void gatherBattle(Side side) {
        put(side, battleDiscards[side.index()]);
        battleDiscards[side.index()] = 0;
    }

    private void put(Side side, int cards) {
        for (int left = cards; left != 0; left &= left - 1) {
            battle[side.index()].put(Integer.numberOfTrailingZeros(left));
        }
    }

    /** The Aristophanes deck. */
    public Pile plays() {
        return plays;
    }

    /** The Aristophanes card of the turn; -1 before the first. */
    public int currentPlay() {
        return currentPlay;
    }

    /** A new Aristophanes card lies open. */
    public void setCurrentPlay(int play) {
        currentPlay = play;
        performed |= 1 << play;
    }

    /** The set of Aristophanes cards drawn so far. */
    public int performed() {
        return performed;
    }

    /** The card a Faction last revealed; -1 for none. */
    public int played(Faction faction) {
        return played[faction.index()];
    }

    /** A Faction reveals a card, or with -1 takes it off the table. */
    public void setPlayed(Faction faction, int card) {
        played[faction.index()] = (byte) card;
    }
}
