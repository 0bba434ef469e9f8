package org.polemarch.mountford.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.model.TileSet;

/** All 64 tiles. A tile is a number below 64, so that it fits into an index set. Leaders come first. */
@Cites({"1.3.1", "9.4.1", "9.5.1", "9.7.1", "9.8.1", "9.9.1"})
public final class Tiles {

    /**
     * A leader (1.3.1). His number is also the number of his army.
     *
     * @param rated whether he has ratings; Cleon has none (9.4.1)
     * @param activates the kinds of SP he may pick up (2.2.4, 9.4.1 to 9.9.1)
     */
    public record Leader(
            Tile tile,
            TileSet set,
            Power power,
            boolean rated,
            int land,
            int naval,
            boolean headOfState,
            boolean king,
            boolean anyNationality,
            int earliestTurn,
            IndexSet activates) {}

    /**
     * A reinforcement (6.3).
     *
     * @param kind what it adds
     * @param space where; empty for the tiles that add ships in Persia
     * @param orPersia whether Persia may be chosen while it is at war
     * @param war the power that must be at war with Athens; empty for none
     */
    public record Reinforcement(
            Tile tile, TileSet set, Kind kind, Optional<Integer> space, boolean orPersia, Optional<Power> war) {}

    /** A tile with an effect of its own (2.5). */
    public record Event(Tile tile, TileSet set, Effect effect, String play, Optional<Power> war) {}

    private final List<Tile> all = new ArrayList<>();
    private final List<TileSet> sets = new ArrayList<>();
    private final List<Leader> leaders = new ArrayList<>();
    private final List<Reinforcement> reinforcements = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final IndexSet[] ofSet = none(TileSet.values().length);
    private final IndexSet[] ofEffect = none(Effect.values().length);
    private final IndexSet[] ofSeat = none(2);
    private final IndexSet[] kindsOfSet = none(TileSet.values().length);
    private final Kind persianNavy;
    /** The lists of leaders and events by number, which are asked for all the time. */
    private final Leader[] leaderOf;

    private final Event[] eventOf;
    private final byte[] leaderSeat;

    Tiles(DataPack data, Atlas atlas, Kinds kinds) {
        for (int i = 0; i < kinds.size(); i++) {
            add(kindsOfSet, kinds.kind(i).nationality().tiles().index(), i);
        }
        for (Rows.LeaderRow row : data.table("leaders", Rows.LeaderRow.class).expect(20)) {
            TileSet set = set(row.set(), row.id());
            leaders.add(new Leader(
                    tile(row.id(), row.name(), set),
                    set,
                    power(set),
                    row.rated(),
                    row.land(),
                    row.naval(),
                    row.headOfState(),
                    row.king(),
                    row.anyNationality(),
                    row.earliestTurn(),
                    activates(row, set, kinds, atlas)));
        }
        persianNavy = kinds.named("naval-gythium");
        for (Rows.ReinforcementRow row :
                data.table("reinforcements", Rows.ReinforcementRow.class).expect(19)) {
            TileSet set = set(row.set(), row.id());
            boolean persia = row.space().equals("persia");
            Kind kind = persia
                    ? persianNavy
                    : kinds.kind(
                            Atlas.constant(Nationality.class, row.nationality(), row.id()),
                            Atlas.constant(SpType.class, row.type(), row.id()),
                            atlas.at(row.space()));
            reinforcements.add(new Reinforcement(
                    tile(row.id(), row.name(), set),
                    set,
                    kind,
                    persia ? Optional.empty() : Optional.of(atlas.at(row.space())),
                    row.orPersia(),
                    war(row.war(), row.id())));
        }
        for (Rows.EventRow row : data.table("events", Rows.EventRow.class).expect(25)) {
            TileSet set = set(row.set(), row.id());
            Effect effect = Atlas.constant(
                    Effect.class, row.effect().toUpperCase(Locale.ROOT).replace('-', '_'), row.id());
            Tile tile = tile(row.id(), row.name(), set);
            events.add(new Event(tile, set, effect, row.play(), war(row.war(), row.id())));
            add(ofEffect, effect.index(), tile.index());
        }
        leaderOf = leaders.toArray(Leader[]::new);
        eventOf = events.toArray(Event[]::new);
        leaderSeat = new byte[leaderOf.length];
        for (int i = 0; i < leaderSeat.length; i++) {
            leaderSeat[i] = (byte) leaderOf[i].set().seat();
        }
    }

    private static IndexSet[] none(int count) {
        IndexSet[] sets = new IndexSet[count];
        Arrays.fill(sets, IndexSet.EMPTY);
        return sets;
    }

    private static void add(IndexSet[] sets, int place, int index) {
        sets[place] = sets[place].with(index);
    }

    private static IndexSet activates(Rows.LeaderRow row, TileSet set, Kinds kinds, Atlas atlas) {
        IndexSet activated = IndexSet.EMPTY;
        for (int i = 0; i < kinds.size(); i++) {
            Kind kind = kinds.kind(i);
            boolean own = kind.nationality().tiles().seat() == set.seat();
            boolean named = row.only().isEmpty()
                    ? kind.nationality() != Nationality.SYRACUSAN
                    : row.only().contains(kind.nationality().name())
                            || row.only()
                                    .contains(kind.nationality().name() + "@"
                                            + atlas.space(kind.home()).id());
            boolean barred = row.never()
                    .contains(kind.nationality().name() + "_" + kind.type().name());
            boolean ships = row.headOfState() && kind.type() == SpType.NAVAL;
            if (own && named && !barred && !ships && !kind.homeGuard()) {
                activated = activated.with(i);
            }
        }
        return activated;
    }

    private static TileSet set(String name, String tile) {
        return Atlas.constant(TileSet.class, name, "tile " + tile);
    }

    private static Optional<Power> war(String name, String tile) {
        return name.isEmpty() ? Optional.empty() : Optional.of(Atlas.constant(Power.class, name, "tile " + tile));
    }

    private static Power power(TileSet set) {
        for (Nationality nationality : Nationality.values()) {
            if (nationality.tiles() == set) {
                return nationality.power();
            }
        }
        throw new DataFault("no nationality has the tiles " + set);
    }

    private Tile tile(String id, String name, TileSet set) {
        Tile tile = new Tile(all.size(), id, name);
        all.add(tile);
        sets.add(set);
        add(ofSet, set.index(), tile.index());
        add(ofSeat, set.seat(), tile.index());
        return tile;
    }

    public int size() {
        return all.size();
    }

    public Tile tile(int index) {
        return all.get(index);
    }

    /** The tile with that id; a fault if there is none. */
    public Tile named(String id) {
        for (Tile tile : all) {
            if (tile.id().equals(id)) {
                return tile;
            }
        }
        throw new DataFault("no tile '" + id + "'");
    }

    public TileSet setOf(int tile) {
        return sets.get(tile);
    }

    public IndexSet of(TileSet set) {
        return ofSet[set.index()];
    }

    public IndexSet of(Effect effect) {
        return ofEffect[effect.index()];
    }

    /** The tiles a seat can hold. */
    public IndexSet ofSeat(int seat) {
        return ofSeat[seat];
    }

    /** How many leaders there are; they are the first tiles. */
    public int leaderCount() {
        return leaders.size();
    }

    public IndexSet leaderTiles() {
        return IndexSet.below(leaders.size());
    }

    public Leader leader(int index) {
        return leaderOf[index];
    }

    /** The seat whose leader he is. */
    public int leaderSeat(int index) {
        return leaderSeat[index];
    }

    public List<Reinforcement> reinforcements() {
        return List.copyOf(reinforcements);
    }

    public boolean isReinforcement(int tile) {
        return tile >= leaders.size() && tile < leaders.size() + reinforcements.size();
    }

    public Reinforcement reinforcement(int tile) {
        return reinforcements.get(tile - leaders.size());
    }

    public boolean isEvent(int tile) {
        return tile >= leaders.size() + reinforcements.size();
    }

    public Event event(int tile) {
        return eventOf[tile - leaderOf.length - reinforcements.size()];
    }

    public List<Event> events() {
        return List.copyOf(events);
    }

    public IndexSet reinforcementTiles() {
        return IndexSet.below(leaders.size() + reinforcements.size()).minus(leaderTiles());
    }

    /** The kinds of SP a set's tiles pay for. */
    public IndexSet kindsOf(TileSet set) {
        return kindsOfSet[set.index()];
    }

    /** The ships Persia pays for: Spartan SPs whose home is Gythium once Persia has left the war. */
    public Kind persianNavy() {
        return persianNavy;
    }
}
