package org.polemarch.pericles.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.model.Theater;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** The boxes of the Theaters are seen whole and cover no other, however much stands in them. */
class TheaterMapTest {

    private static final int EVERY = 60;

    private final PericlesPlugin plugin = new PericlesPlugin();

    @ParameterizedTest
    @CsvSource({"945, 720", "2100, 1360"})
    void noTheaterCoversAnotherThroughAWholeGame(double width, double height) {
        Game<?> game = PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty())
                .start(3);
        Chance chance = Chance.seeded(3);
        PericlesBoard board = Toolkit.call(() -> {
            PericlesBoard made = new PericlesBoard(Situations.nobody(), plugin.words());
            made.node().setStyle("-fx-font-size: 13px;");
            Toolkit.scene(made.node(), width, height);
            return made;
        });
        while (!game.over()) {
            if (game.decisions() % EVERY == 0) {
                Toolkit.call(() -> {
                    board.show(Situations.of(game, game.toAct()));
                    Toolkit.scene(board.node(), width, height);
                    check(board, game.decisions());
                    return board;
                });
            }
            game.play(chance.below(game.moves().size()));
        }
    }

    private static void check(PericlesBoard board, int move) {
        Bounds map = box(board.map().lookup(".pm-map"));
        for (Theater one : Theater.values()) {
            Bounds box = box(board.map().box(one));
            assertThat(map.contains(box))
                    .as("move %d: %s is in sight", move, one)
                    .isTrue();
            for (Theater other : Theater.values()) {
                assertThat(one != other && box.intersects(box(board.map().box(other))))
                        .as(
                                "move %d: %s %s and %s %s",
                                move, one, box, other, box(board.map().box(other)))
                        .isFalse();
            }
        }
    }

    private static Bounds box(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
