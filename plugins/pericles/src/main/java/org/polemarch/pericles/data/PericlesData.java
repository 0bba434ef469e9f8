package org.polemarch.pericles.data;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.CardId;
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
    private final int[][] firstSlot = new int[2][Issue.count() + 1];
    private final int[] markers = new int[Issue.count()];
    private final Ways ways;
    private final Table<ScenarioFacts> scenarios;
    private final TurnFacts[] turns;
    private final int[] value = new int[Piece.COUNT];
    private final IndexSet granaries;
    private final IndexSet aegean;

    private PericlesData(DataPack pack) {
        amounts = Figures.of(pack, "figures", Amounts.class);
        honor = Figures.of(pack, "honor", HonorAmounts.class);
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
        ways = new Ways(pack);
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

    /** Each Side's cards in the order of the table, its Leaders last, in the order of the Factions. */
    private void political(Table<PoliticalCard> table) {
        for (Side side : Side.values()) {
            PoliticalCard[] deck = table.list().stream()
                    .filter(card -> card.side() == side)
                    .sorted(Comparator.comparing(PoliticalCard::leader))
                    .toArray(PoliticalCard[]::new);
            int ordinary = (int) Stream.of(deck).filter(card -> !card.leader()).count();
            int dealt = 2 * amounts.hand() + FEWEST_BATTLE_CARDS;
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
                firstSlot[side.index()][i] = slots.size();
                for (int n = side == Side.ATHENS ? facts.athens() : facts.sparta(); n > 0; n--) {
                    slots.add(Issue.of(i));
                }
            }
            if (slots.size() > Byte.MAX_VALUE) {
                throw new DataFault("table issues gives " + side + " " + slots.size() + " issues; there is room for "
                        + Byte.MAX_VALUE);
            }
            firstSlot[side.index()][Issue.count()] = slots.size();
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

    public IndexSet aegean() {
        return aegean;
    }

    public Ways ways() {
        return ways;
    }

    public PieceFacts piece(Piece piece) {
        return pieces[piece.index()];
    }

    public int value(Piece piece) {
        return value[piece.index()];
    }

    public PoliticalCard card(Side side, int index) {
        return cards[side.index()][index];
    }

    public CardId cardId(Side side, int index) {
        return cardIds[side.index()][index];
    }

    public Optional<PoliticalCard> find(CardId id) {
        return Stream.of(cards)
                .flatMap(Stream::of)
                .filter(card -> card.id().equals(id.value()))
                .findFirst();
    }

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

    public List<CardId> deck(Side side) {
        return List.of(cardIds[side.index()]);
    }

    public int leaderOf(Faction faction) {
        return leaders[faction.index()];
    }

    /** The lines of a card's half that apply to an issue. */
    public PoliticalCard.Line[] lines(Faction faction, int card, Issue issue) {
        return lines[faction.index()][card][issue.index()];
    }

    public int plays() {
        return plays.length;
    }

    public AristophanesFacts play(int index) {
        return plays[index];
    }

    public int playIndex(String id) {
        for (int i = 0; i < plays.length; i++) {
            if (plays[i].id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no play " + id);
    }

    public LoserRow[] loserRows() {
        return loserRows;
    }

    public WinnerRow[] winnerRows() {
        return winnerRows;
    }

    public Issue issue(Side side, int slot) {
        return issues[side.index()][slot];
    }

    public boolean has(Side side, Issue issue) {
        return firstSlot(side, issue) < endSlot(side, issue);
    }

    /** The markers of an issue have numbers from this one on. */
    public int firstSlot(Side side, Issue issue) {
        return firstSlot[side.index()][issue.index()];
    }

    /** The number after the last marker of an issue. */
    public int endSlot(Side side, Issue issue) {
        return firstSlot[side.index()][issue.index() + 1];
    }

    public int issueSlots(Side side) {
        return issues[side.index()].length;
    }

    public int mostIssueSlots() {
        return Math.max(issues[0].length, issues[1].length);
    }

    public int markers(Issue issue) {
        return markers[issue.index()];
    }

    public TurnFacts turn(int turn) {
        return turns[turn - 1];
    }

    public ScenarioFacts scenario(String id) {
        return scenarios.get(id, "the setup");
    }

    public List<ScenarioFacts> scenarios() {
        return scenarios.list();
    }
}
