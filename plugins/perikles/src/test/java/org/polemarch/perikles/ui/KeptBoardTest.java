package org.polemarch.perikles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.book;
import static org.polemarch.perikles.PeriklesTable.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.core.engine.Game;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** A board draws only what has changed; what it shows must be what a new board would show. */
class KeptBoardTest {

    private static final int OFTEN = 13; // no multiple of any number of seats, so that every seat's eyes come to it
    private static final Set<String> SIGNS = Set.of("lit", "picked", "advised");

    @ParameterizedTest
    @CsvSource({"3, 1, 1700, 900", "4, 2, 945, 720", "5, 3, 945, 720"})
    void aBoardShownAllAlongIsLikeANewOne(int players, long seed, double width, double height) {
        PeriklesBoard kept = Toolkit.call(() -> board(width, height));
        Game<PeriklesState> game = Game.start(book(setup(players)), Chance.seeded(seed), null);
        Chance chance = Chance.seeded(~seed);
        Set<Phase> phases = new TreeSet<>();
        boolean aimed = false;
        int moves = 0;
        while (true) {
            Seat eyes = setup(players).seats().get(moves % players);
            boolean compared = moves % OFTEN == 0 || phases.add(game.state().phase()) || game.over();
            same(kept, Situations.of(game, eyes), compared, width, height);
            if (game.over()) {
                break;
            }
            Situation asked = Situations.of(game, game.toAct());
            same(kept, asked, compared, width, height);
            for (SpecialTile tile : SpecialTile.values()) {
                Target card = Target.card(tile.id());
                if (asked.lit().contains(card)) {
                    same(kept, Situations.of(game, game.toAct(), card), compared || !aimed, width, height);
                    aimed = true;
                }
            }
            game.play(chance.below(game.moves().size()));
            moves++;
        }
        assertThat(aimed).as("a special tile was picked").isTrue();
        assertThat(phases).as("phases seen").hasSizeGreaterThan(4);
    }

    private static void same(PeriklesBoard kept, Situation situation, boolean compared, double width, double height) {
        Toolkit.call(() -> {
            kept.show(situation);
            if (compared) {
                PeriklesBoard fresh = board(width, height);
                fresh.show(situation);
                assertThat(told(kept.node())).containsExactlyElementsOf(told(fresh.node()));
            }
            return kept;
        });
    }

    private static PeriklesBoard board(double width, double height) {
        PeriklesBoard board =
                new PeriklesBoard(Situations.nobody(), new PeriklesPlugin().words(), PeriklesPlugin.figures());
        new Scene(board.node(), width, height);
        board.node().resize(width, height);
        return board;
    }

    /** Everything that is seen or heard of a board. */
    private static List<String> told(Node root) {
        List<String> lines = new ArrayList<>();
        tell(root, "", lines);
        return lines;
    }

    private static void tell(Node node, String path, List<String> lines) {
        if (!node.isVisible()) {
            return;
        }
        String here = path + "/" + node.getClass().getSimpleName();
        lines.add(here + " " + words(node) + node.getStyle() + " " + node.getOpacity() + " " + node.isManaged()
                + " " + signs(node) + " '" + spoken(node.getAccessibleText()) + "' '" + spoken(node.getAccessibleHelp())
                + "' " + Tip.of(node).orElse("") + node.getStyleClass());
        if (node instanceof Token || node instanceof Labeled) {
            return; // the rest follows from the piece or the text
        }
        if (node instanceof ScrollPane scroll) {
            tell(scroll.getContent(), here, lines);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> tell(child, here, lines));
        }
    }

    private static String words(Node node) {
        return node instanceof Token token
                ? token.piece() + " "
                : node instanceof Labeled labeled ? labeled.getText() + " " : "";
    }

    private static String spoken(String text) {
        return text == null ? "" : text;
    }

    private static Set<String> signs(Node node) {
        Set<String> signs = new TreeSet<>();
        for (PseudoClass state : node.getPseudoClassStates()) {
            if (SIGNS.contains(state.getPseudoClassName())) {
                signs.add(state.getPseudoClassName());
            }
        }
        return signs;
    }
}
