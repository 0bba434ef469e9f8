package org.polemarch.pericles.data;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** All figures of the game, checked and laid out for fast reading. Immutable; arrays handed out are not to be changed. */
public final class PericlesData {

    /** How many Political cards a Side has, its two Leaders included (2.0). */
    public static final int CARDS = 32;

    /** Political cards without the Leaders; Leaders have the highest numbers. */
    public static final int ORDINARY_CARDS = 30;

    /** How many Aristophanes cards there are. */
    public static final int PLAYS = 24;

    /** Debate issues of a Side. */
    public static final int ISSUES = 18;

    private final Amounts amounts;
    private final HonorAmounts honor;
    private final TheaterFacts[] theaters = new TheaterFacts[Theater.COUNT];
    private final PieceFacts[] pieces = new PieceFacts[Piece.COUNT];
    private final PoliticalCard[][] cards = new PoliticalCard[2][CARDS];
    private final CardId[][] cardIds = new CardId[2][CARDS];
    private final Map<CardId, Integer> cardIndex = new HashMap<>();
    private final PoliticalCard.Line[][][][] lines = new PoliticalCard.Line[4][CARDS][][];
    private final AristophanesFacts[] plays = new AristophanesFacts[PLAYS];
    private final LoserRow[] loserRows;
    private final WinnerRow[] winnerRows;
    private final Issue[][] issues = new Issue[2][];
    private final int[] markers = new int[Issue.count()];
    private final List<ConnectionFacts> connections;
    private final Table<LineFacts> lineTable;
    private final Table<ScenarioFacts> scenarios;
    private final TurnFacts[] turns = new TurnFacts[10];
    private final int[] landByLand = new int[Theater.COUNT];
    private final int[] landByLandWithBase = new int[Theater.COUNT];
    private final int[] landBySea = new int[Theater.COUNT];
    private final int[] naval = new int[Theater.COUNT];
    private final int[] navalWithBase = new int[Theater.COUNT];
    private final int[] value = new int[Piece.COUNT];
    private int granaries;
    private int aegean;

    private PericlesData(DataPack pack) {
        amounts = new Amounts(pack.table("figures", Amounts.Amount.class));
        honor = new HonorAmounts(pack.table("honor", Amounts.Amount.class));
        Table<TheaterFacts> theaterTable =
                pack.table("theaters", TheaterFacts.class).expect(Theater.COUNT);
        for (int i = 0; i < Theater.COUNT; i++) {
            theaters[i] = theaterTable.get(Theater.of(i).name(), "the map");
            if (theaters[i].number() != i + 1) {
                throw new DataFault("theaters/" + theaters[i].id() + " must have number " + (i + 1));
            }
            granaries |= theaters[i].granary() ? 1 << i : 0;
            aegean |= theaters[i].aegean() ? 1 << i : 0;
        }
        lineTable = pack.table("lines", LineFacts.class).expect(6);
        connections =
                pack.table("connections", ConnectionFacts.class).expect(35).list();
        connections.forEach(this::join);
        Table<PieceFacts> pieceTable = pack.table("pieces", PieceFacts.class).expect(Piece.COUNT);
        for (int i = 0; i < Piece.COUNT; i++) {
            pieces[i] = pieceTable.get(Piece.of(i).name(), "the components");
            value[i] = pieces[i].value();
        }
        political(pack.table("political", PoliticalCard.class).expect(2 * CARDS));
        List<AristophanesFacts> all = pack.table("aristophanes", AristophanesFacts.class)
                .expect(PLAYS)
                .list();
        all.toArray(plays);
        loserRows = pack.table("loser-losses", LoserRow.class).expect(6).list().toArray(LoserRow[]::new);
        winnerRows =
                pack.table("winner-losses", WinnerRow.class).expect(8).list().toArray(WinnerRow[]::new);
        issues(pack.table("issues", IssueFacts.class).expect(Issue.count()));
        Table<TurnFacts> timeline = pack.table("timeline", TurnFacts.class).expect(turns.length);
        for (int i = 0; i < turns.length; i++) {
            turns[i] = timeline.get(String.valueOf(i + 1), "the timeline");
        }
        scenarios = pack.table("scenarios", ScenarioFacts.class).expect(14);
        scenarios.forEach(this::check);
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
        int bit = to.bit();
        if (line.landExit() == Exit.A) {
            (line.landNeedsBase() ? landByLandWithBase : landByLand)[from.index()] |= bit;
        } else if (line.landExit() == Exit.B) {
            landBySea[from.index()] |= bit;
        }
        if (line.navalExit() != Exit.NONE) {
            (line.navalNeedsBase() ? navalWithBase : naval)[from.index()] |= bit;
        }
    }

    private void political(Table<PoliticalCard> table) {
        int[] next = new int[2];
        for (PoliticalCard card : table) {
            int side = card.side().index();
            int index = next[side]++;
            if (index >= CARDS || card.leader() != (index >= ORDINARY_CARDS)) {
                throw new DataFault("political/" + card.id() + ": each Side has " + ORDINARY_CARDS
                        + " cards followed by its two Leaders");
            }
            if (card.value() < 1 || card.value() > 5) {
                throw new DataFault("political/" + card.id() + " must have a value from 1 to 5");
            }
            cards[side][index] = card;
            cardIds[side][index] = new CardId(card.id());
            cardIndex.put(cardIds[side][index], index);
            for (int f = 0; f < 2; f++) {
                Faction faction = Faction.of(2 * side + f);
                if (card.leader()
                        && index != leaderOf(faction)
                        && card.leaderOf().equals(faction.name())) {
                    throw new DataFault("political/" + card.id() + ": Leaders stand in the order of the Factions");
                }
                lines[faction.index()][index] = linesByIssue(card, faction);
            }
        }
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
        for (Side side : Side.values()) {
            List<Issue> slots = new ArrayList<>();
            for (int i = 0; i < Issue.count(); i++) {
                IssueFacts facts = table.get(Issue.of(i).name(), "the issues");
                markers[i] = facts.markers();
                for (int n = side == Side.ATHENS ? facts.athens() : facts.sparta(); n > 0; n--) {
                    slots.add(Issue.of(i));
                }
            }
            if (slots.size() != ISSUES) {
                throw new DataFault(
                        "table issues gives " + side + " " + slots.size() + " issues; it must give " + ISSUES);
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

    /** Costs, limits and counts. */
    public Amounts amounts() {
        return amounts;
    }

    /** What is worth how much Honor. */
    public HonorAmounts honor() {
        return honor;
    }

    /** The printed facts of a Theater. */
    public TheaterFacts theater(Theater theater) {
        return theaters[theater.index()];
    }

    /** The battle that is compulsory in a Theater. */
    public Arm ground(Theater theater) {
        return theaters[theater.index()].ground();
    }

    /** The set of granary Theaters. */
    public int granaries() {
        return granaries;
    }

    /** The set of Theaters of the Aegean Sea. */
    public int aegean() {
        return aegean;
    }

    /** All lines of the map. */
    public List<ConnectionFacts> connections() {
        return connections;
    }

    /** A kind of line. */
    public LineFacts line(String id) {
        return lineTable.get(id, "the map");
    }

    /** Where land units go with test A. */
    public int landByLand(int from) {
        return landByLand[from];
    }

    /** Where land units go with test A and a base. */
    public int landByLandWithBase(int from) {
        return landByLandWithBase[from];
    }

    /** Where land units go with test B. */
    public int landBySea(int from) {
        return landBySea[from];
    }

    /** Where naval units go with test C or D. */
    public int naval(int from) {
        return naval[from];
    }

    /** Where naval units go with test C and a base. */
    public int navalWithBase(int from) {
        return navalWithBase[from];
    }

    /** The facts of a piece. */
    public PieceFacts piece(Piece piece) {
        return pieces[piece.index()];
    }

    /** The military value of a piece by its index. */
    public int value(int piece) {
        return value[piece];
    }

    /** A Political card by its index in its Side's deck. */
    public PoliticalCard card(Side side, int index) {
        return cards[side.index()][index];
    }

    /** The id of a Political card. */
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

    /** The index of a Faction's Leader in its Side's deck. */
    public static int leaderOf(Faction faction) {
        return ORDINARY_CARDS + (faction.index() & 1);
    }

    /** The lines of a card's half that speak of an issue. */
    public PoliticalCard.Line[] lines(Faction faction, int card, Issue issue) {
        return lines[faction.index()][card][issue.index()];
    }

    /** An Aristophanes card by its index. */
    public AristophanesFacts play(int index) {
        return plays[index];
    }

    /** The index of an Aristophanes card. */
    public int playIndex(String id) {
        for (int i = 0; i < PLAYS; i++) {
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

    /** How many Theater markers of an issue a Faction has. */
    public int markers(Issue issue) {
        return markers[issue.index()];
    }

    /** The years of a turn. */
    public TurnFacts turn(int turn) {
        return turns[turn - 1];
    }

    /** A scenario. */
    public ScenarioFacts scenario(String id) {
        return scenarios.get(id, "the setup");
    }

    /** All scenarios in the order of the file. */
    public List<ScenarioFacts> scenarios() {
        return scenarios.list();
    }
}
