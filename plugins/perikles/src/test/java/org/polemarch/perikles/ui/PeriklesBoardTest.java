package org.polemarch.perikles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** The board draws every kind of question, cuts no word off, and has a node for everything that can be clicked. */
class PeriklesBoardTest {

    private static final int GAMES = 25;

    private static PeriklesBoard board(double width, double height) {
        PeriklesBoard board =
                new PeriklesBoard(Situations.nobody(), new PeriklesPlugin().words(), PeriklesPlugin.figures());
        new Scene(board.node(), width, height);
        layOut(board, width, height);
        return board;
    }

    private static void layOut(PeriklesBoard board, double width, double height) {
        board.node().resize(width, height);
        board.node().applyCss();
        board.node().layout();
        board.node().applyCss();
        board.node().layout();
    }

    @ParameterizedTest
    @CsvSource({"3, 2560, 1440", "4, 900, 700", "5, 1280, 800", "5, 945, 720"})
    void everyKindOfQuestionIsDrawn(int players, double width, double height) {
        PeriklesBoard board = Toolkit.call(() -> board(width, height));
        Set<String> kinds = new TreeSet<>();
        for (long seed = 0; seed < GAMES && !kinds.containsAll(questions(players)); seed++) {
            Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(seed), null);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                String kind = game.question().frame().getClass().getName();
                if (kinds.add(kind)) {
                    assertThat(Toolkit.call(() -> missing(board, game)))
                            .as("clicked in %s", kind)
                            .isEmpty();
                    assertThat(Toolkit.call(() -> cutOff(board, width, height)))
                            .as("cut off in %s", kind)
                            .isEmpty();
                }
                game.play(chance.below(game.moves().size()));
            }
            if (kinds.add("over " + game.state().ending())) {
                for (Seat seat : setup(players).seats()) {
                    List<String> cut = Toolkit.call(() -> {
                        board.show(Situations.of(game, seat));
                        return cutOff(board, width, height);
                    });
                    assertThat(cut).as("cut off at the end").isEmpty();
                }
            }
        }
        assertThat(kinds).as("kinds of questions").containsAll(questions(players));
    }

    /** The frames of all questions of the game. */
    private static List<String> questions(int players) {
        return book(setup(players)).rules().stream()
                .filter(Decision.class::isInstance)
                .map(rule -> Rulebook.frameOf(rule).getName())
                .toList();
    }

    private static List<String> missing(PeriklesBoard board, Game<PeriklesState> game) {
        board.show(Situations.of(game, game.toAct()));
        List<String> missing = new ArrayList<>();
        for (Move move : game.moves()) {
            for (Target target : move.targets()) {
                if (target.kind() != Target.Kind.BUTTON
                        && board.targets().node(target).isEmpty()) {
                    missing.add(move.notation() + " has no " + target);
                }
            }
        }
        return missing;
    }

    private static List<String> cutOff(PeriklesBoard board, double width, double height) {
        layOut(board, width, height);
        List<String> cut = new ArrayList<>();
        cutOff(board.node(), cut);
        Node cities = board.node().lookup(".perikles-cities");
        Bounds panels = cities.localToScene(cities.getLayoutBounds());
        if (panels.getMaxX() > width) {
            cut.add("the cities reach to " + panels.getMaxX());
        }
        for (Node card : board.node().lookupAll(".perikles-location")) {
            double edge = card.localToScene(card.getLayoutBounds()).getMaxX();
            for (Node label : card.lookupAll(".label")) {
                if (label.localToScene(label.getLayoutBounds()).getMaxX() > edge) {
                    cut.add(((Label) label).getText() + " sticks out of its card");
                }
            }
        }
        return cut;
    }

    private static void cutOff(Node node, List<String> cut) {
        if (node instanceof Label label && label.isVisible() && !label.getText().isEmpty()) {
            for (Node child : label.getChildrenUnmodifiable()) {
                if (child instanceof Text text && !text.getText().equals(label.getText())) {
                    cut.add(label.getText() + " as " + text.getText());
                }
            }
        } else if (node instanceof Parent parent && node.isVisible()) {
            parent.getChildrenUnmodifiable().forEach(child -> cutOff(child, cut));
        }
    }

    /** The secret tile is drawn for its owner alone. */
    @Test
    void onlyTheOwnSpecialTileIsDrawn() {
        Game<PeriklesState> game = Game.start(book(setup(3)), Chance.seeded(1), null);
        PeriklesBoard board = Toolkit.call(() -> board(1280, 800));
        for (Seat seat : setup(3).seats()) {
            int shown = Toolkit.call(() -> {
                board.show(Situations.of(game, seat));
                int tiles = 0;
                for (int player = 0; player < 3; player++) {
                    Target tile = Target.card(game.state().specials().of(player).id());
                    boolean there = board.targets().node(tile).isPresent();
                    tiles += there ? 1 : 0;
                    assertThat(there).isEqualTo(player == seat.index());
                }
                return tiles;
            });
            assertThat(shown).isEqualTo(1);
        }
    }
}
