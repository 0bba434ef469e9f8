package org.polemarch.perikles.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.api.game.Place;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;

/**
 * The figures of the game, read strictly from the data pack and laid out by the ordinals of the enums. Immutable; nothing
 * else reads the pack.
 */
public final class PeriklesData {

    /** The colour of the tiles for any city, beside the ordinals of the cities. */
    public static final int ANY_COLOUR = Power.CITIES;

    /** The figures of the set-up and of the turn. */
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
            int cubesForDefender) {}

    /** The years the turns stand for; no rule uses them. */
    public record Calendar(List<Integer> yearsBc, int lastYearBc) {}

    /** What depends on the number of players. */
    public record PlayerCount(int influenceTiles) {}

    /** What the players' pieces look like. */
    public record Player(String id, String colour) {}

    /** A city, or Persia. */
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

    /** A location tile. */
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
            int yearBc,
            Optional<Place> place) {}

    /** A kind of influence tile. */
    public record InfluenceFigures(String id, String colour, int shards, String symbol, int copies) {}

    /** A special tile. */
    public record SpecialFigures(String id, String name, String category) {}

    /** A column of the combat table, from the worst to the best for the attacker. */
    public record Column(String id, int attackerNeeds, int defenderNeeds) {}

    private final Game game;
    private final Calendar calendar;
    private final Table<PlayerCount> playerCounts;
    private final Table<Player> players;
    private final Table<PowerFigures> powers;
    private final Table<LocationFigures> locations;
    private final Table<InfluenceFigures> influence;
    private final Table<SpecialFigures> specials;
    private final Table<Column> combat;

    private final Counters counters;
    private final LocationFigures[] locationBy = new LocationFigures[Location.COUNT];
    private final byte[] cityOf = new byte[Location.COUNT];
    private final byte[] pointsOf = new byte[Location.COUNT];
    private final UnitType[][] roundsOf = new UnitType[Location.COUNT][];
    private final boolean[] grey = new boolean[Location.COUNT * UnitType.COUNT];
    private final boolean[] violet = new boolean[Location.COUNT * UnitType.COUNT];
    private final byte[] colourOf = new byte[InfluenceTile.COUNT];
    private final byte[] shardsOf = new byte[InfluenceTile.COUNT];
    private final byte[] copiesOf = new byte[InfluenceTile.COUNT];
    private final InfluenceTile.Symbol[] symbolOf = new InfluenceTile.Symbol[InfluenceTile.COUNT];
    private final PowerFigures[] powerBy = new PowerFigures[Power.COUNT];
    private final int[][] vpTrack = new int[Power.CITIES][];
    private final int[] decisiveDefeats = new int[Power.CITIES];
    private final int[] attackerNeeds = new int[CombatColumn.COUNT];
    private final int[] defenderNeeds = new int[CombatColumn.COUNT];

    private PeriklesData(DataPack pack) {
        game = pack.document("game", Game.class);
        calendar = pack.document("calendar", Calendar.class);
        playerCounts = pack.table("player-counts", PlayerCount.class);
        players = pack.table("players", Player.class);
        powers = pack.table("powers", PowerFigures.class).expect(Power.COUNT);
        locations = pack.table("locations", LocationFigures.class).expect(Location.COUNT);
        influence = pack.table("influence-tiles", InfluenceFigures.class).expect(InfluenceTile.COUNT);
        specials = pack.table("special-tiles", SpecialFigures.class).expect(SpecialTile.COUNT);
        combat = pack.table("combat-table", Column.class).expect(CombatColumn.COUNT);
        counters = new Counters(powers);
        compilePowers();
        compileLocations();
        compileInfluence();
        for (SpecialTile tile : SpecialTile.values()) {
            specials.get(tile.id(), "the special tiles");
        }
        for (CombatColumn column : CombatColumn.values()) {
            Column figures = combat.get(column.label(), "the combat table");
            attackerNeeds[column.ordinal()] = figures.attackerNeeds();
            defenderNeeds[column.ordinal()] = figures.defenderNeeds();
        }
        check();
    }

    /** The figures in a pack; a fault names what is wrong. */
    public static PeriklesData of(DataPack pack) {
        return new PeriklesData(pack);
    }

    private void compilePowers() {
        for (Power power : Power.values()) {
            PowerFigures figures = powers.get(power.id(), "the powers");
            powerBy[power.ordinal()] = figures;
            if (power.ordinal() < Power.CITIES) {
                vpTrack[power.ordinal()] =
                        figures.vpTrack().stream().mapToInt(Integer::intValue).toArray();
                decisiveDefeats[power.ordinal()] = figures.endsGameAtDefeats().orElse(Integer.MAX_VALUE);
            }
        }
    }

    private void compileLocations() {
        for (Location location : Location.values()) {
            LocationFigures figures = locations.get(location.id(), "the location tiles");
            int index = location.ordinal();
            locationBy[index] = figures;
            cityOf[index] = (byte) city(figures.city(), "locations/" + figures.id());
            pointsOf[index] = (byte) figures.points();
            roundsOf[index] = figures.rounds().stream()
                    .map(type -> type(type, "locations/" + figures.id()))
                    .toArray(UnitType[]::new);
            if (roundsOf[index].length < 1 || roundsOf[index].length > UnitType.COUNT) {
                throw new DataFault("locations/" + figures.id() + " has " + figures.rounds()
                        + " as rounds; it must have" + " one or two");
            }
            figures.greyUnits().forEach(type -> grey[unit(location, type)] = true);
            figures.violetUnits().forEach(type -> violet[unit(location, type)] = true);
        }
    }

    private static int unit(Location location, String type) {
        return location.ordinal() * UnitType.COUNT
                + type(type, "locations/" + location.id()).ordinal();
    }

    private void compileInfluence() {
        for (InfluenceTile tile : InfluenceTile.values()) {
            InfluenceFigures figures = influence.get(tile.id(), "the influence tiles");
            String where = "influence-tiles/" + figures.id();
            colourOf[tile.ordinal()] =
                    (byte) (figures.colour().equals("any") ? ANY_COLOUR : city(figures.colour(), where));
            shardsOf[tile.ordinal()] = (byte) figures.shards();
            copiesOf[tile.ordinal()] = (byte) figures.copies();
            symbolOf[tile.ordinal()] = constant(InfluenceTile.Symbol.class, figures.symbol(), where);
            if (figures.shards() < 1 || figures.shards() > 2) {
                throw new DataFault(where + " has " + figures.shards() + " shards; it must have one or two");
            }
        }
    }

    private void check() {
        for (PowerFigures power : powers) {
            boolean decides = power.id().equals(Power.ATHENS.id()) || power.id().equals(Power.SPARTA.id());
            if (power.endsGameAtDefeats().isPresent() && !decides) {
                throw new DataFault("powers/" + power.id() + ": only defeats of Athens and Sparta can end the game");
            }
        }
        if (game.openLocations() * game.turns() > Location.COUNT) {
            throw new DataFault("game: " + game.openLocations() + " open locations in " + game.turns()
                    + " turns are more than the " + Location.COUNT + " tiles");
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

    private static int city(String id, String where) {
        int ordinal = constant(Power.class, id, where).ordinal();
        if (ordinal >= Power.CITIES) {
            throw new DataFault(where + " names '" + id + "', which is no city");
        }
        return ordinal;
    }

    private static UnitType type(String id, String where) {
        return constant(UnitType.class, id, where);
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String id, String where) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(id)) {
                return constant;
            }
        }
        throw new DataFault(where + " names '" + id + "', which is no " + type.getSimpleName() + "; there are "
                + List.of(type.getEnumConstants()));
    }

    /** The figures of the set-up and of the turn. */
    public Game game() {
        return game;
    }

    /** The years the turns stand for. */
    public Calendar calendar() {
        return calendar;
    }

    /** How many influence tiles each of so many players takes in a turn. */
    public int tilesPerPlayer(int count) {
        return playerCounts.get(String.valueOf(count), "a game").influenceTiles();
    }

    /** The players' colours, in seating order. */
    public List<Player> players() {
        return players.list();
    }

    /** The military counters. */
    public Counters counters() {
        return counters;
    }

    /** A power's figures, for those who draw it. */
    public PowerFigures figures(Power power) {
        return powerBy[power.ordinal()];
    }

    /** A location's figures, for those who draw it. */
    public LocationFigures figures(Location location) {
        return locationBy[location.ordinal()];
    }

    /** The city that controls a location. */
    public int cityOf(int location) {
        return cityOf[location];
    }

    /** The points printed on a location tile. */
    public int pointsOf(int location) {
        return pointsOf[location];
    }

    /** How many rounds a location has: one or two. */
    public int rounds(int location) {
        return roundsOf[location].length;
    }

    /** The type of counters that fight in a round of a location. */
    public UnitType round(int location, int round) {
        return roundsOf[location][round];
    }

    /** Whether only hoplites can be sent to a location. */
    public boolean hoplitesOnly(int location) {
        return roundsOf[location].length == 1 && roundsOf[location][0] == UnitType.HOPLITE;
    }

    /** Whether a grey unit of that type is printed on the tile: it defends. */
    public boolean grey(int location, UnitType type) {
        return grey[location * UnitType.COUNT + type.ordinal()];
    }

    /** Whether a violet unit of that type is printed on the tile: it rises for the attacker. */
    public boolean violet(int location, UnitType type) {
        return violet[location * UnitType.COUNT + type.ordinal()];
    }

    /** The colour of an influence tile: a city or {@link #ANY_COLOUR}. */
    public int colourOf(int tile) {
        return colourOf[tile];
    }

    /** The pottery shards of an influence tile. */
    public int shardsOf(int tile) {
        return shardsOf[tile];
    }

    /** How many tiles of a kind there are. */
    public int copiesOf(int tile) {
        return copiesOf[tile];
    }

    /** The symbol of an influence tile. */
    public InfluenceTile.Symbol symbolOf(int tile) {
        return symbolOf[tile];
    }

    /** How many influence tiles there are. */
    public int influenceTiles() {
        int all = 0;
        for (byte copies : copiesOf) {
            all += copies;
        }
        return all;
    }

    /** The figures of a special tile. */
    public SpecialFigures figures(SpecialTile tile) {
        return specials.get(tile.id(), "a special tile");
    }

    /** The highest uncovered number of a city's track: what a statue is worth there after so many defeats. */
    public int statueValue(int city, int defeats) {
        return defeats < vpTrack[city].length ? vpTrack[city][defeats] : 0;
    }

    /** With so many defeats of that city the game ends; a number never reached for most cities. */
    public int decisiveDefeats(int city) {
        return decisiveDefeats[city];
    }

    /** The columns of the combat table as they stand in the data. */
    public List<Column> combatTable() {
        return new ArrayList<>(combat.list());
    }

    /** What the attacker must reach on two dice in a column. */
    public int attackerNeeds(int column) {
        return attackerNeeds[column];
    }

    /** What the defender must reach on two dice in a column. */
    public int defenderNeeds(int column) {
        return defenderNeeds[column];
    }
}
