package org.polemarch.victory.data;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.api.game.Place;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Team;

/** The figures of the game, read strictly from the data pack. Immutable; nothing else reads the pack. */
@Cites({"powers", "board"})
public final class VictoryData {

    /** The figures of set-up, turn and scoring. */
    public record Game(
            int rounds,
            int scoringEvery,
            int suddenVictoryLead,
            int cityPoints,
            int cityRemovedPoints,
            int noPlayPenalty,
            int missingCardPenalty,
            int provisionCost,
            int openingDraw,
            int openingDiscards,
            int handSize,
            int firstYearBc,
            int lastYearBc,
            Totals totals) {}

    /** The component list of the book. */
    public record Totals(int cards, int hoplites, int triremes, int cities, int tokens) {}

    /** Which person plays which powers. */
    public record Assignment(String id, List<List<Power>> people) {}

    /** A power's profile. */
    public record PowerFigures(
            String id,
            String name,
            Team team,
            int turnOrder,
            int deck,
            int hoplites,
            int triremes,
            int cities,
            int tokens) {}

    /** A space. */
    public record SpaceFigures(
            String id,
            String name,
            Space.Kind kind,
            double lat,
            double lon,
            Optional<Integer> keyValue,
            Optional<Place> place) {}

    /** A border between two spaces. */
    public record Border(String id, String a, String b) {}

    /** A set of spaces that cards name. */
    public record Region(String id, List<String> spaces) {}

    /** A piece of the set-up. */
    public record StartingPiece(Power power, Sort sort, String space) {}

    private final Game game;
    private final Atlas atlas;
    private final List<SpaceFigures> spaces;
    private final PowerFigures[] powers = new PowerFigures[Power.COUNT];
    private final int[] limits = new int[Power.COUNT * Sort.COUNT];
    private final List<StartingPiece> start;
    private final List<CardText> cards;
    private final Map<String, Long> regions = new LinkedHashMap<>();
    private final Map<Integer, Assignment> assignments = new LinkedHashMap<>();

    private VictoryData(DataPack pack) {
        game = pack.document("game", Game.class);
        spaces = pack.table("spaces", SpaceFigures.class).list();
        List<Border> borders = pack.table("borders", Border.class).list();
        atlas = new Atlas(spaces, borders);
        for (Border kept : pack.table("forbidden-borders", Border.class)) {
            int a = atlas.space(kept.a(), "forbidden border " + kept.id()).index();
            int b = atlas.space(kept.b(), "forbidden border " + kept.id()).index();
            if ((atlas.neighbours(a) >> b & 1) != 0) {
                throw new DataFault("border " + kept.id() + " is there, but an example of the book rules it out");
            }
        }
        for (Region region : pack.table("regions", Region.class)) {
            regions.put(region.id(), set(region.spaces(), "region " + region.id()));
        }
        Table<PowerFigures> profiles = pack.table("powers", PowerFigures.class).expect(Power.COUNT);
        for (Power power : Power.values()) {
            profile(power, profiles.get(power.id(), "the list of powers"));
        }
        start = pack.table("starting-pieces", StartingPiece.class).list();
        start.forEach(piece -> atlas.space(piece.space(), "a starting piece of " + piece.power()));
        for (Assignment assignment : pack.table("assignments", Assignment.class)) {
            assignments.put(Integer.valueOf(assignment.id()), assignment);
        }
        cards = pack.table("cards", CardText.class).list();
        requireTotals();
    }

    /** The data of a pack. */
    public static VictoryData of(DataPack pack) {
        return new VictoryData(pack);
    }

    private void profile(Power power, PowerFigures figures) {
        if (figures.team() != power.team() || figures.turnOrder() != power.ordinal() + 1) {
            throw new DataFault("powers/" + power.id() + " must be of team " + power.team() + " and move as number "
                    + (power.ordinal() + 1));
        }
        powers[power.ordinal()] = figures;
        limits[power.ordinal() * Sort.COUNT + Sort.HOPLITE.ordinal()] = figures.hoplites();
        limits[power.ordinal() * Sort.COUNT + Sort.TRIREME.ordinal()] = figures.triremes();
        limits[power.ordinal() * Sort.COUNT + Sort.CITY.ordinal()] = figures.cities();
    }

    private void requireTotals() {
        for (Power power : Power.values()) {
            int count = cards.stream()
                    .filter(card -> card.power() == power)
                    .mapToInt(CardText::copies)
                    .sum();
            require("cards of " + power.id(), count, powers[power.ordinal()].deck());
        }
        Totals totals = game.totals();
        require("cards", cards.stream().mapToInt(CardText::copies).sum(), totals.cards());
        int hoplites = 0;
        int triremes = 0;
        int cities = 0;
        int tokens = 0;
        for (PowerFigures power : powers) {
            hoplites += power.hoplites();
            triremes += power.triremes();
            cities += power.cities();
            tokens += power.tokens();
        }
        require("hoplites", hoplites, totals.hoplites());
        require("triremes", triremes, totals.triremes());
        require("cities", cities, totals.cities());
        require("tokens", tokens, totals.tokens());
    }

    private static void require(String what, int count, int wanted) {
        if (count != wanted) {
            throw new DataFault("there are " + count + " " + what + "; the component list has " + wanted);
        }
    }

    /** A set of spaces as bits. */
    public long set(List<String> ids, String wantedBy) {
        long set = 0;
        for (String id : ids) {
            set |= 1L << atlas.space(id, wantedBy).index();
        }
        return set;
    }

    /** A named set of spaces as bits. */
    public long region(String id, String wantedBy) {
        Long region = regions.get(id);
        if (region == null) {
            throw new DataFault(wantedBy + " refers to '" + id + "', which table regions does not have");
        }
        return region;
    }

    /** The figures of set-up, turn and scoring. */
    public Game game() {
        return game;
    }

    /** The board. */
    public Atlas atlas() {
        return atlas;
    }

    /** The spaces with their places on the earth. */
    public List<SpaceFigures> spaces() {
        return List.copyOf(spaces);
    }

    /** The profile of a power. */
    public PowerFigures power(int power) {
        return powers[power];
    }

    /** How many pieces of a sort a power has. */
    public int limit(int power, int sort) {
        return limits[power * Sort.COUNT + sort];
    }

    /** How many Bribery tokens a power has. */
    public int tokens(int power) {
        return powers[power].tokens();
    }

    /** The pieces of the set-up. */
    public List<StartingPiece> start() {
        return List.copyOf(start);
    }

    /** The cards in the order of the data; the index is the kind. */
    public List<CardText> cards() {
        return List.copyOf(cards);
    }

    /** Who plays what, for a number of people. */
    public Assignment assignment(int people) {
        Assignment assignment = assignments.get(people);
        if (assignment == null) {
            throw new DataFault("table assignments has no record for " + people + " people");
        }
        return assignment;
    }
}
