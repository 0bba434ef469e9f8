package org.polemarch.victory.data;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.api.data.Table;
import org.polemarch.api.game.Place;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;

/** The figures of the game, read strictly from the data pack. Immutable; nothing else reads the pack. */
@Cites({"powers", "board"})
public final class VictoryData {

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
            int lastYearBc) {
        public Game {
            if (openingDraw < openingDiscards) {
                throw new DataFault("openingDraw: you draw " + openingDraw + " cards, but discard " + openingDiscards
                        + " of them (openingDiscards)");
            }
        }
    }

    public record Assignment(String id, List<List<Power>> people) {}

    public record PowerFigures(String id, int hoplites, int triremes, int cities, int tokens) {}

    /** @param places those of the shared places that lie in it */
    public record SpaceFigures(
            String id,
            String name,
            Space.Kind kind,
            double lat,
            double lon,
            Optional<Integer> keyValue,
            Optional<List<Place>> places) {}

    public record Border(String id, String a, String b) {}

    public record Region(String id, List<String> spaces) {}

    public record StartingPiece(Power power, Sort sort, String space) {}

    private final Game game;
    private final Atlas atlas;
    private final List<SpaceFigures> spaces;
    private final PowerFigures[] powers = new PowerFigures[Power.COUNT];
    private final int[] limits = new int[Power.COUNT * Sort.COUNT];
    private final List<StartingPiece> start;
    private final List<CardText> cards;
    private final Chart chart;
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
            if (Spaces.has(atlas.neighbours(a), b)) {
                throw new DataFault("border " + kept.id() + " is there, but an example of the book rules it out");
            }
        }
        for (Region region : pack.table("regions", Region.class)) {
            regions.put(region.id(), set(region.spaces(), "region " + region.id()));
        }
        Table<PowerFigures> profiles = pack.table("powers", PowerFigures.class);
        Ids.complete("powers", profiles, Power.class, "there are two teams of two powers (players)");
        for (Power power : Power.values()) {
            PowerFigures figures = profiles.get(power.id(), "the list of powers");
            powers[power.ordinal()] = figures;
            limits[power.ordinal() * Sort.COUNT + Sort.HOPLITE.ordinal()] = figures.hoplites();
            limits[power.ordinal() * Sort.COUNT + Sort.TRIREME.ordinal()] = figures.triremes();
            limits[power.ordinal() * Sort.COUNT + Sort.CITY.ordinal()] = figures.cities();
        }
        start = pack.table("starting-pieces", StartingPiece.class).list();
        start.forEach(piece -> atlas.space(piece.space(), "a starting piece of " + piece.power()));
        for (Assignment assignment : pack.table("assignments", Assignment.class)) {
            assignments.put(Integer.valueOf(assignment.id()), assignment);
        }
        cards = pack.table("cards", CardText.class).list();
        chart = Chart.of(pack);
    }

    public static VictoryData of(DataPack pack) {
        return new VictoryData(pack);
    }

    /** A set of spaces as bits. */
    public long set(List<String> ids, String wantedBy) {
        long set = 0;
        for (String id : ids) {
            set |= Spaces.of(atlas.space(id, wantedBy).index());
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

    public Game game() {
        return game;
    }

    public Atlas atlas() {
        return atlas;
    }

    /** The spaces with their places on the earth. */
    public List<SpaceFigures> spaces() {
        return List.copyOf(spaces);
    }

    public Chart chart() {
        return chart;
    }

    public PowerFigures power(int power) {
        return powers[power];
    }

    public int limit(int power, int sort) {
        return limits[power * Sort.COUNT + sort];
    }

    public int tokens(int power) {
        return powers[power].tokens();
    }

    public List<StartingPiece> start() {
        return List.copyOf(start);
    }

    /** The cards in the order of the data; the index is the kind. */
    public List<CardText> cards() {
        return List.copyOf(cards);
    }

    public Assignment assignment(int people) {
        Assignment assignment = assignments.get(people);
        if (assignment == null) {
            throw new DataFault("table assignments has no record for " + people + " people");
        }
        return assignment;
    }
}
