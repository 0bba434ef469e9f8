package org.polemarch.victory.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Table;
import org.polemarch.testkit.Toolkit;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.VictoryState;

/** In the smallest window, too, most spaces are named, no name covers another, and the whole hand is seen. */
class VictoryMapTest {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();
    private static final int EVERY = 80;
    private static final double HALO = 2.5;

    private static VictoryBoard board(double width, double height) {
        VictoryBoard board = new VictoryBoard(Situations.nobody(), PLUGIN.words(), VictoryGeography.shipped());
        board.node().setStyle("-fx-font-size: 13px;");
        Toolkit.scene(board.node(), width, height);
        return board;
    }

    private static Bounds box(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @ParameterizedTest
    @CsvSource({"945, 720, 0.66", "2100, 1360, 0.8"})
    void spacesAreNamedThroughAWholeGame(double width, double height, double share) {
        Game<?> game = PreparedGame.of(PLUGIN, List.of(), PLUGIN.info().defaultSetup(), Optional.empty())
                .start(7);
        Chance chance = Chance.seeded(7);
        VictoryBoard board = Toolkit.call(() -> board(width, height));
        while (!game.over()) {
            if (game.decisions() % EVERY == 0) {
                Toolkit.call(() -> {
                    board.show(Situations.of(game, game.toAct()));
                    Toolkit.scene(board.node(), width, height);
                    check(board.map().pane(), game.decisions(), share);
                    return board;
                });
            }
            game.play(chance.below(game.moves().size()));
        }
    }

    /** Where there is no room for a name it is told to whoever points at the space. */
    private static void check(MapPane map, int move, double share) {
        List<Text> names = new ArrayList<>();
        for (Node node : map.lookupAll(".pm-map-label-halo")) {
            if (node.getParent().isVisible()) {
                names.add((Text) node);
                assertThat(box(map).contains(box(node)))
                        .as("move %d: %s is in sight", move, node)
                        .isTrue();
            }
        }
        assertThat((double) names.size())
                .as("move %d", move)
                .isGreaterThan(share * Position.DATA.atlas().spaces().size());
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                boolean sameSheet = names.get(i).getParent().getParent()
                        == names.get(j).getParent().getParent();
                assertThat(sameSheet && meet(box(names.get(i)), box(names.get(j))))
                        .as("move %d: %s and %s", move, names.get(i), names.get(j))
                        .isFalse();
            }
        }
    }

    /** A halo reaches a little beyond its letters, which must not touch. */
    private static boolean meet(Bounds a, Bounds b) {
        return a.getMinX() + HALO < b.getMaxX() - HALO
                && b.getMinX() + HALO < a.getMaxX() - HALO
                && a.getMinY() + HALO < b.getMaxY() - HALO
                && b.getMinY() + HALO < a.getMaxY() - HALO;
    }

    /**
     * Whoever opens with the ten longest cards of Athens sees all of them at once; of a full hand of seven every word. The
     * map stands where it was.
     */
    @ParameterizedTest
    @ValueSource(ints = {7, 10})
    void theWholeHandIsSeenInTheSmallestWindow(int cards) {
        List<String> hand = List.of(
                        "ath-16", "ath-19", "ath-15", "ath-07", "ath-18", "ath-01", "ath-08", "ath-17", "ath-06",
                        "ath-04")
                .subList(0, cards);
        Table<VictoryState> table = Position.start()
                .hand("athens", hand.toArray(String[]::new))
                .turn("athens")
                .playStep();
        Toolkit.call(() -> {
            VictoryBoard board = board(945, 720);
            board.show(Situations.of(table.game(), new Seat(3, "athens")));
            Toolkit.scene(board.node(), 945, 720);
            Bounds strip = box(board.node().lookup(".victory-hand"));
            for (String card : hand) {
                Node node = board.targets().node(Target.card(card)).orElseThrow();
                assertThat(strip.contains(box(node))).as(card).isTrue();
                for (String part : cards > 7 ? List.<String>of() : List.of(".pm-card-title", ".pm-card-body")) {
                    Labeled words = (Labeled) node.lookup(part);
                    Text drawn = (Text) words.lookup(".text");
                    assertThat(drawn.getText()).as(card).isEqualTo(words.getText());
                }
            }
            assertThat(strip.getHeight()).isLessThan(0.5 * 720);
            return board;
        });
    }
}
