package org.polemarch.polis.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.War;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** Parts of the board that did not change are not drawn anew; so it must be seen that what did change is. */
class PolisBoardKeepsUpTest {

    private final PolisPlugin plugin = new PolisPlugin();

    private PolisBoard board() {
        return new PolisBoard(Situations.nobody(), plugin.words());
    }

    /** One board shown a whole game with the eyes of both, and others that see no more than one moment of it. */
    @Test
    void aBoardShownAllAlongShowsWhatAFreshOneDoes() {
        Game<PolisState> game = War.prepare().start(2);
        Chance chance = Chance.seeded(5);
        PolisBoard all = Toolkit.call(this::board);
        Set<Class<?>> kinds = new HashSet<>();
        int moments = 0;
        while (!game.over()) {
            Side viewer = Side.values()[moments % 2];
            Situation open = Situations.of(game, viewer.seat());
            Toolkit.call(() -> {
                all.show(Situations.of(game, viewer.other().seat()));
                beginnings(game).forEach(first -> all.show(Situations.of(game, viewer.seat(), first)));
                all.show(open);
                return all;
            });
            if (kinds.add(game.question().frame().getClass()) || moments % 25 == 0) {
                assertSame(all, open, "move " + moments);
            }
            game.play(chance.below(game.moves().size()));
            moments++;
        }
        for (Side side : Side.values()) {
            Situation end = Situations.of(game, side.seat());
            Toolkit.call(() -> {
                all.show(end);
                return all;
            });
            assertSame(all, end, "the end");
        }
        System.out.println("moments " + moments);
    }

    /** From move to move, whatever has been picked, the map has one height; another while a battle is fought below it. */
    @Test
    void theMapStandsStill() {
        Game<PolisState> game = War.prepare().start(2);
        Chance chance = Chance.seeded(5);
        PolisBoard board = Toolkit.call(this::board);
        Toolkit.call(() -> {
            board.node().setStyle("-fx-font-size: 13px;");
            return Toolkit.scene(board.node(), 945, 720);
        });
        Set<String> heights = new TreeSet<>();
        int n = 0;
        while (!game.over()) {
            int k = n++;
            Toolkit.call(() -> {
                for (Side side : Side.values()) {
                    board.show(Situations.of(game, side.seat()));
                    Toolkit.scene(board.node(), 0, 0);
                    look(board, heights, k, game, "");
                }
                if (k % 400 == 8) for (Target first : beginnings(game)) {
                    board.show(Situations.of(game, game.toAct(), first));
                    Toolkit.scene(board.node(), 0, 0);
                    look(board, heights, k, game, " picked " + first);
                }
                return board;
            });
            game.play(chance.below(game.moves().size()));
        }
        System.out.println("HEIGHTS " + heights);
    }

    private static void look(PolisBoard board, Set<String> heights, int k, Game<PolisState> game, String more) {
        Region map = (Region) board.node().lookup(".pm-map");
        Node battle = board.node().lookup(".polis-battle");
        Region ans = (Region) board.node().lookup(".polis-answers");
        if (heights.add(map.getHeight() + " w " + map.getWidth() + (battle.isVisible() ? " battle" : ""))) {
            System.out.println("H " + k + " " + map.getHeight() + " " + battle.isVisible() + " "
                    + game.question().frame() + more + " row " + ((Region) board.node().lookup(".polis-action-row")).getHeight() + " " + ((Region) board.node().lookup(".polis-action-row")).getChildrenUnmodifiable().stream().map(b -> ((Region) b).getHeight() + "" + " " + ((Labeled) b).getFont().getSize() + " ls " + ((Labeled) b).getLineSpacing() + " in " + ((Region) b).getInsets().getTop() + "/" + ((Region) b).getInsets().getBottom() + " lp " + ((Labeled) b).getLabelPadding().getTop() + b.getPseudoClassStates()).toList() + " bar " + ((Region) board.node().lookup(".polis-actions")).getHeight() + " answers "
                    + ans.getChildrenUnmodifiable().size() + " " + ans.getHeight());
        }
        if (ans.getHeight() > 30) {
            System.out.println("ROWS " + ans.getHeight() + " n "
                    + ans.getChildrenUnmodifiable().size() + " "
                    + game.question().frame() + more);
        }
    }

    private static Set<Target> beginnings(Game<PolisState> game) {
        Set<Target> beginnings = new LinkedHashSet<>();
        for (Move move : game.moves()) {
            beginnings.add(move.targets().get(0));
        }
        return beginnings;
    }

    private void assertSame(PolisBoard all, Situation situation, String moment) {
        long t = System.nanoTime();
        List<String> expected = Toolkit.call(() -> {
            PolisBoard fresh = board();
            fresh.show(situation);
            return seen(fresh.node());
        });
        System.out.println("fresh ms " + (System.nanoTime() - t) / 1000000);
        assertThat(Toolkit.call(() -> seen(all.node()))).as(moment).containsExactlyElementsOf(expected);
    }

    /** What can be seen of a node, read or heard, in the order of its parts; on the map that order means nothing. */
    private static List<String> seen(Node node) {
        List<String> seen = new ArrayList<>();
        if (!node.isVisible()) {
            return seen;
        }
        String own = own(node);
        if (!own.isEmpty()) {
            seen.add(own);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> seen.addAll(seen(child)));
        }
        if (node.getStyleClass().contains("pm-map")) {
            seen.sort(null);
        }
        return seen;
    }

    private static String own(Node node) {
        List<String> own = new ArrayList<>();
        if (node instanceof Labeled labeled) {
            own.add(labeled.getText());
        } else if (node instanceof Text text) {
            own.add(text.getText());
        } else if (node instanceof Token token) {
            own.add(token.piece().toString());
        }
        if (node.getAccessibleText() != null) {
            own.add(node.getAccessibleText());
        }
        if (node.getAccessibleHelp() != null) {
            own.add(node.getAccessibleHelp());
        }
        Tip.of(node).ifPresent(own::add);
        for (PseudoClass state : node.getPseudoClassStates()) {
            own.add(":" + state.getPseudoClassName());
        }
        if (own.isEmpty() && !(node instanceof Region)) {
            return "";
        }
        return new TreeSet<>(node.getStyleClass()) + " " + own + " " + node.getStyle();
    }
}
