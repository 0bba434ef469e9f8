package org.polemarch.pericles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.ui.Boards.board;
import static org.polemarch.pericles.ui.Boards.inASmallWindow;
import static org.polemarch.pericles.ui.Boards.labels;
import static org.polemarch.pericles.ui.Boards.texts;

import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.assembly.DebateCards;
import org.polemarch.pericles.rules.assembly.DebateIssue;
import org.polemarch.pericles.rules.boule.Boule;
import org.polemarch.pericles.rules.theater.MarkerPlacement;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** What the question at hand needs is in sight without scrolling, in a window of 1280 by 800. */
class SmallWindowTest {

    @Test
    void withTextsTwiceAsLargeHalfOfTheHeightIsLeftToTheMap() {
        Game<PericlesState> game = PericlesTable.game("14.3", 3);
        Toolkit.call(() -> {
            PericlesBoard board = inASmallWindow();
            board.node().setStyle("-fx-font-size: 28px;");
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), 716, 660);
            Toolkit.scene(board.node(), 716, 660);
            assertThat(board.map().getHeight()).isGreaterThan(330);
            return board;
        });
    }

    @Test
    void theDisplaysKeepTheirHeightWhileIssuesAreProposed() {
        Game<PericlesState> game = PericlesTable.game("14.4", 3);
        Toolkit.call(() -> {
            PericlesBoard board = inASmallWindow();
            double before = 0;
            while (!(game.question().frame() instanceof DebateIssue.Select)) {
                board.show(Situations.of(game, game.toAct()));
                Toolkit.scene(board.node(), 945, 720);
                double high = board.node()
                        .lookup("#pericles-athens")
                        .getLayoutBounds()
                        .getHeight();
                assertThat(high).as("%s", game.question().frame()).isEqualTo(before == 0 ? high : before);
                before = high;
                game.play(0);
            }
            return board;
        });
    }

    @Test
    void theWholeHandAndTheEntourageAreInSightOnASmallScreen() {
        Game<PericlesState> game = PericlesTable.opening("14.2")
                .hand(Faction.AGIAD, "S01", "S11", "S12", "S16", "S22", "S30", "S32")
                .entourage(Faction.AGIAD, "S05", "S06", "S13")
                .play(1, Boule.OPEN);
        Toolkit.call(() -> {
            PericlesBoard board = board();
            board.show(Situations.of(game, Faction.AGIAD.seat()));
            Toolkit.scene(board.node(), 1280, 800);
            Node hand = board.node().lookup(".pm-hand");
            Bounds sight = hand.localToScene(hand.getLayoutBounds());
            Set<Node> cards = board.node().lookupAll(".pm-hand .pm-card");
            assertThat(cards).hasSize(10);
            for (Node card : cards) {
                assertThat(sight.contains(card.localToScene(card.getLayoutBounds())))
                        .as("%s in sight", card.getAccessibleText())
                        .isTrue();
            }
            return board;
        });
    }

    @Test
    void whatADebateNeedsIsInSightOnASmallScreen() {
        PericlesTable table = PericlesTable.opening("14.2")
                .hand(Faction.ARISTOCRAT, "A01")
                .hand(Faction.DEMAGOGUE, "A02")
                .hand(Faction.EURYPONTID, "S02")
                .hand(Faction.AGIAD, "S01", "S11", "S12", "S16", "S22", "S30", "S32")
                .entourage(Faction.AGIAD, "S05", "S06", "S13");
        PericlesState state = table.state();
        for (Side side : Side.values()) {
            for (Issue issue : List.of(Issue.MILITARY, Issue.MILITARY, Issue.LEAGUE, Issue.LEAGUE, Issue.ORACLE)) {
                table.issue(side, issue, 0);
            }
            table.issue(side, Issue.GAMES, 0).issue(side, Issue.DIPLOMATIC, 0);
            state.display().debate(side, state.display().onDisplay(side, Issue.GAMES));
            state.cards().setPlayed(side.first(), 30);
            state.cards().setPlayed(side.second(), 31);
        }
        Game<PericlesState> game = table.play(1, new DebateCards.Speak(2));
        Toolkit.call(() -> {
            PericlesBoard board = inASmallWindow();
            board.show(Situations.of(game, Faction.AGIAD.seat()));
            Toolkit.scene(board.node(), 945, 720);
            assertThat(board.node().lookupAll(".pm-hand .pm-card")).hasSize(10);
            List<String> texts = texts(board.node());
            assertThat(texts).contains("Debate: Games", "Last cards: A31 Leader (3)  ◀ ▶  A32 Leader (3)");
            Node side = board.node().lookup(".pm-side-scroll");
            Bounds sight = side.localToScene(side.getLayoutBounds());
            for (Label label : labels(board.node())) {
                if (label.getText().equals("Debate: Games")
                        || label.getText().startsWith("Last cards")
                        || label.getText().startsWith("Agiads")) {
                    assertThat(sight.getMaxY())
                            .as(label.getText())
                            .isGreaterThan(
                                    label.localToScene(label.getLayoutBounds()).getMaxY());
                }
            }
            return board;
        });
    }

    @Test
    void markersToBePlacedAreInSightOnASmallScreen() {
        PericlesTable table = PericlesTable.governed()
                .tokens(9)
                .entourage(Faction.ARISTOCRAT, "A05", "A06", "A13")
                .markers(Faction.ARISTOCRAT, Marker.MILITARY, 2)
                .markers(Faction.ARISTOCRAT, Marker.RUMOR, 2)
                .markers(Faction.DEMAGOGUE, Marker.RUMOR, 2);
        table.state().setOrder(0, Faction.ARISTOCRAT);
        Game<PericlesState> game = table.play(1, new MarkerPlacement.Place(0));
        Toolkit.call(() -> {
            PericlesBoard board = inASmallWindow();
            board.show(Situations.of(game, Faction.ARISTOCRAT.seat()));
            Toolkit.scene(board.node(), 945, 720);
            for (String marker : List.of("marker-military-aristocrats", "marker-rumor-aristocrats", "strategos")) {
                Node node = board.targets().node(Target.piece(marker)).orElseThrow();
                assertThat(node.localToScene(node.getLayoutBounds()).getMaxY())
                        .as(marker)
                        .isLessThan(720 - 4);
            }
            return board;
        });
    }
}
