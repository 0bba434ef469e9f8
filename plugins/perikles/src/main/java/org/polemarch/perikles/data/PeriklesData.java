package org.polemarch.perikles.data;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.api.data.Table;
import org.polemarch.api.game.Place;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;

/**
 * The figures of the game, read strictly from the data pack. Locations and kinds of influence tiles are numbered in the order of
 * their tables, so that a variant can add some. Immutable; nothing else reads the pack.
 */
public final class PeriklesData {

    public record Game(
            int cubesPerPlayer,
            int cubesPerCity,
            int extraCubes,
            int influenceDisplay,
            int openLocations,
            int turns,
            int countersPerTile,
            int extraCountersPerTile,
            int tokensToWin,
            int dieSides,
            int cubesForDefender) {}

    /** The years the turns stand for; no rule uses them. */
    public record Calendar(List<Integer> yearsBc, int lastYearBc) {}

    public record PlayerCount(int influenceTiles) {}

    public record PowerFigures(
            String id,
            String name,
            String colour,
            List<Integer> vpTrack,
            Optional<Integer> endsGameAtDefeats,
            Map<String, Integer> hoplites,
            Map<String, Integer> triremes,
            double latitude,
            double longitude,
            Optional<Place> place) {}

    public record LocationFigures(
            String id,
            String name,
            String city,
            int points,
            List<String> rounds,
            List<String> greyUnits,
            List<String> violetUnits,
            double latitude,
            double longitude,
            Optional<List<Double>> stand,
            int yearBc,
            Optional<Place> place) {}

    public record InfluenceFigures(String id, String colour, int shards, String symbol, int copies) {}

    /**
     * A special tile.
     *
     * @param cubes how many it places or moves, if it does
     */
    public record SpecialFigures(String id, String name, String category, Optional<Integer> cubes) {}

    public record ColumnFigures(String id, int attackerNeeds, int defenderNeeds) {}

    private static final String SIX_CITIES =
            "the board has six cities, and those who lead none lead the Persians (2, 4.5)";
    private static final String EIGHT_SPECIALS = "each special tile does something of its own, which is a rule (7)";

    private final Game game;
    private final Calendar calendar;
    private final Table<PlayerCount> playerCounts;
    private final Table<PowerFigures> powers;
    private final Table<SpecialFigures> specials;
    private final Counters counters;
    private final List<Column> combat;
    private final List<LocationTile> locations = new ArrayList<>();
    private final int[] cities;
    private final Map<Location, Integer> indexes = new HashMap<>();
    private final List<InfluenceTile> kinds = new ArrayList<>();
    private final List<Integer> copies = new ArrayList<>();
    private int influenceTiles;
    private final int[][] vpTrack = new int[Power.CITIES][];
    private final int[] decisiveDefeats = new int[Power.CITIES];

    private PeriklesData(DataPack pack) {
        game = pack.document("game", Game.class);
        calendar = pack.document("calendar", Calendar.class);
        playerCounts = pack.table("player-counts", PlayerCount.class);
        powers = pack.table("powers", PowerFigures.class);
        specials = pack.table("special-tiles", SpecialFigures.class);
        Ids.complete("powers", powers, Power.class, SIX_CITIES);
        Ids.complete("special-tiles", specials, SpecialTile.class, EIGHT_SPECIALS);
        combat = Column.all(pack.table("combat-table", ColumnFigures.class));
        counters = new Counters(powers);
        for (Power city : Power.cities()) {
            PowerFigures figures = figures(city);
            vpTrack[city.index()] =
                    figures.vpTrack().stream().mapToInt(Integer::intValue).toArray();
            decisiveDefeats[city.index()] = figures.endsGameAtDefeats().orElse(Integer.MAX_VALUE);
        }
        pack.table("locations", LocationFigures.class).forEach(this::add);
        cities = locations.stream().mapToInt(tile -> tile.city().index()).toArray();
        pack.table("influence-tiles", InfluenceFigures.class).forEach(this::add);
        check();
    }

    /** The figures in a pack; a fault names what is wrong. */
    public static PeriklesData of(DataPack pack) {
        return new PeriklesData(pack);
    }

    private void add(LocationFigures figures) {
        String where = "locations/" + figures.id();
        if (figures.rounds().isEmpty() || figures.rounds().size() > UnitType.COUNT) {
            throw new DataFault(where + " has " + figures.rounds() + " as rounds; it must have one or two");
        }
        Location location = new Location(figures.id());
        indexes.put(location, locations.size());
        locations.add(new LocationTile(
                location,
                locations.size(),
                city(figures.city(), where),
                figures.points(),
                figures.rounds().stream()
                        .map(type -> Ids.of(UnitType.class, type, where))
                        .toList(),
                types(figures.greyUnits(), where),
                types(figures.violetUnits(), where),
                new LocationTile.Spot(
                        figures.latitude(), figures.longitude(), figures.stand().orElse(List.of())),
                figures.place()));
    }

    private static IndexSet types(List<String> ids, String where) {
        return IndexSet.of(ids.stream()
                .mapToInt(id -> Ids.of(UnitType.class, id, where).index())
                .toArray());
    }

    private void add(InfluenceFigures figures) {
        String where = "influence-tiles/" + figures.id();
        if (figures.shards() < 1) {
            throw new DataFault(where + " has " + figures.shards() + " shards; it must have one or more");
        }
        Optional<Power> city =
                figures.colour().equals("any") ? Optional.empty() : Optional.of(city(figures.colour(), where));
        InfluenceTile.Symbol symbol = Ids.of(InfluenceTile.Symbol.class, figures.symbol(), where);
        kinds.add(new InfluenceTile(figures.id(), city, figures.shards(), symbol));
        copies.add(figures.copies());
        influenceTiles += figures.copies();
    }

    private static Power city(String id, String where) {
        Power power = Ids.of(Power.class, id, where);
        if (power == Power.PERSIA) {
            throw new DataFault(where + " names '" + id + "', which is no city");
        }
        return power;
    }

    private void check() {
        for (PowerFigures power : powers) {
            boolean decides = power.id().equals(Power.ATHENS.id()) || power.id().equals(Power.SPARTA.id());
            if (power.endsGameAtDefeats().isPresent() && !decides) {
                throw new DataFault(
                        "powers/" + power.id() + ": only defeats of Athens and Sparta can end the game (6)");
            }
        }
        if (locations.size() > IndexSet.LIMIT || kinds.size() > IndexSet.LIMIT) {
            throw new DataFault(
                    "there can be " + IndexSet.LIMIT + " locations and as many kinds of influence tiles, not "
                            + locations.size() + " and " + kinds.size());
        }
        if (game.openLocations() * game.turns() > locations.size()) {
            throw new DataFault("game: " + game.openLocations() + " open locations in " + game.turns()
                    + " turns are more than the " + locations.size() + " tiles");
        }
        if (calendar.yearsBc().size() != game.turns()) {
            throw new DataFault("calendar: " + calendar.yearsBc().size() + " years for " + game.turns() + " turns");
        }
        for (String count : playerCounts.ids()) {
            int taken = Integer.parseInt(count) * tilesPerPlayer(Integer.parseInt(count));
            if (taken + game.influenceDisplay() > influenceTiles()) {
                throw new DataFault("player-counts/" + count + ": the display of " + game.influenceDisplay()
                        + " cannot be refilled " + taken + " times from " + influenceTiles() + " tiles");
            }
        }
    }

    public Game game() {
        return game;
    }

    public Calendar calendar() {
        return calendar;
    }

    /** How many influence tiles each player takes in a turn, by the number of players. */
    public int tilesPerPlayer(int count) {
        return playerCounts.get(String.valueOf(count), "a game").influenceTiles();
    }

    public Counters counters() {
        return counters;
    }

    public PowerFigures figures(Power power) {
        return powers.get(power.id(), "a power");
    }

    public SpecialFigures figures(SpecialTile tile) {
        return specials.get(tile.id(), "a special tile");
    }

    /** How many cubes a special tile places or moves. */
    public int cubes(SpecialTile tile) {
        return figures(tile)
                .cubes()
                .orElseThrow(() -> new DataFault("special-tiles/" + tile.id() + " does not say how many cubes"));
    }

    public List<LocationTile> locations() {
        return locations;
    }

    public LocationTile location(int index) {
        return locations.get(index);
    }

    /** The index of the city that controls a location. */
    public int cityOf(int location) {
        return cities[location];
    }

    public LocationTile of(Location location) {
        Integer index = indexes.get(location);
        if (index == null) {
            throw new IllegalArgumentException("there is no location " + location);
        }
        return locations.get(index);
    }

    public int kinds() {
        return kinds.size();
    }

    public InfluenceTile kind(int index) {
        return kinds.get(index);
    }

    public int indexOf(InfluenceTile tile) {
        int index = 0;
        while (!kinds.get(index).id().equals(tile.id())) {
            index++;
        }
        return index;
    }

    public int copies(int kind) {
        return copies.get(kind);
    }

    public int influenceTiles() {
        return influenceTiles;
    }

    /** The highest uncovered number of a city's track: what a statue is worth there after a number of defeats. */
    public int statueValue(int city, int defeats) {
        return defeats < vpTrack[city].length ? vpTrack[city][defeats] : 0;
    }

    /** At this number of defeats of that city the game ends; a number never reached for most cities. */
    public int decisiveDefeats(int city) {
        return decisiveDefeats[city];
    }

    /** The columns of the combat table, from the worst to the best for the attacker. */
    public List<Column> combatTable() {
        return combat;
    }
}
