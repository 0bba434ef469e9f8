package org.polemarch.polis.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.game.GameState;
import org.polemarch.api.kit.IndexSet;

/**
 * The whole position: what lies on the board, the Polis cards and the personal boards, and how far round and turn have
 * come. It keeps the pieces together (nothing appears or vanishes) and contains no rule.
 *
 * <p>Indices are those of the enums; a side that may be nobody is kept as 0 for nobody, else 1 + its index.
 */
public final class PolisState implements GameState<PolisState> {

    private static final int PRESTIGE = Resource.COUNT;
    private static final int TRACKS = PRESTIGE + 1;
    private static final int CAPTIVE = Polis.COUNT;
    private static final List<Optional<Polis>> PROXENOS_IN =
            Stream.of(Polis.values()).map(Optional::of).toList();

    private final byte[] units;
    private final byte[] owner;
    private final byte[] population;
    private final byte[] siege;
    private final byte[] tracks;
    private final byte[] pieces;
    private final byte[] proxenoi;
    private final byte[] grown;
    private final transient SideBits occupied;
    private final transient SideBits owned;
    private final Course course;
    private final Tiles tiles;
    private final Commerce commerce;
    private final TributeArea tribute;
    private final Combat combat;

    private IndexSet betrayed = IndexSet.EMPTY;
    private int gathering;
    private Ending ending = Ending.RUNNING;
    private int loser;

    /** An empty board with all pieces in reserve and all tiles in the pile. */
    public PolisState(Box box) {
        units = new byte[2 * Space.COUNT];
        occupied = new SideBits();
        owned = new SideBits();
        owner = new byte[Polis.COUNT];
        population = new byte[Polis.COUNT];
        siege = new byte[2 * Polis.COUNT];
        tracks = new byte[2 * TRACKS];
        pieces = new byte[2 * Piece.COUNT];
        proxenoi = new byte[2];
        grown = new byte[Polis.COUNT];
        course = new Course();
        tiles = new Tiles(box.projects());
        commerce = new Commerce(box.tradeSpaces(), box.merchants());
        tribute = new TributeArea();
        combat = new Combat(box.battleCards());
        for (Side side : Side.all()) {
            put(side, Piece.CUBE, box.cubes());
            put(side, Piece.DISK, box.disks());
        }
    }

    private PolisState(PolisState that) {
        units = that.units.clone();
        occupied = that.occupied.copy();
        owned = that.owned.copy();
        owner = that.owner.clone();
        population = that.population.clone();
        siege = that.siege.clone();
        tracks = that.tracks.clone();
        pieces = that.pieces.clone();
        proxenoi = that.proxenoi.clone();
        grown = that.grown.clone();
        course = that.course.copy();
        tiles = that.tiles.copy();
        commerce = that.commerce.copy();
        tribute = that.tribute.copy();
        combat = that.combat.copy();
        betrayed = that.betrayed;
        gathering = that.gathering;
        ending = that.ending;
        loser = that.loser;
    }

    @Override
    public PolisState copy() {
        return new PolisState(this);
    }

    public Course course() {
        return course;
    }

    public Tiles tiles() {
        return tiles;
    }

    public Commerce commerce() {
        return commerce;
    }

    public TributeArea tribute() {
        return tribute;
    }

    public Combat combat() {
        return combat;
    }

    // Pieces in reserve

    public int pieces(Side side, Piece piece) {
        return pieces[side.index() * Piece.COUNT + piece.index()];
    }

    private void put(Side side, Piece piece, int count) {
        int at = side.index() * Piece.COUNT + piece.index();
        if (pieces[at] + count < 0) {
            throw new IllegalArgumentException(side + " has " + pieces[at] + " " + piece + ", not " + -count);
        }
        pieces[at] += (byte) count;
    }

    // Hoplites and Galleys

    public int units(Side side, Space space) {
        return units[side.index() * Space.COUNT + space.index()];
    }

    public int units(Side side, int space) {
        return units[side.index() * Space.COUNT + space];
    }

    /** All spaces where a side has at least that many units. */
    public IndexSet spacesWith(Side side, int atLeast) {
        return atLeast < 1
                ? IndexSet.below(Space.COUNT)
                : occupied.atLeast(atLeast, side, units, side.index() * Space.COUNT);
    }

    private void putUnits(Side side, Space space, int count) {
        int at = side.index() * Space.COUNT + space.index();
        if (units[at] + count < 0) {
            throw new IllegalArgumentException(side + " has " + units[at] + " units in " + space);
        }
        units[at] += (byte) count;
        occupied.set(side, space.index(), units[at] > 0);
    }

    public void placeUnits(Side side, Space space, int count) {
        put(side, Piece.CUBE, -count);
        putUnits(side, space, count);
    }

    public void removeUnits(Side side, Space space, int count) {
        putUnits(side, space, -count);
        put(side, Piece.CUBE, count);
    }

    public void moveUnit(Side side, Space from, Space to) {
        putUnits(side, from, -1);
        putUnits(side, to, 1);
    }

    public void sendAway(Side side, Space sea) {
        putUnits(side, sea, -1);
        put(side, Piece.GALLEY_AWAY, 1);
    }

    /** That many of the Galleys sent away come back to a sea, the others to the reserve. */
    public void returnGalleys(Side side, Space sea, int back) {
        int away = pieces(side, Piece.GALLEY_AWAY);
        put(side, Piece.GALLEY_AWAY, -away);
        putUnits(side, sea, back);
        put(side, Piece.CUBE, away - back);
    }

    // Poleis

    public Optional<Side> owner(Polis polis) {
        return Side.ofCode(owner[polis.index()]);
    }

    public boolean owns(Side side, Polis polis) {
        return owner[polis.index()] == side.index() + 1;
    }

    public boolean owns(Side side, int polis) {
        return owner[polis] == side.index() + 1;
    }

    public boolean isNeutral(Polis polis) {
        return owner[polis.index()] == 0;
    }

    /** The cubes on the card; none on a neutral one. */
    public int population(Polis polis) {
        return population[polis.index()];
    }

    public int population(Side side) {
        int sum = 0;
        for (int polis = owned(side).first(); polis >= 0; polis = owned(side).after(polis)) {
            sum += population[polis];
        }
        return sum;
    }

    public int poleis(Side side) {
        return owned(side).size();
    }

    /** The poleis of a side. */
    public IndexSet owned(Side side) {
        return owned.of(side);
    }

    /** A polis joins a League with this many cubes from the reserve; its previous owner takes back cubes and disk. */
    public void join(Side side, Polis polis, int cubes) {
        leave(polis);
        put(side, Piece.CUBE, -cubes);
        put(side, Piece.DISK, -1);
        owner[polis.index()] = (byte) (side.index() + 1);
        owned.set(side, polis.index(), true);
        population[polis.index()] = (byte) cubes;
    }

    /** A polis becomes neutral; its previous owner takes back cubes and disk. */
    public void leave(Polis polis) {
        Optional<Side> had = owner(polis);
        if (had.isPresent()) {
            put(had.get(), Piece.CUBE, population[polis.index()]);
            put(had.get(), Piece.DISK, 1);
            owned.set(had.get(), polis.index(), false);
        }
        owner[polis.index()] = 0;
        population[polis.index()] = 0;
    }

    public void addPopulation(Polis polis, int count) {
        Side side = owner(polis).orElseThrow();
        put(side, Piece.CUBE, -count);
        population[polis.index()] += (byte) count;
    }

    /** Cubes of a card go to the reserve. The last one of a card goes only by {@link #leave}. */
    public void takePopulation(Polis polis, int count) {
        Side side = owner(polis).orElseThrow();
        if (population[polis.index()] <= count) {
            throw new IllegalArgumentException(polis + " has only " + population[polis.index()]);
        }
        population[polis.index()] -= (byte) count;
        put(side, Piece.CUBE, count);
    }

    public int grown(Polis polis) {
        return grown[polis.index()];
    }

    public void grow(Polis polis) {
        addPopulation(polis, 1);
        grown[polis.index()]++;
    }

    public void forgetGrowth() {
        Arrays.fill(grown, (byte) 0);
    }

    // Siege disks

    public int siegeDisks(Side side, Polis polis) {
        return siege[side.index() * Polis.COUNT + polis.index()];
    }

    public void placeSiegeDisk(Side side, Polis polis) {
        put(side, Piece.DISK, -1);
        siege[side.index() * Polis.COUNT + polis.index()]++;
    }

    public void removeSiegeDisks(Side side, Polis polis) {
        int at = side.index() * Polis.COUNT + polis.index();
        put(side, Piece.DISK, siege[at]);
        siege[at] = 0;
    }

    // Proxenoi

    /** Where a proxenos is; nowhere while captive. */
    public Optional<Polis> proxenos(Side side) {
        int at = proxenoi[side.index()];
        return at == CAPTIVE ? Optional.empty() : PROXENOS_IN.get(at);
    }

    public boolean isCaptive(Side side) {
        return proxenoi[side.index()] == CAPTIVE;
    }

    public boolean isProxenosIn(Side side, Polis polis) {
        return proxenoi[side.index()] == polis.index();
    }

    public void placeProxenos(Side side, Polis polis) {
        proxenoi[side.index()] = (byte) polis.index();
    }

    public void captureProxenos(Side side) {
        proxenoi[side.index()] = CAPTIVE;
    }

    // Personal boards

    public int stock(Side side, Resource resource) {
        return tracks[side.index() * TRACKS + resource.index()];
    }

    public void setStock(Side side, Resource resource, int value) {
        tracks[side.index() * TRACKS + resource.index()] = track(value);
    }

    public void spend(Side side, Resource resource, int count) {
        setStock(side, resource, stock(side, resource) - count);
    }

    public int prestige(Side side) {
        return tracks[side.index() * TRACKS + PRESTIGE];
    }

    public void setPrestige(Side side, int value) {
        tracks[side.index() * TRACKS + PRESTIGE] = track(value);
    }

    private static byte track(int value) {
        if (value < 0 || value > Byte.MAX_VALUE) {
            throw new IllegalArgumentException(value + " is on no track");
        }
        return (byte) value;
    }

    public void placeTributeDisk(Side side, Space territory) {
        put(side, Piece.DISK, -1);
        tribute.mark(side, territory);
    }

    /** The Tribute disks go back, and nothing bars Tribute any more. */
    public void clearTribute() {
        for (Side side : Side.all()) {
            put(side, Piece.DISK, tribute.disks(side));
        }
        tribute.clear();
    }

    /** Where units are moving to right now, one by one. */
    public Optional<Space> gathering() {
        return gathering == 0 ? Optional.empty() : Optional.of(Space.at(gathering - 1));
    }

    /** Units may follow to that space. */
    public void gather(Space destination) {
        gathering = 1 + destination.index();
    }

    public void endGathering() {
        gathering = 0;
    }

    public boolean isBetrayed(Polis polis) {
        return betrayed.has(polis.index());
    }

    public void betray(Polis polis) {
        betrayed = betrayed.with(polis.index());
    }

    public void forgetBetrayal() {
        betrayed = IndexSet.EMPTY;
    }

    public Ending ending() {
        return ending;
    }

    /** Who lost at once, if the game ended so; nobody if both or none did. */
    public Optional<Side> loser() {
        return Side.ofCode(loser);
    }

    public void lose(Side side, Ending why) {
        ending = why;
        loser = side.index() + 1;
    }

    public void end(Ending why) {
        ending = why;
    }
}
