package org.polemarch.launcher.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.text.TextTable.Kept;

class TextTableTest {

    @TempDir
    private Path folder;

    private TestTable tables;

    @BeforeEach
    void install() {
        tables = TestTable.of(folder, TestJar.tablets());
    }

    @AfterEach
    void close() {
        tables.close();
    }

    /** A screen that types what the test wrote and keeps what was shown between two wipes. */
    private static final class Script implements TextScreen {
        private final List<String> typed;
        private final List<String> sights = new ArrayList<>(List.of(""));
        private int next;

        Script(String... typed) {
            this.typed = List.of(typed);
        }

        @Override
        public void show(List<String> lines) {
            int last = sights.size() - 1;
            sights.set(last, sights.get(last) + String.join("\n", lines) + "\n");
        }

        @Override
        public void wipe() {
            sights.add("");
        }

        @Override
        public String read(String prompt, List<String> choices) {
            show(choices);
            show(List.of(prompt + ">"));
            return next < typed.size() ? typed.get(next++) : GONE;
        }

        String all() {
            return String.join("\n", sights);
        }
    }

    private Script play(Session<?> session, String... typed) {
        Script script = new Script(typed);
        new TextTable(session, script, file -> new Kept(true, "saved " + file.orElse("here"))).run();
        return script;
    }

    @Test
    void showsBoardPromptRuleAndNumberedMoves() {
        String seen = play(tables.session("tablets", "Ann", "random")).all();
        assertThat(seen)
                .contains("Mine: 0")
                .contains("\nCleon, write a number on your tablet  [1]")
                .doesNotContain("Cleon: Cleon")
                .contains("   1  Write 1  [number 1]")
                .contains("   3  Write 3  [number 3]")
                .contains("saved here");
    }

    @Test
    void answersByNumberByNotationAndByEnoughOfTheText() {
        assertThat(play(tables.session("tablets", "Ann", "random"), "2").all()).contains("Cleon wrote the number 2.");
        assertThat(play(tables.session("tablets", "Ann", "random"), "number 3").all())
                .contains("Cleon wrote the number 3.");
        assertThat(play(tables.session("tablets", "Ann", "random"), "write", "RITE 1")
                        .all())
                .contains("That matches 3 choices:")
                .contains("Cleon wrote the number 1.");
    }

    @Test
    void aMoveThatIsNoneIsRefusedWithTheRule() {
        Session<?> session = tables.session("tablets", "Ann", "random");
        String seen = play(session, "number 4", "dance", "17", "0").all();
        assertThat(seen)
                .contains("No number above three fits on a tablet. [1]")
                .contains("You can't choose 'dance' here; type help to see what you can type.")
                .contains("There is no choice '17'; type a number from 1 to 3.")
                .contains("There is no choice '0'; type a number from 1 to 3.");
        assertThat(session.decisions()).isZero();
    }

    /** Even where it is a part of what another choice is called. */
    @Test
    void theNotationOfARefusedMoveIsAnsweredWithItsReason() {
        try (TestTable strict = TestTable.of(
                folder.resolve("strict"),
                TestJar.tablets()
                        .replace("Tablets.java", "new Number(2), new Number(3)", "new Number(2), new Number(40)"))) {
            Session<?> session = strict.session("tablets", "Ann", "random");
            assertThat(play(session, "number 4").all()).contains("No number above three fits on a tablet. [1]");
            assertThat(session.decisions()).isZero();
        }
    }

    @Test
    void aRefusedThingTypedByItsWordsTellsItsReason() {
        Session<?> session = tables.session("tablets", "Ann", "random");
        assertThat(play(session, "write 4").all())
                .contains("Write 4  [number 4]: No number above three fits on a tablet. [1]");
        assertThat(session.decisions()).isZero();
    }

    @Test
    void whyLogScoreRulesHintSaveHelp() {
        String seen = play(
                        tables.session("tablets", "Ann", "random"),
                        "why",
                        "why nothing",
                        "why write 2",
                        "log",
                        "score",
                        "rules",
                        "rules die",
                        "rules dragons",
                        "hint",
                        "save mine.json",
                        "moves",
                        "help")
                .all();
        assertThat(seen)
                .contains("Write 4  [number 4]: No number above three fits on a tablet. [1]")
                .contains("'nothing' isn't something you can use for this question.")
                .contains("You can: Write 2  [number 2]")
                .contains("1. Cleon")
                .contains("1  Writing\n    Each writes a number from one to three in secret.")
                .contains("2  Casting")
                .contains("No rule is called 'dragons', and none mentions it.")
                .contains("A bot would: Write ")
                .contains("saved mine.json")
                .contains("undo, redo");
    }

    @Test
    void oddsAreToldWhenAsked() {
        String told = play(tables.session("tablets", "Ann", "random"), "odds", "write 2", "odds cast")
                .all();
        assertThat(told)
                .contains("Your choices here don't depend on chance or on anybody's secrets.")
                .contains("   1  Cast the die: The tablets show 2 and ")
                .contains(" imagined games. The tablets show 2 and ")
                .doesNotContain("   2  Keep quiet: The tablets");
    }

    @Test
    void whyHasALineForEachReasonAndAllThatFitsWhenAsked() {
        try (TestTable strict = TestTable.of(
                folder.resolve("strict"),
                TestJar.tablets()
                        .replace(
                                "Tablets.java",
                                "List.of(new Refusal(new Number(4), new TooLarge(\"1\")))",
                                "java.util.stream.IntStream.range(4, 41)"
                                        + ".mapToObj(n -> new Refusal(new Number(n), new TooLarge(\"1\"))).toList()"))) {
            String plain =
                    play(strict.session("tablets", "Ann", "random"), "why").all();
            assertThat(plain)
                    .containsOnlyOnce("No number above three")
                    .contains("fits on a tablet. [1] (37 choices: Write 4; Write 5; Write 6; …)");
            String some =
                    play(strict.session("tablets", "Ann", "random"), "why 40").all();
            assertThat(some).containsOnlyOnce("No number above three").contains("Write 40  [number 40]: No number");
        }
    }

    @Test
    void undoTakesBackUpToTheBarrierAndSaysWhyNotBeyond() {
        Session<?> session = tables.session("tablets", "Ann", "random");
        play(session, "1", "undo", "2");
        assertThat(session.history().get(0).move().notation()).isEqualTo("number 2");
        Session<?> both = tables.session("tablets", "Ann", "Ann");
        String seen = play(both, "1", "2", "throw", "undo").all();
        assertThat(seen)
                .contains("move 3 can't be taken back")
                .contains("Only casual play lets you go back beyond that.");
        assertThat(both.decisions()).isEqualTo(3);
        Session<?> casual = tables.session("tablets", true, "Ann", "Ann");
        play(casual, "1", "2", "throw", "undo");
        assertThat(casual.decisions()).isEqualTo(2);
    }

    @Test
    void redoPlaysAgainWhatWasTakenBack() {
        Session<?> session = tables.session("tablets", "Ann", "Ann");
        String seen = play(session, "redo", "3", "undo", "redo").all();
        assertThat(seen).contains("there is nothing to redo");
        assertThat(session.history().get(0).move().notation()).isEqualTo("number 3");
    }

    @Test
    void nobodySeesWhatBelongsToAnother() {
        Session<?> session = tables.session("tablets", "Ann", "Bob");
        Script script = play(session, "", "3", "", "1", "log", "board", "score", "", "log");
        List<String> sights = script.sights;
        assertThat(sights.get(0)).as("before Ann is there").doesNotContain("Mine");
        assertThat(sights.get(1))
                .contains("Pass the screen to Ann (Cleon), then press Enter")
                .doesNotContain("Mine");
        assertThat(sights.get(2)).as("Ann's first turn").contains("Write 3");
        assertThat(sights.get(3)).contains("Pass the screen to Bob (Nicias)").doesNotContain("Mine");
        assertThat(sights.get(4))
                .as("Bob's turn")
                .contains("Cleon wrote something.")
                .contains("Mine: 0")
                .doesNotContain("number 3.")
                .doesNotContain("Mine: 3");
        assertThat(sights.get(5)).contains("Pass the screen to Ann").doesNotContain("Mine");
        assertThat(sights.get(6))
                .as("Ann's second turn")
                .contains("Nicias wrote something.")
                .contains("Mine: 3")
                .doesNotContain("number 1.");
    }

    /** Here only a three is a secret: until one is written both read the same screen, and nothing in it is theirs alone. */
    @Test
    void theScreenIsPassedOnOnlyWhereSomebodyHasASecret() {
        try (TestTable open = TestTable.of(
                folder.resolve("open"),
                TestJar.tablets()
                        .replace(
                                "Tablets.java",
                                "private final Setup setup;",
                                "private final Setup setup;\n"
                                        + "@Override public boolean hasSecret(State state, Seat seat) {"
                                        + " return state.written[seat.index()] == 3; }"))) {
            List<String> sights =
                    play(open.session("tablets", "Ann", "Bob"), "3", "log", "1", "", "log", "quiet", "", "log").sights;
            assertThat(sights.get(0))
                    .contains("Write 3", "Nicias, write a number", "  Cleon wrote something.")
                    .doesNotContain("Pass the screen", "wrote the number");
            assertThat(sights.get(1)).contains("Pass the screen to Ann (Cleon)").doesNotContain("Mine");
            assertThat(sights.get(2)).contains("Mine: 3", "Cleon wrote the number 3.");
            assertThat(sights.get(3)).as("her three must not stay").contains("Pass the screen to Bob");
            assertThat(sights.get(4))
                    .contains("Cleon wrote something.", "Nicias wrote something.")
                    .doesNotContain("wrote the number");
        }
    }

    @Test
    void whoLeavesAtTheCurtainSeesNothingAndTheGameIsSaved() {
        Script script = play(tables.session("tablets", "Ann", "Bob"), "", "3", "quit");
        assertThat(script.sights.get(4)).isEqualTo("saved here\n");
    }

    @Test
    void undoOfAnothersDecisionPassesTheScreenBack() {
        Session<?> session = tables.session("tablets", "Ann", "Bob");
        Script script = play(session, "", "3", "", "hint", "undo", "yes", "quit");
        assertThat(session.decisions()).isZero();
        assertThat(script.sights.get(4)).contains("A bot would");
        assertThat(script.sights.get(5)).contains("Pass the screen to Ann").doesNotContain("A bot would");
    }

    @Test
    void afterUndoWhatHappensNextIsNewsAgain() {
        Session<?> session = tables.session("tablets", "Ann", "Bob");
        Script script = play(session, "", "3", "", "undo", "yes", "", "2", "");
        assertThat(script.sights.get(8)).as("Bob again").contains("Cleon wrote something.");
    }

    @Test
    void aPersonWithTwoSeatsIsToldEverythingOnceWithoutACurtain() {
        Script script = play(tables.session("tablets", "Ann", "Ann"), "3", "1", "quiet");
        assertThat(script.sights).hasSize(1);
        assertThat(script.all()).containsOnlyOnce("Cleon keeps quiet.").containsOnlyOnce("Nicias wrote the number 1.");
    }

    @Test
    void theEndIsShownWithBoardScoreAndWinner() {
        Session<?> session = tables.session("tablets", "Ann", "Bob");
        Script script = play(session, "", "3", "", "1", "", "quiet", "", "quiet");
        assertThat(session.over()).isTrue();
        assertThat(script.sights.get(script.sights.size() - 1))
                .contains("The tablets are opened: 3 and 1.")
                .contains("Open: yes")
                .contains("The tablets were opened.")
                .endsWith("Victory for Cleon.\n");
    }

    @Test
    void whatFailsWhileShowingDoesNotEndTheGame() {
        String board = """
                    @Override
                    public org.polemarch.api.text.TextBoard textBoard() {
                        return (view, words) -> { throw new IllegalStateException("no ink"); };
                    }

                    @Override
                    public Module rules""";
        TestJar jar = TestJar.tablets().replace("TabletsPlugin.java", "@Override\n    public Module rules", board);
        try (TestTable broken = TestTable.of(folder.resolve("broken"), jar)) {
            Session<?> session = broken.session("tablets", "Ann", "random");
            assertThat(play(session, "1").all()).contains("! no ink");
            assertThat(session.decisions()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource({"polis, 2, 11", "perikles, 3, 12"})
    void wholeGamesOfPersonsByNumbers(String game, int seats, long seed) {
        try (TestTable installed = TestTable.installed(folder.resolve("installed"))) {
            String[] names = new String[seats];
            java.util.Arrays.setAll(names, i -> "Person" + i);
            Session<?> session = installed.session(game, names);
            StringWriter out = new StringWriter();
            Chance chance = Chance.seeded(seed);
            BufferedReader numbers = new BufferedReader(new StringReader("")) {
                @Override
                public String readLine() {
                    return session.over()
                            ? null
                            : String.valueOf(
                                    1 + chance.below(session.question().moves().size()));
                }
            };
            TextScreen screen = new PlainScreen(numbers, new PrintWriter(out));
            boolean over = new TextTable(session, screen, file -> new Kept(true, "")).run();
            assertThat(over).isTrue();
            assertThat(out.toString()).containsPattern("Victory for .*\\.| share the victory\\.");
        }
    }

    @Test
    void theDecisionOfAnotherPersonIsTakenBackOnlyIfTheyAgree() {
        Session<?> session = tables.session("tablets", "Ann", "Ben");
        String seen = play(session, "", "2", "", "undo", "no", "undo", "yes").all();
        assertThat(seen).contains("This takes back the last decision of Ann. Ann, do you agree? (yes, no)");
        assertThat(session.decisions()).isZero();
        Session<?> kept = tables.session("tablets", "Ann", "Ben");
        play(kept, "", "2", "", "undo", "no");
        assertThat(kept.decisions()).isEqualTo(1);
    }

    @Test
    void aGameThatCannotBeSavedIsNotSimplyLeft() {
        Session<?> session = tables.session("tablets", "Ann", "random");
        Script script = new Script("quit", "", "elsewhere.json");
        TextTable table = new TextTable(
                session,
                script,
                file -> new Kept(
                        file.isPresent(), file.map(name -> "Saved as " + name).orElse("The disk is full.")));
        table.run();
        assertThat(script.all())
                .contains("The disk is full.", "A file to save the game in, or quit to lose it>")
                .contains("Saved as elsewhere.json");
        assertThat(table.lost()).isFalse();
        TextTable given =
                new TextTable(session, new Script("quit", "quit"), file -> new Kept(false, "The disk is full."));
        given.run();
        assertThat(given.lost()).isTrue();
    }
}
