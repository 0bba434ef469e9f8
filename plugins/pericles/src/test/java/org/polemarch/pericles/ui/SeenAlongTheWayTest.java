package org.polemarch.pericles.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** Parts of the board are drawn anew only when what they show has changed; none of them may miss a change. */
class SeenAlongTheWayTest {

    /** No divisor of anything that recurs in a turn. */
    private static final int EVERY = 11;

    @ParameterizedTest
    @CsvSource({"14.4, 7", "14.3, 2", "14.2, 5"})
    void aBoardSeenThroughAGameShowsWhatAFreshOneShows(String scenario, int seed) {
        Game<PericlesState> game = PericlesTable.game(scenario, seed);
        Chance chance = Chance.seeded(seed);
        PericlesBoard board = Toolkit.call(Boards::board);
        while (!game.over()) {
            look(board, game, game.toAct());
            if (game.decisions() % EVERY == 0) {
                compare(board, game, Faction.values()[game.decisions() / EVERY % 4].seat());
            }
            game.play(chance.below(game.moves().size()));
        }
        for (Faction faction : Faction.values()) {
            compare(board, game, faction.seat());
        }
    }

    private static void look(PericlesBoard board, Game<PericlesState> game, Seat viewer) {
        Situation situation = Situations.of(game, viewer);
        Toolkit.call(() -> {
            board.show(situation);
            return board;
        });
    }

    private static void compare(PericlesBoard board, Game<PericlesState> game, Seat viewer) {
        Situation situation = Situations.of(game, viewer);
        Toolkit.call(() -> {
            board.show(situation);
            PericlesBoard fresh = Boards.board();
            fresh.show(situation);
            assertThat(difference(seen(board.node()), seen(fresh.node())))
                    .as("move %d, seen by %s", game.decisions(), viewer)
                    .isEmpty();
            return board;
        });
    }

    /** The first line that differs, for a whole board would fill pages. */
    private static List<String> difference(List<String> one, List<String> other) {
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
            String here = i < one.size() ? one.get(i) : "";
            String there = i < other.size() ? other.get(i) : "";
            if (!here.equals(there)) {
                return List.of(here, there);
            }
        }
        return List.of();
    }

    /** All that is seen, told or can be clicked, from the back to the front. */
    private static List<String> seen(Parent parent) {
        List<String> seen = new ArrayList<>();
        // What scrolls has its content without a skin, too.
        List<Node> children =
                parent instanceof ScrollPane scroll ? List.of(scroll.getContent()) : parent.getChildrenUnmodifiable();
        for (Node child : children) {
            if (child.isVisible()) {
                seen.add(described(child));
                if (child instanceof Parent inner) {
                    seen.addAll(seen(inner));
                }
            }
        }
        return seen;
    }

    private static String said(String text) {
        return text == null ? "" : text;
    }

    private static String described(Node node) {
        List<String> states = node.getPseudoClassStates().stream()
                .map(PseudoClass::getPseudoClassName)
                .filter(List.of("lit", "picked")::contains)
                .sorted()
                .toList();
        return String.join(
                " | ",
                node.getClass().getSimpleName(),
                node instanceof Labeled labeled ? labeled.getText() : "",
                node instanceof Token token ? token.piece().toString() : "",
                new TreeSet<>(node.getStyleClass()).toString(),
                node.getStyle(),
                states.toString(),
                said(node.getAccessibleText()),
                said(node.getAccessibleHelp()),
                Tip.of(node).orElse(""),
                String.valueOf(node.getOpacity()),
                String.valueOf(node.isManaged()));
    }
}
