package org.polemarch.pericles.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.assembly.DebateTally;
import org.polemarch.pericles.rules.political.StrategyBoard;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Every card, half and line against a list written down by itself: value, bonus and tokens in a debate. */
@Cites({"3.13", "6.2", "6.21", "7.3"})
class PoliticalCardsTest {

    private static final Pattern LINE = Pattern.compile("(\\w+)(?: except (\\w+))? \\+(\\d)/(\\d)(?: \\[(\\w+)])?");

    static Stream<String> cards() throws IOException {
        try (InputStream in = PoliticalCardsTest.class.getResourceAsStream("/political-cards.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Covers({
        "3.13a", "3.13b", "3.13c", "3.13d", "3.13e", "3.13f", "3.13g", "3.13h", "3.13i", "6.2a", "6.21a", "6.21b",
        "3.2j"
    })
    void aCardIsWorthWhatIsWrittenOfIt(String card) {
        String[] columns = card.split(" \\| ?", -1);
        Side side = columns[0].startsWith("A") ? Side.ATHENS : Side.SPARTA;
        for (int half = 0; half < 2; half++) {
            Faction faction = half == 0 ? side.first() : side.second();
            String lines = columns[2 + half].trim();
            if (!lines.isEmpty()) {
                for (Issue issue : Issue.values()) {
                    for (int world = 0; world < 16; world++) {
                        check(faction, columns[0], Integer.parseInt(columns[1]), lines, issue, world);
                    }
                }
            }
        }
    }

    /** Tribes of Athens and villages of Sparta in turn; the Leaders alone earn more than one token from the board. */
    @ParameterizedTest
    @EnumSource(Faction.class)
    @Covers({"3.13i", "7.3b"})
    void titlesAndWhatASeventhCardEarns(Faction faction) {
        Side side = faction.side();
        List<String> titles = side == Side.ATHENS
                ? List.of(
                        "Erechtheis",
                        "Aigeis",
                        "Pandionis",
                        "Leontis",
                        "Akamantis",
                        "Oineis",
                        "Kekropis",
                        "Hippothontis",
                        "Aiantis",
                        "Antiochis")
                : List.of("Pitana", "Mesoa", "Limnai", "Kynosoura", "Amyklai");
        boolean older = faction == Faction.ARISTOCRAT || faction == Faction.EURYPONTID; // strong before the Plague
        for (int card = 0; card < TABLE.data().deck(side).size(); card++) {
            String id = TABLE.data().cardId(side, card).value();
            boolean ordinary = TABLE.data().ordinaryCards(side).has(card);
            if (ordinary) {
                assertThat(TABLE.data().card(side, card).title()).as(id).isEqualTo(titles.get(card % titles.size()));
            }
            if (ordinary || card == TABLE.data().leaderOf(faction)) {
                assertThat(earned(faction, card, false)).as(id).isEqualTo(ordinary ? 1 : older ? 4 : 2);
                assertThat(earned(faction, card, true)).as(id).isEqualTo(ordinary ? 1 : older ? 2 : 4);
            }
        }
        assertThat(TABLE.data().card(side, TABLE.data().leaderOf(faction)).title())
                .startsWith(
                        switch (faction) {
                            case ARISTOCRAT -> "Aristocrat Leader";
                            case DEMAGOGUE -> "Demagogue Leader";
                            case EURYPONTID -> "Eurypontid King";
                            case AGIAD -> "Agiad King";
                        });
    }

    private static int earned(Faction faction, int card, boolean plague) {
        PericlesState state = TABLE.copy();
        if (plague) {
            state.setPostPlague();
        }
        state.setControlling(faction);
        for (Faction each : Faction.values()) {
            state.cards()
                    .setHand(
                            each,
                            IndexSet.of(each == faction ? card : each == faction.compatriot() ? otherThan(card) : 0));
        }
        state.treasury().fillBoard(Side.ATHENS, 5);
        state.treasury().fillBoard(Side.SPARTA, 5);
        new Table<>(BOOK, state).run(StrategyBoard.OPEN).asksNobody();
        return state.treasury().held(faction);
    }

    private static int otherThan(int card) {
        return card == 0 ? 1 : 0;
    }

    /** The bits of the world: Controlling, Post-Plague, War, Alcibiades in Persia. */
    private static void check(Faction faction, String id, int value, String lines, Issue issue, int world) {
        PericlesState state = TABLE.copy();
        state.setControlling((world & 1) != 0 ? faction : faction.compatriot());
        if ((world & 2) != 0) {
            state.setPostPlague();
        }
        state.setWar((world & 4) != 0);
        if ((world & 8) != 0) {
            state.sendAlcibiadesToPersia();
        }
        int slot = state.display().inPool(faction.side(), issue);
        if (slot < 0) {
            return; // the other Side's own issue
        }
        state.display().put(faction.side(), slot, 0);
        state.display().debate(faction.side(), slot);
        state.cards().setPlayed(faction, state.data().index(faction.side(), new CardId(id)));
        String plain = faction.side() == Side.ATHENS ? "A01" : "S01";
        state.cards().setPlayed(faction.compatriot(), state.data().index(faction.side(), new CardId(plain)));
        int[] expected = expected(lines, issue, world);
        Table<PericlesState> table = new Table<>(BOOK, state).run(new DebateTally.Tally(faction.side()));
        DebateTally.DebateTallied tallied = table.last(DebateTally.DebateTallied.class);
        int got = tallied.first() == faction ? tallied.firstValue() : tallied.secondValue();
        assertThat(got)
                .as("%s of %s on %s in world %d", id, faction, issue, world)
                .isEqualTo(value + expected[0]);
        assertThat(state.treasury().held(faction))
                .as("tokens of %s for %s on %s in world %d", id, faction, issue, world)
                .isEqualTo(expected[1]);
    }

    private static final org.polemarch.core.engine.Rulebook<PericlesState> BOOK = PericlesTable.book("14.3");
    private static final PericlesState TABLE =
            PericlesTable.opening("14.3").state().copy();

    private static int[] expected(String lines, Issue issue, int world) {
        for (String each : List.of(lines.split("; "))) {
            Matcher line = LINE.matcher(each);
            assertThat(line.matches()).as(each).isTrue();
            boolean covers = line.group(1).equals("ANY")
                    ? !issue.name().equals(line.group(2))
                    : line.group(1).equals(issue.name());
            if (covers && holds(line.group(5), world)) {
                return new int[] {Integer.parseInt(line.group(3)), Integer.parseInt(line.group(4))};
            }
        }
        return new int[] {0, 0};
    }

    private static boolean holds(String condition, int world) {
        if (condition == null) {
            return true;
        }
        return switch (condition) {
            case "CONTROLLING_FACTION" -> (world & 1) != 0;
            case "PRE_PLAGUE" -> (world & 2) == 0;
            case "POST_PLAGUE" -> (world & 2) != 0;
            case "AT_WAR" -> (world & 4) != 0;
            case "ALCIBIADES_IN_ATHENS" -> (world & 8) == 0;
            case "ALCIBIADES_NOT_IN_ATHENS" -> (world & 8) != 0;
            default -> throw new AssertionError(condition);
        };
    }
}
