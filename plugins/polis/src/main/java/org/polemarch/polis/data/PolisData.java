package org.polemarch.polis.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Ids;
import org.polemarch.api.data.Table;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.Box;
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

/** All figures of the game, read strictly and checked for what the rules need of them. Immutable. */
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
    private final Figures figures;
    private final Hellas hellas;
    private final RoundCard[] rounds = new RoundCard[Round.values().length];
    private final PolisCard[] poleis = new PolisCard[Polis.COUNT];
    private final Polis[] capitals = new Polis[Side.all().length];
    private final IndexSet[] poleisOf = new IndexSet[Space.COUNT];
    private final int[] mostResource = new int[Resource.COUNT];
    private final int mostPrestige;
    private final Start[] starts = new Start[Side.all().length];
    private final TributeRow[] tribute = new TributeRow[Space.TERRITORIES];
    private final ForeignMarkets markets;
    private final List<ProjectTile> projects;
    private final EventCards events;
    private final List<BattleCard> battleCards;
    private final List<Phoros> phoros;

    public PolisData(DataPack pack) {
        components = pack.document("components", Components.class);
        figures = pack.document("figures", Figures.class);
        hellas = new Hellas(pack);
        Table<RoundCard> roundTable = pack.table("rounds", RoundCard.class);
        Ids.complete("rounds", roundTable, Round.class, "a game has three rounds, each with its deck of Events");
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
        projects = ProjectTiles.read(pack);
        events = new EventCards(pack, markets.byId());
        battleCards = battleCards(pack);
        phoros = pack.table("phoros", Phoros.class).list();
        checkProjects();
        checkBattles();
    }

    private void readPoleis(DataPack pack) {
        Table<RawPolis> table = pack.table("poleis", RawPolis.class);
        Ids.complete("poleis", table, Polis.class, "a polis is a place on the printed board");
        Arrays.fill(poleisOf, IndexSet.EMPTY);
        for (Polis polis : Polis.values()) {
            String where = "poleis/" + polis.id();
            RawPolis raw = table.get(polis.id(), where);
            PolisCard card = new PolisCard(
                    polis,
                    raw.territory().map(id -> Ids.of(Space.class, id, where)),
                    IdSets.of(Space.class, raw.territory().stream().toList(), where),
                    raw.population(),
                    raw.growth(),
                    raw.most(),
                    IdSets.of(Space.class, raw.ports(), where),
                    raw.capitalOf().map(id -> Ids.of(Side.class, id, where)),
                    raw.commercialFor().map(id -> Ids.of(Side.class, id, where)));
            poleis[polis.index()] = card;
            card.capitalOf().ifPresent(side -> capitals[side.index()] = polis);
            card.territory()
                    .map(Space::index)
                    .ifPresent(space -> poleisOf[space] = poleisOf[space].with(polis.index()));
        }
        for (Side side : Side.all()) {
            if (capitals[side.index()] == null) {
                throw new DataFault("poleis has no capital of " + side.id());
            }
        }
    }

    private void readStarts(DataPack pack) {
        Table<RawSide> table = pack.table("sides", RawSide.class);
        Ids.complete("sides", table, Side.class, "the game is for Athens and Sparta");
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
                    IdSets.of(Space.class, raw.portSeas(), where));
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

    private static List<BattleCard> battleCards(DataPack pack) {
        List<BattleCard> cards = new ArrayList<>();
        for (RawBattleCard raw : pack.table("battle-cards", RawBattleCard.class)) {
            cards.add(new BattleCard(cards.size(), raw.copies(), face(raw.land()), face(raw.sea())));
        }
        return List.copyOf(cards);
    }

    private static BattleCard.Face face(RawFace raw) {
        return new BattleCard.Face(
                Ids.of(Formation.class, raw.formation(), "battle-cards"),
                Ids.of(Maneuver.class, raw.maneuver(), "battle-cards"),
                raw.value());
    }

    private void checkProjects() {
        int drawn = Arrays.stream(rounds).mapToInt(RoundCard::projectsDrawn).sum();
        if (drawn > projects.size()) {
            throw new DataFault(
                    "the rounds draw " + drawn + " Projects; there are only " + projects.size() + " tiles to draw");
        }
    }

    /**
     * A battle begins only where both sides can lay their cards, however many of the units are one side's, and only if there
     * are cards for the first hands.
     */
    private void checkBattles() {
        int most = 0;
        for (RoundCard round : rounds) {
            most = Math.max(most, round.number());
        }
        fewest("components", components.battleUnits(), most);
        for (int i = 0; i < events.size(); i++) {
            EventCard card = events.card(i);
            int limit = round(card.deck()).number();
            card.inForce(EventEffect.BattleUnits.class)
                    .ifPresent(units -> fewest("events/" + card.id(), units.count(), limit));
        }
        int cards = battleCards.stream().mapToInt(BattleCard::copies).sum();
        if (cards < 2 * most) {
            throw new DataFault("there are " + cards + " battle cards; two hands of " + most + " need " + 2 * most);
        }
    }

    private static void fewest(String where, int battleUnits, int limit) {
        if (battleUnits < limit + Combat.PAIRS) {
            throw new DataFault(where + ": " + battleUnits + " units make a battle; with a stacking limit of " + limit
                    + " it must be at least " + (limit + Combat.PAIRS));
        }
    }

    public Components components() {
        return components;
    }

    public Figures figures() {
        return figures;
    }

    public Hellas hellas() {
        return hellas;
    }

    /** What the marker says in a round. */
    public RoundCard round(Round round) {
        return rounds[round.index()];
    }

    public PolisCard polis(Polis polis) {
        return poleis[polis.index()];
    }

    public IndexSet poleisOf(Space territory) {
        return poleisOf[territory.index()];
    }

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

    public Start start(Side side) {
        return starts[side.index()];
    }

    /** The columns of a territory in the Tribute Area. */
    public TributeRow tribute(Space territory) {
        return tribute[territory.index()];
    }

    public Space sea(Market market) {
        return markets.sea(market);
    }

    /** The polis from which a Foreign Market is reached by land. */
    public Optional<Polis> landPolis(Market market) {
        return markets.landPolis(market);
    }

    /** The spaces of all Foreign Markets, by index. */
    public List<TradeSpace> tradeSpaces() {
        return markets.spaces();
    }

    /** What must be handed over to receive that value, the good's cube being in that box. */
    public int price(int value, int box) {
        return markets.price(value, box);
    }

    /** The last box of the Market Area. */
    public int lastBox() {
        return markets.lastBox();
    }

    /** The Project tiles, by index. */
    public List<ProjectTile> projects() {
        return projects;
    }

    public ProjectTile project(Project project) {
        return projects.get(project.index());
    }

    public EventCards events() {
        return events;
    }

    /** The kinds of Battle cards, by index. */
    public List<BattleCard> battleCards() {
        return battleCards;
    }

    /** The bargains of the Phoros step. */
    public List<Phoros> phoros() {
        return phoros;
    }

    /** What is laid out for a game. */
    public Box box() {
        return new Box(
                tradeSpaces().size(),
                projects.size(),
                components.cubesPerPlayer() - components.cubesOnTracks(),
                components.disksPerPlayer(),
                components.merchantsPerPlayer(),
                battleCards.stream().mapToInt(BattleCard::copies).toArray());
    }
}
