package org.polemarch.mountford.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.text.MountfordTextBoard;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** The board shows every kind of question, and everything that can be said can be clicked. */
class MountfordBoardTest {

    private static final int GAMES = 6;
    private static final int KINDS_OF_QUESTION = 30;

    private final MountfordPlugin plugin = new MountfordPlugin();
    private final PreparedGame<?> prepared =
            PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());

    private static MountfordBoard board() {
        MountfordBoard board = new MountfordBoard(Situations.nobody(), new MountfordPlugin().words());
        board.node().setStyle("-fx-font-size: 13px;");
        board.node().setPrefSize(1280, 800);
        Toolkit.scene(board.node(), 1280, 800);
        return board;
    }

    @Test
    void everyKindOfQuestionIsDrawnAndItsAnswersCanBeClicked() {
        MountfordBoard board = Toolkit.call(MountfordBoardTest::board);
        Set<String> kinds = new TreeSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            Game<?> game = prepared.start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                if (kinds.add(game.question().frame().getClass().getName())) {
                    List<String> missing = Toolkit.call(() -> missing(board, game));
                    assertThat(missing)
                            .as("answers to %s", game.question().frame())
                            .isEmpty();
                    assertThat(text(game)).allMatch(line -> line.length() <= 100);
                }
                game.play(chance.below(game.moves().size()));
            }
            Toolkit.call(() -> {
                board.show(Situations.of(game, new Seat(0, "athens")));
                Toolkit.scene(board.node(), 1280, 800);
                return board;
            });
        }
        assertThat(kinds).hasSizeGreaterThanOrEqualTo(KINDS_OF_QUESTION);
    }

    private List<String> text(Game<?> game) {
        Situation situation = Situations.of(game, game.toAct());
        return new MountfordTextBoard().draw(situation.view(), plugin.words());
    }

    /** Targets of answers that no node stands for, after the first target of the answer was picked. */
    private static List<String> missing(MountfordBoard board, Game<?> game) {
        List<String> missing = new ArrayList<>();
        Set<Target> beginnings = new LinkedHashSet<>();
        game.moves().forEach(move -> beginnings.add(move.targets().get(0)));
        board.show(Situations.of(game, game.toAct()));
        Toolkit.scene(board.node(), 1280, 800);
        beginnings.stream()
                .filter(first -> board.targets().node(first).isEmpty())
                .forEach(first -> missing.add("nothing to click for " + first));
        for (Target first : beginnings) {
            board.show(Situations.of(game, game.toAct(), first));
            for (Move move : game.moves()) {
                if (move.targets().get(0).equals(first)) {
                    for (Target target : move.targets()) {
                        if (board.targets().node(target).isEmpty()) {
                            missing.add(move.notation() + " has no " + target);
                        }
                    }
                }
            }
        }
        return missing;
    }

    @Test
    void theEnemysTilesAreCountedAndNotShown() {
        Game<?> game = prepared.start(1);
        Toolkit.call(() -> {
            MountfordBoard board = board();
            board.show(Situations.of(game, new Seat(0, "athens")));
            assertThat(board.targets().node(Target.card("ath-pericles"))).isPresent();
            assertThat(board.targets().node(Target.card("spa-brasidas"))).isEmpty();
            assertThat(texts(board.node())).contains("Sparta").contains("16");
            return board;
        });
    }

    @Test
    void thePickedObjectiveShowsItsWayAndEachRiskBeforeItIsConfirmed() {
        Game<?> game = prepared.start(1);
        game.play(index(game, "lead ath-cleon"));
        game.play(index(game, "place athens athens"));
        if (game.question().frame().getClass().getName().contains("Stance")) {
            game.play(0);
        }
        Toolkit.call(() -> {
            MountfordBoard board = board();
            board.show(Situations.of(game, game.toAct()));
            assertThat(texts(board.node())).noneMatch(text -> text.startsWith("By land to"));
            board.show(Situations.of(game, game.toAct(), Target.space("thebes")));
            assertThat(texts(board.node()))
                    .anyMatch(text -> text.equals("By land to Thebes"))
                    .anyMatch(text -> text.startsWith("Thebes") && text.contains("interception from a 4 (9 on land)"));
            return board;
        });
    }

    @Test
    void theTilePlayedForAnOperationIsNamed() {
        MountfordTable table =
                MountfordTable.position("""
                megara     ath-nicias     2 hoplite-athens
                megara     spa-brasidas   5 hoplite-phlius
                treasury   athens         ath-coup-in-megara
                """).continuing("athens", "megara").choose("play ath-coup-in-megara");
        MountfordView view = (MountfordView) table.view(Seats.PELOPONNESE);
        Toolkit.call(() -> {
            RoutePanel panel = new RoutePanel(plugin.words());
            panel.show(view, new Glossary(view.chart(), plugin.words()), Planned.of(view, List.of()));
            assertThat(texts(panel)).anyMatch(text -> text.endsWith("; playing Coup in Megara"));
            return panel;
        });
    }

    private static int index(Game<?> game, String notation) {
        List<String> all = game.moves().stream().map(Move::notation).toList();
        assertThat(all).contains(notation);
        return all.indexOf(notation);
    }

    @Test
    void theWaysOfTheViewNameWhoCouldIntercept() {
        Game<?> game = prepared.start(1);
        game.play(index(game, "lead ath-cleon"));
        game.play(index(game, "place athens athens"));
        MountfordView view = (MountfordView) Situations.of(game, game.toAct()).view();
        MountfordView.Way way = view.overlays().ways().stream()
                .filter(each -> each.target().equals("megara") && !each.bySea())
                .findFirst()
                .orElseThrow();
        assertThat(way.steps()).extracting(MountfordView.Step::space).containsExactly("eleusis", "megara");
        assertThat(way.steps()).extracting(MountfordView.Step::interception).containsExactly(false, true);
        assertThat(way.steps()).extracting(MountfordView.Step::landThreat).containsExactly(0, 5);
    }

    private static List<String> texts(Node node) {
        List<String> texts = new ArrayList<>();
        if (node instanceof Labeled labeled) {
            texts.add(labeled.getText());
        }
        if (node instanceof javafx.scene.control.ScrollPane scroll) {
            texts.addAll(texts(scroll.getContent()));
        } else if (node instanceof javafx.scene.Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> texts.addAll(texts(child)));
        }
        return texts;
    }
}
