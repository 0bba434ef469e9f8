package org.polemarch.perikles.model;

import org.polemarch.api.game.GameState;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.data.PeriklesData;

/** The whole position. It contains no rule. */
public final class PeriklesState implements GameState<PeriklesState> {

    private static final IndexSet PERSIA = Sets.of(1 << Power.PERSIA.ordinal());
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
    private IndexSet persians = IndexSet.EMPTY;
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

    public PeriklesData data() {
        return data;
    }

    public Cities cities() {
        return cities;
    }

    public Forces forces() {
        return forces;
    }

    public Relations relations() {
        return relations;
    }

    public Tiles tiles() {
        return tiles;
    }

    public Specials specials() {
        return specials;
    }

    public Action action() {
        return action;
    }

    public Battle battle() {
        return battle;
    }

    public Chronicle chronicle() {
        return chronicle;
    }

    public int players() {
        return players;
    }

    /** The turn, from 1. */
    public int turn() {
        return turn;
    }

    public void nextTurn() {
        turn++;
    }

    public Phase phase() {
        return PHASES[phase];
    }

    public void enter(Phase newPhase) {
        phase = (byte) newPhase.ordinal();
    }

    public int first() {
        return first;
    }

    public void setFirst(int player) {
        first = (byte) player;
    }

    public IndexSet persians() {
        return persians;
    }

    public void setPersians(IndexSet playersWithoutCity) {
        persians = playersWithoutCity;
    }

    public Ending ending() {
        return ENDINGS[ending];
    }

    public void setEnding(Ending reason) {
        ending = (byte) reason.ordinal();
    }

    /** The powers a player leads: his cities, or Persia. */
    public IndexSet powersOf(int player) {
        return persians.has(player) ? PERSIA : cities.led(player);
    }

    public boolean leads(int player, int power) {
        return power == Power.PERSIA.ordinal() ? persians.has(player) : cities.leader(power) == player;
    }

    /** Who leads a power in battle: a player, {@link Forces#PERSIANS}, or {@link Cities#NOBODY}. */
    public int commander(int power) {
        if (power == Power.PERSIA.ordinal()) {
            return persians.isEmpty() ? Cities.NOBODY : Forces.PERSIANS;
        }
        return cities.leader(power);
    }

    public IndexSet playersOf(int commander) {
        return commander == Forces.PERSIANS ? persians : Sets.of(1 << commander);
    }

    public IndexSet powersOfCommander(int commander) {
        if (commander == Cities.NOBODY) {
            return IndexSet.EMPTY;
        }
        return commander == Forces.PERSIANS ? PERSIA : cities.led(commander);
    }

    /** The tile in a space, open or just settled. */
    public LocationTile tile(int slot) {
        return data.location(tiles.open(slot));
    }

    /** The index of the city that controls the location in a space. */
    public int cityOf(int slot) {
        return data.cityOf(tiles.open(slot));
    }

    /** Where a location lies open, or -1. */
    public int slotOf(Location location) {
        for (int slot = 0; slot < tiles.slots(); slot++) {
            if (tile(slot).location().id().equals(location.id()) && !tiles.settled(slot)) {
                return slot;
            }
        }
        return -1;
    }

    /** The tile fought over, now or last. */
    public LocationTile fought() {
        return tile(battle.slot());
    }

    /** The type of counter that fights in the present round. */
    public UnitType roundType() {
        return fought().rounds().get(battle.round());
    }

    /** Whether somebody commands a side of the location in a space. */
    public boolean anybodyAt(int slot, Side side) {
        return forces.main(Forces.line(slot, side)) != Cities.NOBODY;
    }

    /** Whether the counters at the location in a space lie open, because its battle has begun. */
    public boolean revealed(int slot) {
        return slot <= battle.slot();
    }
}
