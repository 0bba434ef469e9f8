package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.TableModel.Choice;
import org.polemarch.launcher.table.TableModel.LogLine;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The window without a display: what a player does with mouse and keyboard from the library to the end of a game. */
@ExtendWith(ApplicationExtension.class)
class LauncherWindowTest {

    @TempDir
    private static Path folder;

    private static int tests;

    private final FxRobot robot = new FxRobot();
    private Stage stage;
    private TestTable tables;
    private LauncherWindow window;

    @Start
    void start(Stage primary) {
        stage = primary;
    }

    @AfterEach
    void close() {
        robot.interact(() -> {
            window.library();
            stage.hide();
        });
        tables.close();
    }

    private void open(TestTable with) {
        tables = with;
        robot.interact(() -> {
            window = new LauncherWindow(tables.desk());
            stage.setScene(new Scene(window.root(), 1200, 760));
            window.library();
            stage.show();
        });
    }

    private static Path place() {
        return folder.resolve("test" + tests++);
    }

    /** Seats as the set-up offers them: the first a person, the others bots. */
    private void startTablets(TestJar jar) {
        open(TestTable.of(place(), jar));
        robot.clickOn("#play-tablets");
        robot.clickOn("#start");
    }

    private void startTabletsOfTwoPersons() {
        open(TestTable.of(place(), TestJar.tablets()));
        robot.clickOn("#play-tablets");
        robot.interact(() -> seat("nicias").setValue("person"));
        robot.clickOn("#start");
    }

    @SuppressWarnings("unchecked") // the box of a seat offers names
    private ComboBox<String> seat(String id) {
        return robot.lookup("#seat-" + id).queryAs(ComboBox.class);
    }

    @SuppressWarnings("unchecked") // the list of answers holds choices
    private ListView<Choice> answers() {
        return robot.lookup("#answers").queryAs(ListView.class);
    }

    @SuppressWarnings("unchecked") // the log holds lines
    private List<String> log() {
        ListView<LogLine> log = robot.lookup("#log").queryAs(ListView.class);
        return log.getItems().stream().map(LogLine::text).toList();
    }

    private String text(String id) {
        Node node = robot.lookup(id).query();
        return node.isVisible() ? ((Labeled) node).getText() : "";
    }

    private static void waitUntil(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
        } catch (TimeoutException e) {
            throw new AssertionError("it did not happen", e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void waitForPrompt(String prompt) {
        waitUntil(() -> text("#prompt").equals(prompt));
    }

    private boolean shown(String text) {
        return robot.lookup(node -> node instanceof Labeled label && text.equals(label.getText()))
                .tryQuery()
                .isPresent();
    }

    @Test
    void theLibraryShowsEveryGame() {
        open(TestTable.installed(place()));
        assertThat(shown("Polis")).isTrue();
        assertThat(shown("Perikles")).isTrue();
        assertThat(robot.lookup("#play-polis").tryQuery()).isPresent();
        assertThat(robot.lookup("#play-perikles").tryQuery()).isPresent();
    }

    @Test
    void aGameAgainstBotsIsPlayedByListByKeysAndByClicks() {
        startTablets(TestJar.tablets());
        waitForPrompt("Cleon, write a number on your tablet");
        assertThat(answers().getItems()).extracting(Choice::text).containsExactly("Write 1", "Write 2", "Write 3");
        robot.clickOn("Write 2");
        waitForPrompt("Cleon, cast the die or keep quiet");
        assertThat(log()).containsExactly("Cleon wrote the number 2.", "Nicias wrote something.");
        robot.clickOn("#filter").write("quiet").push(KeyCode.ENTER);
        waitUntil(() -> log().contains("Cleon keeps quiet."));
        waitUntil(() -> text("#prompt").startsWith("The tablets were opened."));
        assertThat(answers().isVisible()).isFalse();
    }

    @Test
    void theBoardIsClicked() {
        startTablets(TestJar.tablets());
        waitForPrompt("Cleon, write a number on your tablet");
        robot.clickOn(target("tablet"));
        assertThat(answers().getItems()).hasSize(3);
        robot.clickOn(target("number-3"));
        waitUntil(() -> log().contains("Cleon wrote the number 3."));
    }

    private Node target(String spoken) {
        return robot.lookup(node -> node.getStyleClass().contains("pm-target")
                        && String.valueOf(node.getAccessibleText())
                                .toLowerCase(java.util.Locale.ROOT)
                                .replace(' ', '-')
                                .equals(spoken))
                .query();
    }

    @Test
    void undoTakesBackAndAtABarrierTellsWhy() {
        startTablets(TestJar.tablets());
        waitForPrompt("Cleon, write a number on your tablet");
        robot.clickOn("Write 2");
        waitForPrompt("Cleon, cast the die or keep quiet");
        robot.clickOn("#undo");
        waitForPrompt("Cleon, write a number on your tablet");
        assertThat(log()).isEmpty();
        robot.clickOn("Write 3");
        waitForPrompt("Cleon, cast the die or keep quiet");
        robot.clickOn("Cast the die");
        waitUntil(() -> text("#prompt").startsWith("The tablets were opened."));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> text("#notice").startsWith("move 3 cannot be taken back: "));
    }

    @Test
    void aGameIsSavedLeftAndResumed() {
        startTablets(TestJar.tablets());
        waitForPrompt("Cleon, write a number on your tablet");
        robot.clickOn("Write 2");
        waitForPrompt("Cleon, cast the die or keep quiet");
        robot.clickOn("#save");
        assertThat(text("#notice")).startsWith("Saved as ").endsWith("tablets.json");
        robot.clickOn("#leave");
        Node resume = robot.lookup("#resume-tablets").query();
        assertThat(((Labeled) resume).getText()).isEqualTo("Go on");
        robot.clickOn(resume);
        waitForPrompt("Cleon, cast the die or keep quiet");
        assertThat(log()).containsExactly("Cleon wrote the number 2.", "Nicias wrote something.");
    }

    @Test
    void betweenTwoPersonsThereIsACurtain() {
        startTabletsOfTwoPersons();
        waitForPrompt("Pass the screen to Cleon.");
        assertThat(robot.lookup("#curtain").queryLabeled().getText()).isEqualTo("I am Cleon");
        robot.clickOn("#curtain");
        waitForPrompt("Cleon, write a number on your tablet");
        robot.clickOn("#filter").write("write 3");
        robot.clickOn("Write 3");
        waitForPrompt("Pass the screen to Nicias.");
        assertThat(log()).isEmpty();
        assertThat(answers().getItems()).isEmpty();
        assertThat(robot.lookup(".pm-target").tryQuery())
                .as("nothing of the board is there")
                .isEmpty();
        robot.push(KeyCode.ENTER);
        waitForPrompt("Nicias, write a number on your tablet");
        assertThat(log()).containsExactly("Cleon wrote something.");
        assertThat(shown("Mine: 3")).isFalse();
        assertThat(robot.lookup("#filter").queryTextInputControl().getText()).isEmpty();
    }

    @Test
    void aViewThatThrowsIsReplacedInPlace() {
        startTablets(
                TestJar.tablets().source("org.example.tablets.Broken", """
                        package org.example.tablets;
                        import org.polemarch.api.ui.*;
                        public final class Broken implements BoardViewPlugin {
                            public String game() { return "tablets"; }
                            public BoardView create(BoardHost host, org.polemarch.api.text.Words words) {
                                return new BoardView() {
                                    public javafx.scene.layout.Region node() { return new javafx.scene.layout.Pane(); }
                                    public void show(Situation situation) {
                                        throw new IllegalStateException("no paint");
                                    }
                                };
                            }
                        }
                        """).alsoIndexed("org.example.tablets.Broken"));
        waitForPrompt("Cleon, write a number on your tablet");
        assertThat(text("#board-fault"))
                .isEqualTo(
                        "The view of Tablets failed and was replaced by a plain one: IllegalStateException: no paint");
        robot.clickOn(target("number-1"));
        waitUntil(() -> log().contains("Cleon wrote the number 1."));
    }

    @Test
    void aHintIsTold() {
        startTablets(TestJar.tablets());
        waitForPrompt("Cleon, write a number on your tablet");
        robot.clickOn("#hint");
        waitUntil(() -> text("#notice").startsWith("A bot would: Write "));
    }

    @Test
    void aBotThatFailsIsNamedAndTheTableStays() {
        startTablets(TestJar.tablets()
                .replace(
                        "Tablets.java",
                        "return imagined.written",
                        "if (true) throw new IllegalStateException(\"no idea\"); return imagined.written"));
        waitForPrompt("Cleon, write a number on your tablet");
        robot.clickOn("Write 2");
        waitUntil(
                () -> text("#notice").contains("bot greedy") && text("#notice").contains("no idea"));
        robot.clickOn("#undo");
        waitForPrompt("Cleon, write a number on your tablet");
    }

    @Test
    void aSetUpThatCannotBeIsToldOnThePage() {
        open(TestTable.of(place(), TestJar.tablets()));
        robot.clickOn("#play-tablets");
        robot.interact(() -> robot.lookup("#seed").queryTextInputControl().setText("dawn"));
        robot.clickOn("#start");
        Label fault = robot.lookup("#fault").queryAs(Label.class);
        assertThat(fault.isVisible()).isTrue();
        assertThat(fault.getText()).isEqualTo("the seed is a whole number, not 'dawn'");
    }

    @Test
    void theInstalledGamesOpenWithTheirViews() {
        open(TestTable.installed(place()));
        for (String game : List.of("polis", "perikles")) {
            robot.interact(() -> window.setUp(tables.desk().catalog().game(game)));
            robot.clickOn("#start");
            waitUntil(() -> answers().isVisible() && !answers().getItems().isEmpty());
            assertThat(text("#board-fault")).isEmpty();
            robot.interact(() -> window.library());
        }
    }
}
