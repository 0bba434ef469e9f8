package org.polemarch.pericles.model;

import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.data.PericlesData;

/** The cards: hands and Entourages as sets of deck indices, Battle Decks, discards, and the plays. */
public final class Cards {

    private final transient PericlesData data;
    private final long[] hand;
    private final long[] entourage;
    /** The Factions whose Entourage lies face up, used as a Brain Trust. */
    private IndexSet faceUp;

    private final Pile[] battle;
    private final long[] debateDiscards;
    private final long[] battleDiscards;
    private final Pile plays;
    private final byte[] played;
    private final byte[] spoke;
    private int currentPlay;
    private IndexSet performed;

    Cards(PericlesData data) {
        this.data = data;
        hand = new long[4];
        entourage = new long[4];
        faceUp = IndexSet.EMPTY;
        battle = new Pile[] {
            Pile.of(data.ordinaryCards(Side.ATHENS).size()),
            Pile.of(data.ordinaryCards(Side.SPARTA).size())
        };
        debateDiscards = new long[2];
        battleDiscards = new long[2];
        plays = Pile.of(data.plays());
        played = new byte[] {-1, -1, -1, -1};
        spoke = new byte[] {-1, -1, -1, -1};
        currentPlay = -1;
        performed = IndexSet.EMPTY;
    }

    private Cards(Cards other) {
        data = other.data;
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

    public IndexSet hand(Faction faction) {
        return new IndexSet(hand[faction.index()]);
    }

    public void setHand(Faction faction, IndexSet cards) {
        hand[faction.index()] = cards.bits();
    }

    public IndexSet entourage(Faction faction) {
        return new IndexSet(entourage[faction.index()]);
    }

    public void setEntourage(Faction faction, IndexSet cards) {
        entourage[faction.index()] = cards.bits();
    }

    /** Whether the Entourage was used as a Brain Trust and lies face up. */
    public boolean faceUp(Faction faction) {
        return faceUp.has(faction.index());
    }

    public boolean isEntourageReady(Faction faction) {
        return entourage[faction.index()] != 0 && !faceUp(faction);
    }

    /** The Entourage is used as a Brain Trust, and that card speaks. */
    public void turnUp(Faction faction, int card) {
        faceUp = faceUp.with(faction.index());
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
        faceUp = faceUp.without(faction.index());
        spoke[faction.index()] = -1;
    }

    public Pile battle(Side side) {
        return battle[side.index()];
    }

    /** Cards played in debates or discarded, lying open; Leaders are not among them. */
    public IndexSet debateDiscards(Side side) {
        return new IndexSet(debateDiscards[side.index()]);
    }

    public IndexSet battleDiscards(Side side) {
        return new IndexSet(battleDiscards[side.index()]);
    }

    /** Puts a card on the open discards. A Leader leaves the hand only. */
    public void discard(Side side, int card) {
        if (data.ordinaryCards(side).has(card)) {
            debateDiscards[side.index()] |= 1L << card;
        }
    }

    public void discardBattle(Side side, int card) {
        battleDiscards[side.index()] |= 1L << card;
    }

    public void gather(Side side) {
        battle[side.index()].putAll(debateDiscards(side));
        debateDiscards[side.index()] = 0;
        gatherBattle(side);
    }

    public void gatherBattle(Side side) {
        battle[side.index()].putAll(battleDiscards(side));
        battleDiscards[side.index()] = 0;
    }

    public Pile plays() {
        return plays;
    }

    /** The Aristophanes card of the turn; -1 before the first. */
    public int currentPlay() {
        return currentPlay;
    }

    public void setCurrentPlay(int play) {
        currentPlay = play;
        performed = performed.with(play);
    }

    public IndexSet performed() {
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
