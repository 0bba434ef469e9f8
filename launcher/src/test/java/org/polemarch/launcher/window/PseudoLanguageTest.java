package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.polemarch.api.text.Language;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.words.Untranslated;

/** Every page in the pseudo-language: whatever is not accented can't be translated, and whatever is cut is too long at 130%. */
class PseudoLanguageTest extends WindowTest {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;

    /** Keys, ids, and what the program is called. */
    private static final Set<String> UNTRANSLATED =
            Set.of("Ctrl", "Shift", "Alt", "Page", "Down", "Polemarch", "greedy", "English", "Deutsch");

    private final Set<String> plain = new TreeSet<>();
    private final Set<String> cut = new TreeSet<>();

    @BeforeEach
    void speakPseudo() {
        Language.use(Language.PSEUDO);
    }

    @AfterEach
    void speakEnglish() {
        Language.use(Language.ENGLISH);
    }

    private void openWide(TestTable tables) {
        hand = Stagehand.open(tables, WIDTH, HEIGHT);
    }

    private void look(String page) {
        Stagehand.onFx(() -> {
            hand.window().root().applyCss();
            hand.window().root().layout();
            SceneWords.seen(hand.window().root()).stream()
                    .filter(text -> !text.startsWith("ListView: ")) // its cells are texts of their own
                    .filter(text -> Untranslated.in(text.substring(text.indexOf(':') + 1)).stream()
                            .anyMatch(word -> !UNTRANSLATED.contains(word)))
                    .forEach(text -> plain.add(page + ": " + text));
            CutTexts.in(hand.window().root()).forEach(text -> cut.add(page + ": " + text));
            return true;
        });
    }

    private void assertWhole() {
        assertThat(plain).as("written into the program").isEmpty();
        assertThat(cut).as("cut").isEmpty();
    }

    @Test
    void theLibrary() {
        openWide(TestTable.installed(folder));
        hand.waitForNode("play-pericles");
        look("library");
        assertWhole();
    }

    /** A board shortens headings and names that have no room at 130%: only that its words can be translated is asked here. */
    @Test
    void theTable() {
        openWide(TestTable.only(folder, "perikles"));
        for (int moves : new int[] {0, 7, 40}) {
            Session<?> session = hand.tables().session("perikles", "Al", "Al", "Al", "Al");
            while (session.decisions() < moves) {
                session.play(0);
            }
            hand.act(window -> window.table(session, hand.tables().desk().newSave("perikles")));
            hand.waitFor("the board", () -> hand.window().root().lookup(".setting") == null);
            hand.waitForNode("answers");
            look("table after " + moves);
        }
        assertThat(plain).as("written into the program").isEmpty();
    }

    @Test
    void theSheets() {
        openWide(TestTable.only(folder, "perikles"));
        hand.waitForNode("play-perikles");
        for (Consumer<LauncherWindow> sheet : List.<Consumer<LauncherWindow>>of(
                LauncherWindow::preferences,
                LauncherWindow::palette,
                window -> window.primer(hand.tables().catalog().game("perikles")))) {
            hand.act(sheet);
            hand.waitFor("a sheet", () -> hand.window().sheets().top().isPresent());
            look(Stagehand.onFx(() -> hand.window().sheets().top().orElse("")));
            hand.act(window -> window.sheets().closeAll());
        }
        hand.act(window ->
                window.rules(Edition.book(hand.tables().catalog().games().get(0)), ""));
        hand.waitForNode("rules-heading");
        look("rules");
        assertWhole();
    }
}
