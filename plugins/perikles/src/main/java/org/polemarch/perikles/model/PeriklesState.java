package org.polemarch.perikles.model;

import org.polemarch.api.game.GameState;
import org.polemarch.perikles.data.PeriklesData;

/** The whole position. It contains no rule. */
public final class PeriklesState implements GameState<PeriklesState> {

    private static final Phase[] PHASES = Phase.values();
    private static final Ending[] ENDINGS = Ending.values();

    private final transient PeriklesData data;
    private final Cities cities;
    private final Forces forces;
    private final Relations relations;
    private final Tiles tiles;
    private final Specials specials;
    private final Action action;
    private final Battle battle;
    private final Chronicle chronicle;
    private final byte players;
    private byte turn = 1;
    private byte phase;
    private byte first;
    private byte persians;
    private byte ending;

    /** The table before anything is laid out. */
    public PeriklesState(PeriklesData data, int players) {
        this.data = data;
        this.players = (byte) players;
        int locations = data.game().openLocations();
        cities = new Cities(players, data.game().cubesPerPlayer());
        forces = new Forces(data.counters(), locations);
        relations = new Relations(locations);
        tiles = new Tiles(data, players);
        specials = new Specials(players);
        action = new Action();
        battle = new Battle();
        battle.clear();
        chronicle = new Chronicle(locations, data.counters().count());
    }

    private PeriklesState(PeriklesState other) {
        data = other.data;
        cities = other.cities.copy();
        forces = other.forces.copy();
        relations = other.relations.copy();
        tiles = other.tiles.copy();
        specials = other.specials.copy();
        action = other.action.copy();
        battle = other.battle.copy();
        chronicle = other.chronicle.copy();
        players = other.players;
        turn = other.turn;
        phase = other.phase;
        first = other.first;
        persians = other.persians;
        ending = other.ending;
    }

    @Override
    public PeriklesState copy() {
        return new PeriklesState(this);
    }

    /** The figures of the game. */
    public PeriklesData data() {
        return data;
    }

    /** The politics of the cities. */
    public Cities cities() {
        return cities;
    }

    /** The military counters. */
    public Forces forces() {
        return forces;
    }

    /** War, alliance and permissions. */
    public Relations relations() {
        return relations;
    }

    /** The influence tiles and location tiles. */
    public Tiles tiles() {
        return tiles;
    }

    /** The special tiles. */
    public Specials specials() {
        return specials;
    }

    /** How far the player is who sends counters. */
    public Action action() {
        return action;
    }

    /** The battle being fought. */
    public Battle battle() {
        return battle;
    }

    /** What was seen of the latest battles. */
    public Chronicle chronicle() {
        return chronicle;
    }

    /** How many players there are. */
    public int players() {
        return players;
    }

    /** The turn, from 1. */
    public int turn() {
        return turn;
    }

    /** The next turn begins. */
    public void nextTurn() {
        turn++;
    }

    /** The phase of the turn. */
    public Phase phase() {
        return PHASES[phase];
    }

    /** A phase begins. */
    public void enter(Phase newPhase) {
        phase = (byte) newPhase.ordinal();
    }

    /** The first player of the turn. */
    public int first() {
        return first;
    }

    /** A player is first. */
    public void setFirst(int player) {
        first = (byte) player;
    }

    /** The set of players who lead the Persians this turn. */
    public int persians() {
        return persians;
    }

    /** A set of players leads the Persians. */
    public void setPersians(int playersWithoutCity) {
        persians = (byte) playersWithoutCity;
    }

    /** Why the game ended. */
    public Ending ending() {
        return ENDINGS[ending];
    }

    /** The game ends. */
    public void setEnding(Ending reason) {
        ending = (byte) reason.ordinal();
    }

    /** The set of powers a player leads: his cities, or Persia. */
    public int powersOf(int player) {
        return (persians >> player & 1) != 0 ? Power.PERSIA.bit() : cities.led(player);
    }

    /** Whether a player leads a power. */
    public boolean leads(int player, int power) {
        return power == Power.PERSIA.ordinal() ? (persians >> player & 1) != 0 : cities.leader(power) == player;
    }

    /** Who leads a power in battle: a player, {@link Forces#PERSIANS}, or {@link Cities#NOBODY}. */
    public int commander(int power) {
        if (power == Power.PERSIA.ordinal()) {
            return persians == 0 ? Cities.NOBODY : Forces.PERSIANS;
        }
        return cities.leader(power);
    }

    /** The set of players a commander stands for. */
    public int playersOf(int commander) {
        return commander == Forces.PERSIANS ? persians : 1 << commander;
    }

    /** The set of powers a commander leads. */
    public int powersOfCommander(int commander) {
        return commander == Forces.PERSIANS ? Power.PERSIA.bit() : cities.led(commander);
    }

    /** Whether the counters at the location in a space lie open, because its battle has begun. */
    public boolean revealed(int slot) {
        return slot <= battle.slot();
    }
}
