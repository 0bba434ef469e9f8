package org.polemarch.pericles.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marks;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** All figures of the game, checked and laid out for fast reading. Immutable; arrays handed out are not to be changed. */
public final class PericlesData {

    private static final int FEWEST_BATTLE_CARDS = 2;

    private final Amounts amounts;
    private final HonorAmounts honor;
    private final TheaterFacts[] theaters = new TheaterFacts[Theater.COUNT];
    private final PieceFacts[] pieces = new PieceFacts[Piece.COUNT];
    private final PoliticalCard[][] cards = new PoliticalCard[2][];
    private final CardId[][] cardIds = new CardId[2][];
    private final Map<CardId, Integer> cardIndex = new HashMap<>();
    private final PoliticalCard.Line[][][][] lines = new PoliticalCard.Line[4][][][];
    private final IndexSet[] ordinaryCards = new IndexSet[2];
    private final int[] leaders = new int[4];
    private final AristophanesFacts[] plays;
    private final LoserRow[] loserRows;
    private final WinnerRow[] winnerRows;
    private final Issue[][] issues = new Issue[2][];
    private final int[] markers = new int[Issue.count()];
    private final List<ConnectionFacts> connections;
    private final Table<LineFacts> lineTable;
    private final Table<ScenarioFacts> scenarios;
    private final TurnFacts[] turns;
    private final IndexSet[] landByLand = nowhere();
    private final IndexSet[] landByLandWithBase = nowhere();
    private final IndexSet[] landBySea = nowhere();
    private final IndexSet[] naval = nowhere();
    private final IndexSet[] navalWithBase = nowhere();
    private final int[] value = new int[Piece.COUNT];
    private final IndexSet granaries;
    private final IndexSet aegean;

    private PericlesData(DataPack pack) {
        amounts = new Amounts(pack.table("figures", Amounts.Amount.class));
        honor = new HonorAmounts(pack.table("honor", Amounts.Amount.class));
        Table<TheaterFacts> theaterTable = pack.table("theaters", TheaterFacts.class);
        exactly(
                "theaters",
                theaterTable,
                List.of(Theater.values()).subList(0, Theater.COUNT),
                "rules and scenarios speak of the Theaters of the map by name (3.12)");
        Marks granary = new Marks();
        Marks inTheAegean = new Marks();
        for (int i = 0; i < Theater.COUNT; i++) {
            theaters[i] = theaterTable.get(Theater.of(i).name(), "the map");
            if (theaters[i].number() != i + 1) {
                throw new DataFault("theaters/" + theaters[i].id() + " must have number " + (i + 1));
            }
            if (theaters[i].granary()) {
                granary.add(i);
            }
            if (theaters[i].aegean()) {
                inTheAegean.add(i);
            }
        }
        granaries = granary.set();
        aegean = inTheAegean.set();
        lineTable = pack.table("lines", LineFacts.class);
        connections = pack.table("connections", ConnectionFacts.class).list();
        connections.forEach(this::join);
        Table<PieceFacts> pieceTable = pack.table("pieces", PieceFacts.class);
        exactly(
                "pieces",
                pieceTable,
                List.of(Piece.values()),
                "which pieces build, fight and redeploy where is said kind by kind (3.11)");
        for (int i = 0; i < Piece.COUNT; i++) {
            pieces[i] = pieceTable.get(Piece.of(i).name(), "the components");
            value[i] = pieces[i].value();
        }
        political(pack.table("political", PoliticalCard.class));
        plays = pack.table("aristophanes", AristophanesFacts.class).list().toArray(AristophanesFacts[]::new);
        if (plays.length > IndexSet.LIMIT) {
            throw new DataFault("table aristophanes has " + plays.length + " cards; at most " + IndexSet.LIMIT);
        }
        loserRows = pack.table("loser-losses", LoserRow.class).list().toArray(LoserRow[]::new);
        winnerRows = pack.table("winner-losses", WinnerRow.class).list().toArray(WinnerRow[]::new);
        issues(pack.table("issues", IssueFacts.class));
        Table<TurnFacts> timeline = pack.table("timeline", TurnFacts.class);
        turns = new TurnFacts[timeline.list().size()];
        for (int i = 0; i < turns.length; i++) {
            turns[i] = timeline.get(String.valueOf(i + 1), "the timeline");
        }
        scenarios = pack.table("scenarios", ScenarioFacts.class);
        scenarios.forEach(this::check);
    }

    private static IndexSet[] nowhere() {
        IndexSet[] nowhere = new IndexSet[Theater.COUNT];
        Arrays.fill(nowhere, IndexSet.EMPTY);
        return nowhere;
    }

    private static void exactly(String name, Table<?> table, List<? extends Enum<?>> constants, String because) {
        List<String> known = constants.stream().map(Enum::name).toList();
        for (String id : table.ids()) {
            if (!known.contains(id)) {
                throw new DataFault("table " + name + " cannot have a record '" + id + "': " + because);
            }
        }
        for (String id : known) {
            if (!table.has(id)) {
                throw new DataFault("table " + name + " has no record '" + id + "': " + because);
            }
        }
    }

    /** The figures of a pack; anything wrong in it is a fault that names table and id. */
    public static PericlesData of(DataPack pack) {
        return new PericlesData(pack);
    }

    private void join(ConnectionFacts connection) {
        LineFacts line = lineTable.get(connection.line(), "connections/" + connection.id());
        if (connection.a() == connection.b()) {
            throw new DataFault("connections/" + connection.id() + " joins a Theater with itself");
        }
        leave(connection.a(), connection.b(), line);
        leave(connection.b(), connection.a(), line);
    }

    /** The base condition belongs to the line and is tested at whichever end is being left. */
    private void leave(Theater from, Theater to, LineFacts line) {
        if (line.landExit() == Exit.A) {
            open(line.landNeedsBase() ? landByLandWithBase : landByLand, from, to);
        } else if (line.landExit() == Exit.B) {
            open(landBySea, from, to);
        }
        if (line.navalExit() != Exit.NONE) {
            open(line.navalNeedsBase() ? navalWithBase : naval, from, to);
        }
    }

    private static void open(IndexSet[] ways, Theater from, Theater to) {
        ways[from.index()] = ways[from.index()].with(to.index());
    }

    /** Each Side's cards in the order of the table, its Leaders last, in the order of the Factions. */
    private void political(Table<PoliticalCard> table) {
        for (Side side : Side.values()) {
            PoliticalCard[] deck = table.list().stream()
                    .filter(card -> card.side() == side)
                    .sorted(Comparator.comparing(PoliticalCard::leader))
                    .toArray(PoliticalCard[]::new);
            int ordinary = (int) Stream.of(deck).filter(card -> !card.leader()).count();
            int dealt = 2 * amounts.hand + FEWEST_BATTLE_CARDS;
            if (ordinary < dealt || deck.length > IndexSet.LIMIT) {
                throw new DataFault("table political gives " + side + " " + ordinary + " cards besides its Leaders; two"
                        + " hands and a Battle Deck take " + dealt + " (5.2), and there is room for "
                        + (IndexSet.LIMIT - 2));
            }
            ordinaryCards[side.index()] = IndexSet.below(ordinary);
            cards[side.index()] = deck;
            cardIds[side.index()] = new CardId[deck.length];
            for (int index = 0; index < deck.length; index++) {
                card(side, index, deck[index]);
            }
            for (Faction faction : List.of(side.first(), side.second())) {
                leaders[faction.index()] = leader(deck, faction);
                lines[faction.index()] = new PoliticalCard.Line[deck.length][][];
                for (int index = 0; index < deck.length; index++) {
                    lines[faction.index()][index] = linesByIssue(deck[index], faction);
                }
            }
        }
    }

    private void card(Side side, int index, PoliticalCard card) {
        if (card.value() < 1 || card.value() > 5) {
            throw new DataFault("political/" + card.id() + " must have a value from 1 to 5");
        }
        cardIds[side.index()][index] = new CardId(card.id());
        cardIndex.put(cardIds[side.index()][index], index);
    }

    private static int leader(PoliticalCard[] deck, Faction faction) {
        List<Integer> own = IntStream.range(0, deck.length)
                .filter(index -> deck[index].leaderOf().equals(faction.name()))
                .boxed()
                .toList();
        if (own.size() != 1) {
            throw new DataFault("table political gives " + faction + " " + own.size()
                    + " Leaders; each Faction has one, who is in its hand every turn (5.22)");
        }
        return own.get(0);
    }

    private static PoliticalCard.Line[][] linesByIssue(PoliticalCard card, Faction faction) {
        PoliticalCard.Line[][] byIssue = new PoliticalCard.Line[Issue.count()][];
        for (int i = 0; i < byIssue.length; i++) {
            List<PoliticalCard.Line> fitting = new ArrayList<>();
            for (PoliticalCard.Line line : card.lines()) {
                if (line.faction() == faction && line.covers(Issue.of(i))) {
                    fitting.add(line);
                }
            }
            byIssue[i] = fitting.toArray(PoliticalCard.Line[]::new);
        }
        return byIssue;
    }

    private void issues(Table<IssueFacts> table) {
        exactly("issues", table, List.of(Issue.values()), "what an issue does is a rule of its own (3.14)");
        for (Side side : Side.values()) {
            List<Issue> slots = new ArrayList<>();
            for (int i = 0; i < Issue.count(); i++) {
                IssueFacts facts = table.get(Issue.of(i).name(), "the issues");
                markers[i] = facts.markers();
                for (int n = side == Side.ATHENS ? facts.athens() : facts.sparta(); n > 0; n--) {
                    slots.add(Issue.of(i));
                }
            }
            issues[side.index()] = slots.toArray(Issue[]::new);
        }
    }

    private void check(ScenarioFacts scenario) {
        int[] used = new int[Piece.COUNT];
        for (ScenarioFacts.Stack stack : scenario.setup()) {
            used[stack.piece().index()] += stack.count();
        }
        for (int i = 0; i < used.length; i++) {
            if (used[i] > pieces[i].supply()) {
                throw new DataFault("scenarios/" + scenario.id() + " sets up " + used[i] + " of " + Piece.of(i)
                        + "; there are " + pieces[i].supply());
            }
        }
        if (scenario.honor().size() != 4) {
            throw new DataFault("scenarios/" + scenario.id() + " must give the Honor of four Factions");
        }
    }

    public Amounts amounts() {
        return amounts;
    }

    public HonorAmounts honor() {
        return honor;
    }

    public TheaterFacts theater(Theater theater) {
        return theaters[theater.index()];
    }

    /** The battle that is compulsory in a Theater. */
    public Arm ground(Theater theater) {
        return theaters[theater.index()].ground();
    }

    public IndexSet granaries() {
        return granaries;
    }

    /** The Theaters of the Aegean Sea. */
    public IndexSet aegean() {
        return aegean;
    }

    public List<ConnectionFacts> connections() {
        return connections;
    }

    public LineFacts line(String id) {
        return lineTable.get(id, "the map");
    }

    /** Where land units go with test A. */
    public IndexSet landByLand(Theater from) {
        return landByLand[from.index()];
    }

    /** Where land units go with test A and a base. */
    public IndexSet landByLandWithBase(Theater from) {
        return landByLandWithBase[from.index()];
    }

    /** Where land units go with test B. */
    public IndexSet landBySea(Theater from) {
        return landBySea[from.index()];
    }

    /** Where naval units go with test C or D. */
    public IndexSet naval(Theater from) {
        return naval[from.index()];
    }

    /** Where naval units go with test C and a base. */
    public IndexSet navalWithBase(Theater from) {
        return navalWithBase[from.index()];
    }

    public PieceFacts piece(Piece piece) {
        return pieces[piece.index()];
    }

    /** The military value of a piece. */
    public int value(Piece piece) {
        return value[piece.index()];
    }

    /** A Political card by its index in its Side's deck. */
    public PoliticalCard card(Side side, int index) {
        return cards[side.index()][index];
    }

    public CardId cardId(Side side, int index) {
        return cardIds[side.index()][index];
    }

    /** The index of a card in its Side's deck. */
    public int index(Side side, CardId id) {
        Integer index = cardIndex.get(id);
        if (index == null || cards[side.index()][index].side() != side) {
            throw new IllegalArgumentException(side + " has no card " + id);
        }
        return index;
    }

    /** The cards of a Side's deck that are not Leaders, which have the highest numbers. */
    public IndexSet ordinaryCards(Side side) {
        return ordinaryCards[side.index()];
    }

    /** The ids of a Side's deck, Leaders last, in the order of the indices. */
    public List<CardId> deck(Side side) {
        return List.of(cardIds[side.index()]);
    }

    /** The index of a Faction's Leader in its Side's deck. */
    public int leaderOf(Faction faction) {
        return leaders[faction.index()];
    }

    /** The lines of a card's half that speak of an issue. */
    public PoliticalCard.Line[] lines(Faction faction, int card, Issue issue) {
        return lines[faction.index()][card][issue.index()];
    }

    /** How many Aristophanes cards there are. */
    public int plays() {
        return plays.length;
    }

    /** An Aristophanes card by its index. */
    public AristophanesFacts play(int index) {
        return plays[index];
    }

    /** The index of an Aristophanes card. */
    public int playIndex(String id) {
        for (int i = 0; i < plays.length; i++) {
            if (plays[i].id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no play " + id);
    }

    /** The Battle Loser Loss Table. */
    public LoserRow[] loserRows() {
        return loserRows;
    }

    /** The Battle Winner Loss Table. */
    public WinnerRow[] winnerRows() {
        return winnerRows;
    }

    /** Which issue the debate marker with that number is. */
    public Issue issue(Side side, int slot) {
        return issues[side.index()][slot];
    }

    /** Whether a Side debates that issue at all. */
    public boolean has(Side side, Issue issue) {
        return List.of(issues[side.index()]).contains(issue);
    }

    /** How many debate issues a Side has. */
    public int issueSlots(Side side) {
        return issues[side.index()].length;
    }

    public int mostIssueSlots() {
        return Math.max(issues[0].length, issues[1].length);
    }

    /** How many Theater markers of an issue a Faction has. */
    public int markers(Issue issue) {
        return markers[issue.index()];
    }

    public TurnFacts turn(int turn) {
        return turns[turn - 1];
    }

    public ScenarioFacts scenario(String id) {
        return scenarios.get(id, "the setup");
    }

    /** All scenarios in the order of the file. */
    public List<ScenarioFacts> scenarios() {
        return scenarios.list();
    }
}
