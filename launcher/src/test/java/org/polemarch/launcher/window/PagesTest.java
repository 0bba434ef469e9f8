package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polemarch.launcher.TestJar;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.prefs.Look;

/** The pages around the table: library, set-up, replay, rules, preferences, plugins. */
class PagesTest extends WindowTest {

    @Test
    void theLibraryShowsFiltersAndCompares() {
        open(TestTable.installed(folder));
        hand.waitForNode("play-polis");
        hand.waitForNode("play-perikles");
        hand.write("library-filter", "perikles");
        hand.waitForNone("play-polis");
        hand.waitForNode("play-perikles");
        hand.write("library-filter", "");
        hand.choose("library-players", "5 seats");
        hand.waitForNone("play-polis");
        hand.choose("library-players", "Any number of seats");
        hand.choose("library-order", "Most seats first");
        hand.waitFor(
                "Perikles comes first",
                () -> hand.window().root().lookup("#games") instanceof Pane games
                        && "card-perikles".equals(games.getChildren().get(0).getId()));
        hand.click("compare-polis");
        hand.waitForNode("compare-0");
        hand.waitUntilShown("2 seats");
        hand.choose("compare-1", "Perikles");
        hand.waitUntilShown("3 to 5 seats");
        hand.waitUntilShown("50 sections, 20 answers at a time");
        hand.click("compare-add");
        hand.click("compare-add");
        hand.click("compare-add");
        hand.waitForNode("compare-4");
        hand.waitFor("columns of the same width", () -> Math.abs(width("compare-0") - width("compare-4")) < 2);
        hand.click("compare-play-perikles");
        hand.waitForNode("start");
    }

    private double width(String id) {
        return hand.window().root().lookup("#" + id).getLayoutBounds().getWidth();
    }

    private static TestJar drawn() {
        return TestJar.tablets().source("org.example.tablets.Drawn", """
                        package org.example.tablets;
                        import javafx.scene.layout.Region;
                        import javafx.scene.layout.StackPane;
                        import org.polemarch.api.text.Words;
                        import org.polemarch.api.ui.BoardHost;
                        import org.polemarch.api.ui.BoardView;
                        import org.polemarch.api.ui.BoardViewPlugin;
                        import org.polemarch.api.ui.Situation;
                        public final class Drawn implements BoardViewPlugin {
                            public String game() { return "tablets"; }
                            public BoardView create(BoardHost host, Words words) {
                                Region board = new StackPane();
                                return new BoardView() {
                                    public Region node() { return board; }
                                    public void show(Situation situation) {}
                                };
                            }
                        }
                        """).alsoIndexed("org.example.tablets.Drawn");
    }

    @Test
    void aCardGetsAPictureAndACount() {
        open(TestTable.of(folder, drawn()));
        hand.waitForNode("card-tablets");
        hand.waitFor(
                "a picture",
                () -> hand.window().root().lookup("#card-tablets .picture") instanceof Pane frame
                        && frame.getChildren().get(0) instanceof ImageView view
                        && view.getImage() != null);
        hand.waitUntilShown("about 4 decisions");
    }

    @Test
    void aGameWithoutAViewHasItsNameInPlaceOfAPicture() {
        openTablets();
        hand.waitFor(
                "its name",
                () -> hand.window().root().lookup("#card-tablets .picture .emblem") instanceof Label name
                        && name.getText().equals("Tablets"));
        hand.waitUntilShown("about 4 decisions");
    }

    @Test
    void aGameOpensByItsPictureAndByItsName() {
        openTablets();
        hand.clickWithin("card-tablets", "picture");
        hand.waitForNode("start");
        hand.click("back");
        hand.write("library-filter", "tablets");
        hand.of("library-filter", TextField.class, field -> {
            field.getOnAction().handle(new ActionEvent()); // Enter
            return true;
        });
        hand.waitForNode("start");
    }

    /** Before the game is even wired, which takes a while on a busy machine. */
    @Test
    void theWindowTellsAtOnceThatTheTableIsBeingLaid() {
        openTablets();
        hand.click("play-tablets");
        hand.waitForNode("start");
        hand.act(window -> {
            ((Button) window.root().lookup("#start")).fire();
            assertThat(window.sheets().top()).contains("busy");
        });
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        assertThat(hand.isThere("sheet-busy")).isFalse();
        hand.click("leave");
        hand.click("resume-tablets");
        hand.waitForText("prompt", "Cleon, write a number on your tablet");
        assertThat(hand.isThere("sheet-busy")).isFalse();
    }

    @Test
    void aSetUpThatCannotBeIsToldOnThePage() {
        openTablets();
        hand.click("play-tablets");
        hand.write("seed", "dawn");
        hand.click("start");
        hand.waitForText("fault", "The seed is a whole number, not 'dawn'");
        assertThat(hand.isThere("sheet-busy")).isFalse();
        hand.write("seed", "5");
        hand.write("name-cleon", " ");
        hand.click("start");
        hand.waitForText("fault", "Enter a name for this player");
    }

    @Test
    void aFinishedGameIsLookedAtWithItsEnd() {
        startTablets(TestJar.tablets());
        finishTablets();
        hand.click("end-library");
        hand.waitUntilShown("Finished games");
        hand.click("resume-tablets");
        hand.waitForNode("sheet-end");
    }

    @Test
    void aFinishedGameIsReplayedWithAnyEyesAndBranched() {
        startTablets(TestJar.tablets());
        finishTablets();
        hand.click("end-replay");
        hand.waitForText("where", "Move 4 of 4");
        assertThat(hand.log()).anyMatch(line -> line.startsWith("Nicias wrote the number"));
        hand.choose("eyes", "As Cleon saw it");
        hand.waitForLog("Nicias wrote something.");
        hand.key(KeyCode.HOME);
        hand.waitForText("where", "Move 0 of 4");
        hand.click("forward");
        hand.waitForText("where", "Move 1 of 4");
        hand.of("slider", Slider.class, slider -> {
            slider.setValue(2);
            return true;
        });
        hand.waitForText("where", "Move 2 of 4");
        hand.click("branch-here");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
    }

    @Test
    void ofARunningGameOnlyTheOwnSeatIsReplayed() {
        startTablets(TestJar.tablets());
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.click("replay");
        hand.waitForText("where", "Move 2 of 2");
        assertThat(hand.log()).containsExactly("Cleon wrote the number 2.", "Nicias wrote something.");
        assertThat(hand.told("eyes", ComboBox.class, box -> box.getItems().size()))
                .isEqualTo("1");
        hand.click("to-table");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
    }

    @Test
    void aSavedGameOfTwoPersonsIsReplayedBehindACurtain() {
        startTabletsOfTwoPersons();
        hand.click("curtain");
        hand.answer("Write 3");
        hand.waitForText("prompt", "Pass the screen to Nicias.");
        hand.click("leave");
        hand.click("watch-tablets");
        hand.waitForNode("curtain-1");
        assertThat(hand.boardIsThere()).isFalse();
        assertThat(hand.log()).isEmpty();
        hand.click("curtain-1");
        hand.waitForLog("Cleon wrote something.");
    }

    @Test
    void theRulesOpenAtTheSectionInQuestionAndAreSearched() {
        startTablets(TestJar.tablets());
        hand.click("rule");
        hand.waitForText("rules-section", "Section 1");
        hand.waitForText("rules-heading", "Writing");
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("aside-rules");
        hand.answer("Write 2");
        hand.waitForText("prompt", "Cleon, cast the die or keep quiet");
        hand.key(KeyCode.F1);
        hand.waitForText("rules-section", "Section 2");
        hand.write("rules-search", "secret");
        hand.waitForText("rules-heading", "Writing");
        assertThat(hand.told(
                        "rules-index", ListView.class, list -> list.getItems().size()))
                .isEqualTo("1");
    }

    @Test
    void preferencesTakeEffectAtOnce() {
        openTablets();
        hand.key(KeyCode.COMMA, true);
        hand.choose("look", "Dark");
        hand.waitFor("dark", () -> hand.window().root().getStyleClass().contains("polemarch-dark"));
        hand.of("size", Slider.class, slider -> {
            slider.setValue(150);
            return true;
        });
        hand.waitFor("larger", () -> hand.window().root().getStyle().contains("21.0px"));
        hand.waitForText("percent", "150%");
        hand.of("warn", CheckBox.class, box -> {
            box.fire();
            return true;
        });
        hand.key(KeyCode.ESCAPE);
        hand.waitForNone("sheet-preferences");
        hand.key(KeyCode.D, true);
        hand.waitFor(
                "light", () -> hand.window().root().getStyleClass().stream().noneMatch("polemarch-dark"::equals));
        assertThat(Look.values()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(
            value = KeyCode.class,
            names = {"PLUS", "EQUALS", "ADD"})
    void textsGrowByAnyPlusOfAKeyboard(KeyCode plus) {
        openTablets();
        hand.key(plus, true);
        hand.waitFor("larger", () -> hand.window().root().getStyle().contains("15.4px"));
        hand.key(KeyCode.SUBTRACT, true);
        hand.waitFor("as before", () -> hand.window().root().getStyle().contains("14.0px"));
        hand.shortcutWithShift(KeyCode.EQUALS);
        hand.waitFor("larger", () -> hand.window().root().getStyle().contains("15.4px"));
    }

    @Test
    void thePluginsAreListed() {
        openTablets();
        hand.act(LauncherWindow::plugins);
        hand.waitForNode("plugins");
        hand.waitUntilShown("loaded");
        hand.waitUntilShown("came with the program");
        hand.waitUntilShown("Game: Tablets");
        hand.act(window -> window.take(List.of(folder.resolve("nothing.jar"))));
        hand.waitForNode("sheet-told");
        hand.waitFor(
                "what is wrong",
                () -> hand.window().root().lookupAll("#sheet-told .label").stream()
                        .anyMatch(each ->
                                each instanceof Label told && told.getText().contains("There is no file")));
    }

    /** The table of five with the largest texts is higher than the window: it gives way at its end. */
    @Test
    void largeTextsNeverPushAPageOverTheMenus() {
        open(TestTable.only(folder, "perikles").preferring(now -> now.percent(200)));
        hand.click("play-perikles");
        hand.click("start");
        hand.waitForNode("answers");
        hand.waitFor(
                "menus",
                () -> hand.window().root().lookup(".menus") instanceof MenuBar menus
                        && menus.getBoundsInParent().getHeight() > 0);
        assertThat(Stagehand.onFx(() -> {
                    hand.window().root().layout();
                    Node place = hand.window().root().lookup(".menu-place");
                    Node bar = hand.window().root().lookup("#undo");
                    return bar.localToScene(0, 0).getY()
                            - place.localToScene(0, place.getBoundsInLocal().getMaxY())
                                    .getY();
                }))
                .as("from the menus down to the tools of the table")
                .isNotNegative();
        assertThat(Stagehand.onFx(() -> hand.window()
                                .root()
                                .lookup("#prompt")
                                .localToScene(0, 0)
                                .getY()
                        - hand.window()
                                .root()
                                .lookup("#undo")
                                .localToScene(0, 0)
                                .getY()))
                .as("from the tools down to the question")
                .isPositive();
    }
}
