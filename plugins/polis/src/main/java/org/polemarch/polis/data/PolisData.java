package org.polemarch.polis.data;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Formation;
import org.polemarch.polis.model.Maneuver;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** All figures of the game, read strictly and checked against the component list. Immutable. */
public final class PolisData {

    private record RawPolis(
            Optional<String> territory,
            int population,
            int growth,
            int most,
            List<String> ports,
            Optional<String> capitalOf,
            Optional<String> commercialFor) {}

    private record RawTrack(int most) {}

    private record RawSide(
            List<String> poleis,
            Map<String, Integer> hoplites,
            Map<String, Integer> galleys,
            int merchants,
            String proxenos,
            Map<String, Integer> values,
            List<String> portSeas) {}

    private record RawTribute(
            LinkedHashMap<String, List<Integer>> columns, boolean needsPolis, Optional<String> freeFor) {}

    private record RawFace(String formation, String maneuver, int value) {}

    private record RawBattleCard(int copies, RawFace land, RawFace sea) {}

    private static final String PRESTIGE = "prestige";

    private final Components components;
    private final Hellas hellas;
    private final RoundCard[] rounds = new RoundCard[3];
    private final PolisCard[] poleis = new PolisCard[Polis.COUNT];
    private final Polis[] capitals = new Polis[2];
    private final int[] poleisOf = new int[Space.COUNT];
    private final int[] territoryBits = new int[Polis.COUNT];
    private final int[] mostResource = new int[Resource.COUNT];
    private final int mostPrestige;
    private final Start[] starts = new Start[2];
    private final TributeRow[] tribute = new TributeRow[Space.TERRITORIES];
    private final ForeignMarkets markets;
    private final ProjectTiles projects;
    private final EventCards events;
    private final BattleCard[] battleCards = new BattleCard[Combat.KINDS];
    private final List<Phoros> phoros;

    public PolisData(DataPack pack) {
        components = pack.document("components", Components.class);
        hellas = new Hellas(pack);
        Table<RoundCard> roundTable = pack.table("rounds", RoundCard.class);
        Ids.complete("rounds", roundTable, Round.class);
        for (Round round : Round.values()) {
            rounds[round.index()] = roundTable.get(round.id(), "rounds");
        }
        readPoleis(pack);
        Table<RawTrack> tracks = pack.table("tracks", RawTrack.class).expect(1 + Resource.COUNT);
        mostPrestige = tracks.get(PRESTIGE, "tracks").most();
        for (Resource resource : Resource.values()) {
            mostResource[resource.index()] = tracks.get(resource.id(), "tracks").most();
        }
        readStarts(pack);
        readTribute(pack);
        markets = new ForeignMarkets(pack);
        projects = new ProjectTiles(pack);
        events = new EventCards(pack, markets.byId());
        readBattleCards(pack);
        phoros = pack.table("phoros", Phoros.class).list();
        checkCounts();
        checkBattles();
    }

    private void readPoleis(DataPack pack) {
        Table<RawPolis> table = pack.table("poleis", RawPolis.class);
        Ids.complete("poleis", table, Polis.class);
        for (Polis polis : Polis.values()) {
            String where = "poleis/" + polis.id();
            RawPolis raw = table.get(polis.id(), where);
            poleis[polis.index()] = new PolisCard(
                    polis,
                    raw.territory().map(id -> Ids.of(Space.class, id, where)),
                    raw.population(),
                    raw.growth(),
                    raw.most(),
                    Ids.bits(Space.class, raw.ports(), where),
                    raw.capitalOf().map(id -> Ids.of(Side.class, id, where)),
                    raw.commercialFor().map(id -> Ids.of(Side.class, id, where)));
            poleis[polis.index()].capitalOf().ifPresent(side -> capitals[side.index()] = polis);
            poleis[polis.index()].territory().ifPresent(territory -> {
                poleisOf[territory.index()] |= polis.bit();
                territoryBits[polis.index()] = territory.bit();
            });
        }
        for (Side side : Side.all()) {
            if (capitals[side.index()] == null) {
                throw new DataFault("poleis has no capital of " + side.id());
            }
        }
    }

    private void readStarts(DataPack pack) {
        Table<RawSide> table = pack.table("sides", RawSide.class);
        Ids.complete("sides", table, Side.class);
        for (Side side : Side.all()) {
            String where = "sides/" + side.id();
            RawSide raw = table.get(side.id(), where);
            Map<Space, Integer> units = new EnumMap<>(Space.class);
            raw.hoplites().forEach((id, count) -> units.put(Ids.of(Space.class, id, where), count));
            raw.galleys().forEach((id, count) -> units.put(Ids.of(Space.class, id, where), count));
            Map<Resource, Integer> stock = new EnumMap<>(Resource.class);
            raw.values().forEach((id, count) -> {
                if (!id.equals(PRESTIGE)) {
                    stock.put(Ids.of(Resource.class, id, where), count);
                }
            });
            starts[side.index()] = new Start(
                    raw.poleis().stream()
                            .map(id -> Ids.of(Polis.class, id, where))
                            .toList(),
                    units,
                    raw.merchants(),
                    Ids.of(Polis.class, raw.proxenos(), where),
                    raw.values().getOrDefault(PRESTIGE, 0),
                    stock,
                    Ids.bits(Space.class, raw.portSeas(), where));
        }
    }

    private void readTribute(DataPack pack) {
        Table<RawTribute> table = pack.table("tribute", RawTribute.class).expect(Space.TERRITORIES);
        for (int i = 0; i < Space.TERRITORIES; i++) {
            Space territory = Space.at(i);
            String where = "tribute/" + territory.id();
            RawTribute raw = table.get(territory.id(), where);
            Map<Resource, List<Integer>> columns = new EnumMap<>(Resource.class);
            raw.columns().forEach((id, column) -> columns.put(Ids.of(Resource.class, id, where), List.copyOf(column)));
            tribute[i] = new TributeRow(
                    territory, columns, raw.needsPolis(), raw.freeFor().map(id -> Ids.of(Side.class, id, where)));
        }
    }

    private void readBattleCards(DataPack pack) {
        int kind = 0;
        for (RawBattleCard raw : pack.table("battle-cards", RawBattleCard.class).expect(Combat.KINDS)) {
            battleCards[kind] = new BattleCard(kind, raw.copies(), face(raw.land()), face(raw.sea()));
            kind++;
        }
    }

    private static BattleCard.Face face(RawFace raw) {
        return new BattleCard.Face(
                Ids.of(Formation.class, raw.formation(), "battle-cards"),
                Ids.of(Maneuver.class, raw.maneuver(), "battle-cards"),
                raw.value());
    }

    private void checkCounts() {
        count("polis cards", poleis.length, components.polisCards());
        count("project tiles", Project.COUNT, components.projectTiles());
        count("event cards", events.size(), components.eventCards());
        int cards = 0;
        for (BattleCard card : battleCards) {
            cards += card.copies();
        }
        count("battle cards", cards, components.battleCards());
        count("cards a battle deals with", cards, Combat.CARDS);
        int blackCubes = Resource.GOODS;
        for (TradeSpace space : markets.spaces()) {
            if (space.value() > rounds[0].number()) {
                blackCubes++;
            }
        }
        count("black cubes", blackCubes, components.blackCubes());
        int drawn = 0;
        for (RoundCard round : rounds) {
            drawn += round.projectsDrawn();
        }
        count("projects drawn", drawn, components.projectTiles());
    }

    private static void count(String what, int found, int wanted) {
        if (found != wanted) {
            throw new DataFault("there are " + found + " " + what + "; there must be " + wanted);
        }
    }

    /** A battle begins only where both sides can lay two cards, however many of the units are one side's. */
    private void checkBattles() {
        int most = 0;
        for (RoundCard round : rounds) {
            most = Math.max(most, round.number());
        }
        fewest("components", components.battleUnits(), most);
        for (int i = 0; i < events.size(); i++) {
            EventCard card = events.card(i);
            int limit = rounds[card.deck().index()].number();
            card.inForce(EventEffect.BattleUnits.class)
                    .ifPresent(units -> fewest("events/" + card.id(), units.count(), limit));
        }
    }

    private static void fewest(String where, int battleUnits, int limit) {
        if (battleUnits < limit + 2) {
            throw new DataFault(where + ": " + battleUnits + " units make a battle; with a stacking limit of " + limit
                    + " it must be at least " + (limit + 2));
        }
    }

    /** The component list. */
    public Components components() {
        return components;
    }

    /** The map. */
    public Hellas hellas() {
        return hellas;
    }

    /** What the marker says in a round. */
    public RoundCard round(Round round) {
        return rounds[round.index()];
    }

    /** A Polis card. */
    public PolisCard polis(Polis polis) {
        return poleis[polis.index()];
    }

    /** The Polis card with that index. */
    public PolisCard polis(int polis) {
        return poleis[polis];
    }

    /** The bits of the poleis of a territory. */
    public int poleisOf(Space territory) {
        return poleisOf[territory.index()];
    }

    /** The territory of the polis with that index as a bit; nothing for a polis on neutral ground. */
    public int territoryBit(int polis) {
        return territoryBits[polis];
    }

    /** The capital of a side. */
    public Polis capital(Side side) {
        return capitals[side.index()];
    }

    /** The most of a resource a personal board can show. */
    public int most(Resource resource) {
        return mostResource[resource.index()];
    }

    /** The most Prestige a personal board can show. */
    public int mostPrestige() {
        return mostPrestige;
    }

    /** How a side is set up. */
    public Start start(Side side) {
        return starts[side.index()];
    }

    /** The columns of a territory in the Tribute Area. */
    public TributeRow tribute(Space territory) {
        return tribute[territory.index()];
    }

    /** The sea a Foreign Market lies on. */
    public Space sea(Market market) {
        return markets.sea(market);
    }

    /** The polis from which a Foreign Market is reached by land. */
    public Optional<Polis> landPolis(Market market) {
        return markets.landPolis(market);
    }

    /** The spaces of all Foreign Markets. */
    public List<TradeSpace> tradeSpaces() {
        return markets.spaces();
    }

    /** The trade space with that index. */
    public TradeSpace tradeSpace(int index) {
        return markets.space(index);
    }

    /** How many trade spaces there are. */
    public int tradeSpaceCount() {
        return markets.count();
    }

    /** What must be handed over to receive so much, the good's cube being in that box. */
    public int price(int value, int box) {
        return markets.price(value, box);
    }

    /** The last box of the Market Area. */
    public int lastBox() {
        return markets.lastBox();
    }

    /** A Project tile. */
    public ProjectTile project(Project project) {
        return projects.tile(project.index());
    }

    /** The Project tile with that index. */
    public ProjectTile project(int project) {
        return projects.tile(project);
    }

    /** The Event cards. */
    public EventCards events() {
        return events;
    }

    /** A kind of Battle card. */
    public BattleCard battleCard(int kind) {
        return battleCards[kind];
    }

    /** How many copies of each kind of Battle card there are. */
    public int[] battleCopies() {
        int[] copies = new int[Combat.KINDS];
        for (BattleCard card : battleCards) {
            copies[card.kind()] = card.copies();
        }
        return copies;
    }

    /** The bargains of the Phoros step. */
    public List<Phoros> phoros() {
        return phoros;
    }
}
