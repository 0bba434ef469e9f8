package org.polemarch.launcher.window.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Outlined;
import org.polemarch.api.ui.Targets;
import org.polemarch.launcher.window.kit.Toolkit;

/** What a mark of the last move is drawn around. */
class BoardMarksTest {

    static {
        Toolkit.startHeadless();
    }

    private final Pane board = new Pane();
    private final BoardMarks marks = new BoardMarks("last-move");
    private final Targets targets = new Targets(new BoardHost() {
        @Override
        public void pick(Target target) {}

        @Override
        public void openRule(String section) {}
    });

    private static final class Region extends Group implements Outlined {

        private boolean marked;

        @Override
        public void mark(String style, boolean drawn) {
            marked = drawn;
        }
    }

    private <N extends Node> N on(N node, String id) {
        board.getChildren().add(targets.add(node, Target.space(id), id));
        return node;
    }

    private List<Node> rings(String... ids) {
        StackPane table = new StackPane(board, marks);
        Scene scene = new Scene(table, 800, 600);
        marks.show(new OnBoard(board), List.of(ids));
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return List.copyOf(marks.getChildren());
    }

    @Test
    void whatAMapHasMovedOutOfSightGetsNone() {
        Toolkit.call(() -> {
            Pane map = new Pane();
            map.setMinSize(300, 200);
            map.setMaxSize(300, 200);
            map.setClip(new Rectangle(300, 200));
            for (double x : new double[] {100, 500}) {
                Node piece = new Rectangle(x, 100, 20, 20);
                map.getChildren().add(targets.add(piece, Target.space("at" + (int) x), "piece"));
            }
            board.getChildren().add(map);
            assertThat(rings("at100")).hasSize(1);
            assertThat(rings("at500")).isEmpty();
            return board;
        });
    }

    /** A column beside the map scrolls in steps, and the marks must not stay behind after the first. */
    @Test
    void aRingFollowsWhatIsScrolledStepByStep() {
        Toolkit.call(() -> {
            Rectangle piece = on(new Rectangle(100, 100, 20, 20), "athens");
            double first = ((Rectangle) rings("athens").get(0)).getY();
            for (int step = 1; step <= 3; step++) {
                board.setTranslateY(-20 * step);
                marks.layout();
                assertThat(((Rectangle) marks.getChildren().get(0)).getY()).isEqualTo(first - 20 * step);
            }
            return piece;
        });
    }

    @Test
    void theyFollowWhatTheyMarkHoweverOftenItMoves() {
        Toolkit.call(() -> {
            Node piece = on(new Rectangle(100, 100, 20, 20), "athens");
            rings("athens");
            for (int x = 50; x <= 150; x += 50) {
                piece.setTranslateX(x);
                marks.getScene().getRoot().layout();
                Rectangle ring = (Rectangle) marks.getChildren().get(0);
                assertThat(ring.getX() + ring.getWidth() / 2).isEqualTo(110 + x);
            }
            return board;
        });
    }

    @Test
    void piecesOfOnePlaceThatStandTogetherGetOneRing() {
        Toolkit.call(() -> {
            on(new Rectangle(100, 100, 20, 20), "athens");
            on(new Rectangle(122, 100, 20, 20), "athens");
            on(new Rectangle(400, 100, 20, 20), "athens");
            assertThat(rings("athens")).hasSize(2);
            return board;
        });
    }

    @Test
    void somethingWideAndFlatIsRingedAsAWhole() {
        Toolkit.call(() -> {
            on(new Rectangle(100, 100, 300, 40), "fidias");
            Rectangle ring = (Rectangle) rings("fidias").get(0);
            assertThat(ring.getWidth()).isGreaterThan(300);
            return board;
        });
    }

    @Test
    void aRegionDrawsItsOwnMarkAndOnlyWhereNothingStands() {
        Toolkit.call(() -> {
            Region empty = on(new Region(), "attika");
            Region full = on(new Region(), "boiotia");
            on(new Rectangle(100, 100, 20, 20), "boiotia");
            assertThat(rings("attika", "boiotia")).hasSize(1);
            assertThat(empty.marked).isTrue();
            assertThat(full.marked).isFalse();
            marks.show(List.of());
            assertThat(empty.marked).isFalse();
            return board;
        });
    }
}
