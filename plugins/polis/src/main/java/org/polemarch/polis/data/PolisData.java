package org.polemarch.polis.data;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.polis.data.ProjectTile.Amount;
import org.polemarch.polis.data.ProjectTile.Payment;
import org.polemarch.polis.model.Category;
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

    private record RawMarket(String sea, Optional<String> landPolis) {}

    private record RawTradeSpace(String id, String market, int value, String receives, List<String> accepts) {}

    private record RawPrice(List<Integer> boxes) {}

    private record RawProject(
            String category, LinkedHashMap<String, Integer> cost, int prestige, int endGame, List<String> poleis) {}

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
    private final Space[] marketSeas = new Space[Market.COUNT];
    private final Polis[] marketPoleis = new Polis[Market.COUNT];
    private final List<TradeSpace> tradeSpaces = new ArrayList<>();
    private final int[][] prices;
    private final ProjectTile[] projects = new ProjectTile[Project.COUNT];
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
        readMarkets(pack);
        prices = readPrices(pack);
        readProjects(pack);
        Map<String, TradeSpace> byId = new LinkedHashMap<>();
        tradeSpaces.forEach(space -> byId.put(space.id(), space));
        events = new EventCards(pack, byId);
        readBattleCards(pack);
        phoros = pack.table("phoros", Phoros.class).list();
        checkCounts();
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

    private void readMarkets(DataPack pack) {
        Table<RawMarket> table = pack.table("markets", RawMarket.class);
        Ids.complete("markets", table, Market.class);
        for (Market market : Market.values()) {
            String where = "markets/" + market.id();
            RawMarket raw = table.get(market.id(), where);
            marketSeas[market.index()] = Ids.of(Space.class, raw.sea(), where);
            raw.landPolis().ifPresent(id -> marketPoleis[market.index()] = Ids.of(Polis.class, id, where));
        }
        for (RawTradeSpace raw : pack.table("trade-spaces", RawTradeSpace.class)) {
            String where = "trade-spaces/" + raw.id();
            tradeSpaces.add(new TradeSpace(
                    tradeSpaces.size(),
                    raw.id(),
                    Ids.of(Market.class, raw.market(), where),
                    raw.value(),
                    Ids.of(Resource.class, raw.receives(), where),
                    Ids.bits(Resource.class, raw.accepts(), where)));
        }
    }

    private int[][] readPrices(DataPack pack) {
        Table<RawPrice> table = pack.table("prices", RawPrice.class);
        int[][] all = new int[lastRound().number() + 1][];
        for (String value : table.ids()) {
            all[Integer.parseInt(value)] = table.get(value, "prices").boxes().stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
        }
        for (TradeSpace space : tradeSpaces) {
            if (all[space.value()] == null) {
                throw new DataFault(
                        "prices has no row " + space.value() + ", which trade-spaces/" + space.id() + " needs");
            }
        }
        return all;
    }

    private void readProjects(DataPack pack) {
        Table<RawProject> table = pack.table("projects", RawProject.class);
        Ids.complete("projects", table, Project.class);
        for (Project project : Project.values()) {
            String where = "projects/" + project.id();
            RawProject raw = table.get(project.id(), where);
            int[] cost = new int[Resource.COUNT];
            raw.cost()
                    .forEach((id, count) ->
                            cost[Ids.of(Resource.class, id, where).index()] = count);
            projects[project.index()] = new ProjectTile(
                    project,
                    Ids.of(Category.class, raw.category(), where),
                    raw.prestige(),
                    raw.endGame(),
                    Ids.bits(Polis.class, raw.poleis(), where),
                    payments(cost));
        }
    }

    /** The printed cost and every way to replace whole types of it by Silver. */
    private static List<Payment> payments(int[] cost) {
        int replaceable = 0;
        for (Resource resource : Resource.values()) {
            if (resource != Resource.SILVER && cost[resource.index()] > 0) {
                replaceable |= resource.bit();
            }
        }
        List<Payment> all = new ArrayList<>();
        for (int chosen = 0; chosen < 1 << Resource.COUNT; chosen++) {
            if ((chosen & ~replaceable) == 0) {
                all.add(payment(cost, chosen));
            }
        }
        return all;
    }

    private static Payment payment(int[] cost, int inSilver) {
        int[] total = cost.clone();
        List<Resource> replaced = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            if ((inSilver & resource.bit()) != 0) {
                replaced.add(resource);
                total[Resource.SILVER.index()] += total[resource.index()];
                total[resource.index()] = 0;
            }
        }
        List<Amount> amounts = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            if (total[resource.index()] > 0) {
                amounts.add(new Amount(total[resource.index()], resource));
            }
        }
        return new Payment(replaced, amounts);
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
        count("project tiles", projects.length, components.projectTiles());
        count("event cards", events.size(), components.eventCards());
        int cards = 0;
        for (BattleCard card : battleCards) {
            cards += card.copies();
        }
        count("battle cards", cards, components.battleCards());
        count("cards a battle deals with", cards, Combat.CARDS);
        int blackCubes = Resource.GOODS;
        for (TradeSpace space : tradeSpaces) {
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

    private RoundCard lastRound() {
        return rounds[rounds.length - 1];
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
        return marketSeas[market.index()];
    }

    /** The polis from which a Foreign Market is reached by land. */
    public Optional<Polis> landPolis(Market market) {
        return Optional.ofNullable(marketPoleis[market.index()]);
    }

    /** The spaces of all Foreign Markets. */
    public List<TradeSpace> tradeSpaces() {
        return List.copyOf(tradeSpaces);
    }

    /** The trade space with that index. */
    public TradeSpace tradeSpace(int index) {
        return tradeSpaces.get(index);
    }

    /** How many trade spaces there are. */
    public int tradeSpaceCount() {
        return tradeSpaces.size();
    }

    /** What must be handed over to receive so much, the good's cube being in that box. */
    public int price(int value, int box) {
        return prices[value][box];
    }

    /** The last box of the Market Area. */
    public int lastBox() {
        return prices[rounds[0].number()].length - 1;
    }

    /** A Project tile. */
    public ProjectTile project(Project project) {
        return projects[project.index()];
    }

    /** The Project tile with that index. */
    public ProjectTile project(int project) {
        return projects[project];
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
