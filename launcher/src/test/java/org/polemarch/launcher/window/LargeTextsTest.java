package org.polemarch.launcher.window;

import java.util.Arrays;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

/** In a window of less than 1280x800 the question, answers and some of the log are seen with texts of any size, and a map is left. */
class LargeTextsTest extends WindowTest {

    private static final double LINES_OF_ANSWERS = 2;
    private static final double LINES_OF_LOG = 1;
    private static final double USUAL_FONT = 14;

    @ParameterizedTest
    @CsvSource({"perikles, 5", "polis, 2", "pericles, 4", "mountford, 2", "victory-or-death, 4"})
    void nothingIsPushedOutOfTheWindow(String game, int seats) {
        open(TestTable.only(folder, game).preferring(now -> now.percent(80)));
        String[] holders = new String[seats];
        Arrays.fill(holders, "One");
        Session<?> session = hand.tables().session(game, holders);
        for (int i = 0; i < 12; i++) {
            session.play(0);
        }
        hand.act(window -> window.table(session, hand.tables().desk().newSave(game)));
        int shown = 80;
        for (int percent : new int[] {80, 100, 150, 200}) {
            int steps = (percent - shown) / 10;
            shown = percent;
            hand.act(
                    window -> { // in one go: what lies between is not looked at
                        for (int i = 0; i < steps; i++) {
                            hand.key(KeyCode.EQUALS, true);
                        }
                    });
            String font = String.format(Locale.ROOT, "%.1fpx", USUAL_FONT * percent / 100);
            double line = USUAL_FONT * percent / 100 * 1.3;
            hand.waitFor(
                    "texts of " + percent, () -> hand.window().root().getStyle().contains(font));
            hand.waitFor("the board at " + percent, () -> hand.window().root().lookup(".setting") == null);
            hand.waitFor("the question at " + percent, () -> seen("prompt") >= line);
            hand.waitFor("the question beside its rule at " + percent, this::isAskedFirst);
            hand.waitFor("answers at " + percent, () -> seen("answers") >= LINES_OF_ANSWERS * line);
            hand.waitFor("the log at " + percent, () -> seen("log") >= LINES_OF_LOG * line);
            hand.waitFor("nothing over the log at " + percent, () -> bottom(".scores") <= top("#log-filter"));
            hand.waitFor("a map at " + percent, () -> mapShare() > 0.5);
        }
    }

    /** How high the part of a node is that lies inside the window. */
    private double seen(String id) {
        Node node = hand.window().root().lookup("#" + id);
        if (node == null) {
            return 0;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        double bottom = Math.min(bounds.getMaxY(), node.getScene().getHeight());
        return Math.max(0, bottom - Math.max(0, bounds.getMinY()));
    }

    /** The words of the question have most of their room, or all that they need. */
    private boolean isAskedFirst() {
        Region prompt = (Region) hand.window().root().lookup("#prompt");
        Region words = (Region) prompt.getParent();
        return prompt.getWidth() >= Math.min(Math.floor(prompt.prefWidth(-1)), 0.6 * words.getWidth());
    }

    /** Where the lowest line ends; nowhere if it is not shown. */
    private double bottom(String selector) {
        Node node = hand.window().root().lookup(selector);
        return node.isVisible() ? node.localToScene(node.getLayoutBounds()).getMaxY() : 0;
    }

    private double top(String selector) {
        Node node = hand.window().root().lookup(selector);
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    /** The width of the map beside the column of the board; 1 where there is no column. */
    private double mapShare() {
        Region board = (Region) hand.window().root().lookup(".pm-table");
        Region column = (Region) hand.window().root().lookup(".pm-side-scroll");
        return board == null || column == null ? 1 : 1 - column.getWidth() / board.getWidth();
    }
}
