package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.chart.NumberAxis;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Score;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

/** The end of a game: the winner's column comes first, the axes count in whole round numbers, and all of it is seen. */
class ScoreSheetTest extends WindowTest {

    private void showEnd() {
        open(TestTable.only(folder, "perikles"));
        Session<?> session = hand.tables().session("perikles", "random", "random", "random", "random");
        while (!session.over()) {
            session.botMove();
        }
        List<Integer> ranks =
                session.outcome().scores().stream().map(Score::rank).toList();
        assertThat(ranks)
                .as("not the order of the seats")
                .isNotEqualTo(ranks.stream().sorted().toList());
        hand.act(window -> window.table(session, hand.tables().desk().newSave("perikles")));
        hand.click("score-more");
        hand.waitForNode("score-chart");
    }

    private <T> T under(String selector, Class<T> type, Predicate<T> wanted) {
        return Stagehand.onFx(() -> hand.window().root().lookup("#score-sheet").lookupAll(selector).stream()
                .filter(type::isInstance)
                .map(type::cast)
                .filter(wanted)
                .findFirst()
                .orElseThrow());
    }

    @Test
    void theBestColumnComesFirst() {
        showEnd();
        GridPane facts = under(".facts", GridPane.class, grid -> true);
        List<Integer> ranks = Stagehand.onFx(() -> facts.getChildren().stream()
                .filter(node -> GridPane.getRowIndex(node) == 0)
                .sorted((one, other) -> GridPane.getColumnIndex(one) - GridPane.getColumnIndex(other))
                .map(node -> Integer.valueOf(((Labeled) node).getText().split("\\.")[0]))
                .toList());
        assertThat(ranks).hasSize(4).isSorted();
        assertThat(ranks.get(0)).isEqualTo(1);
    }

    @Test
    void theAxesCountInRoundNumbers() {
        showEnd();
        for (Node axis : Stagehand.onFx(() -> hand.window().root().lookupAll("#score-chart .axis"))) {
            NumberAxis numbers = (NumberAxis) axis;
            double unit = numbers.getTickUnit();
            assertThat(unit).isIn(1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0);
            assertThat(numbers.getUpperBound() % unit).isZero();
            assertThat(numbers.getLowerBound() % unit).isZero();
        }
    }

    @Test
    void theSheetIsAsHighAsWhatItTells() {
        showEnd();
        ScrollPane scroll = under(".scroll-pane", ScrollPane.class, pane -> pane.getContent() instanceof Region);
        hand.waitFor("nothing has to be scrolled for", () -> {
            Region whole = (Region) scroll.getContent();
            return whole.getHeight() > 0 && scroll.getViewportBounds().getHeight() >= whole.getHeight() - 1;
        });
    }
}
