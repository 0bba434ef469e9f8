package org.polemarch.mountford.data;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.model.TileSet;

/** Everything the rules know from the data pack. */
public final class MountfordData {

    /** What can bring income (8.1, 8.2). */
    public enum IncomeKind {
        BASE,
        AREA,
        TRADE_ROUTE,
        TRIBUTE,
        SICILY,
        ALL_TILES
    }

    /** One line of a power's income; {@code area}, {@code from} and {@code to} are -1 where they mean nothing. */
    public record Income(
            String id, TileSet set, IncomeKind kind, int tiles, int area, int from, int to, int fromTurn) {}

    public record Turn(int number, String years, int yearBc) {}

    private final Atlas atlas;
    private final Kinds kinds;
    private final Tiles tiles;
    private final Figures figures;
    private final List<Income> incomes;
    private final List<Turn> turns;
    private final Rows.SetupRow setup;

    /** Reads a pack; a {@link org.polemarch.api.data.DataFault} says what is wrong with it. */
    public MountfordData(DataPack data) {
        atlas = new Atlas(data);
        kinds = new Kinds(data, atlas);
        tiles = new Tiles(data, atlas, kinds);
        figures = data.document("figures", Figures.class);
        setup = data.document("setup", Rows.SetupRow.class);
        data.table("nationalities", Rows.NationalityRow.class).expect(9);
        List<Income> lines = new ArrayList<>();
        for (Rows.IncomeRow row : data.table("income", Rows.IncomeRow.class)) {
            lines.add(new Income(
                    row.id(),
                    set(row.nation()),
                    Atlas.constant(IncomeKind.class, row.kind(), "income/" + row.id()),
                    row.tiles(),
                    row.area().isEmpty() ? -1 : atlas.areaAt(row.area()),
                    row.from().isEmpty() ? -1 : atlas.at(row.from()),
                    row.to().isEmpty() ? -1 : atlas.at(row.to()),
                    row.fromTurn()));
        }
        incomes = List.copyOf(lines);
        List<Turn> track = new ArrayList<>();
        for (Rows.TurnRow row : data.table("turns", Rows.TurnRow.class).expect(10)) {
            track.add(new Turn(row.turn(), row.years(), row.yearBc()));
        }
        turns = List.copyOf(track);
    }

    private static TileSet set(String nation) {
        return switch (nation) {
            case "ATHENS" -> TileSet.ATHENIAN;
            case "ARGOS" -> TileSet.ARGIVE;
            case "SPARTA" -> TileSet.SPARTAN;
            case "CORINTH" -> TileSet.CORINTHIAN;
            case "THEBES" -> TileSet.THEBAN;
            case "SYRACUSE" -> TileSet.SYRACUSAN;
            case "PERSIA" -> TileSet.PERSIAN;
            default -> throw new DataFault("income names nation '" + nation + "', which has no tiles");
        };
    }

    public Atlas atlas() {
        return atlas;
    }

    public Kinds kinds() {
        return kinds;
    }

    public Tiles tiles() {
        return tiles;
    }

    public Figures figures() {
        return figures;
    }

    public List<Income> incomes() {
        return incomes;
    }

    /** The turn with that number, from 1. */
    public Turn turn(int number) {
        return turns.get(number - 1);
    }

    /** How many turns the war lasts at most. */
    public int turns() {
        return turns.size();
    }

    /** The spaces in rebellion at the start. */
    public List<Integer> rebelsAtStart() {
        return setup.rebellionMarkers().stream().map(atlas::at).toList();
    }

    /** The tiles in the Situation Box at the start. */
    public IndexSet boxAtStart() {
        IndexSet box = IndexSet.EMPTY;
        for (String id : setup.situationBox()) {
            box = box.with(tiles.named(id).index());
        }
        return box;
    }

    /** The sets whose tiles begin in their owners' treasuries, save those in the box. */
    public List<TileSet> treasurySets() {
        return setup.treasurySets().stream()
                .map(name -> Atlas.constant(TileSet.class, name, "setup"))
                .toList();
    }

    public int bellicosityAtStart(int seat) {
        return seat == 0 ? setup.bellicosityAthens() : setup.bellicosityPeloponnese();
    }

    public int tributeAtStart() {
        return setup.tributeRate();
    }

    /** Whose home guard cannot be taken as a loss and comes back with its city (1.2.2). */
    public boolean protectedGuard(int kind) {
        return kinds.kind(kind).homeGuard()
                && switch (kinds.kind(kind).nationality()) {
                    case ATHENIAN, SPARTAN, CORINTHIAN, THEBAN -> true;
                    default -> false;
                };
    }
}
