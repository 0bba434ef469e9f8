package org.polemarch.pericles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.ui.Boards.board;
import static org.polemarch.pericles.ui.Boards.labels;
import static org.polemarch.pericles.ui.Boards.spoken;
import static org.polemarch.pericles.ui.Boards.texts;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.pericles.Aftermath;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.assembly.DebateIssue;
import org.polemarch.pericles.rules.boule.Boule;
import org.polemarch.pericles.rules.boule.Hostages;
import org.polemarch.pericles.rules.end.PeaceOfCallias;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.LoserLosses;
import org.polemarch.pericles.rules.military.Movement;
import org.polemarch.pericles.rules.military.PersianGold;
import org.polemarch.pericles.rules.theater.MarkerReveal;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** The board shows every kind of question, whatever can be pointed at has its place on it, and it tells what holds units. */
class PericlesBoardTest {

    private static final List<String> SCENARIOS =
            List.of("14.4", "14.3", "14.2", "14.1.01A", "14.1.09A", "14.1.01B", "14.1.04B", "14.1.08A");

    /** This many games of the campaign are enough to meet every question that is not made up here. */
    private static final int MOST_GAMES = 100;

    private final PericlesBoard board = Toolkit.call(Boards::board);

    private final Set<String> drawn = new TreeSet<>();

    @Test
    void everyKindOfQuestionIsDrawnAndCanBeAnswered() {
        for (String scenario : SCENARIOS) {
            play(scenario, 1);
        }
        Battle.Fight fight = new Battle.Fight(Faction.AGIAD, Theater.IONIA, Arm.LAND, false);
        Battle.Result won = new Battle.Result(Side.SPARTA, 9);
        for (Frame rare : List.of(
                new PersianGold.Pay(Faction.AGIAD, 4, 0, 0, 0),
                new Hostages.Offer(Side.SPARTA),
                Aftermath.base(fight, won),
                new PeaceOfCallias.Offer())) {
            Game<PericlesState> game = PericlesTable.war()
                    .at(Theater.SPARTA, "1 sparta-base, 2 sparta-land")
                    .at(Theater.IONIA, "1 peloponnesian-base, 1 delian-base, 1 athens-base, 1 sparta-land")
                    .at(Theater.ATHENS, "1 athens-base, 1 athens-naval")
                    .play(1, rare);
            assertThat(game.question().frame()).isEqualTo(rare);
            draw(game);
        }
        for (int seed = 1; seed <= MOST_GAMES && !neverDrawn().isEmpty(); seed++) {
            play("14.4", seed);
        }
        assertThat(neverDrawn()).as("questions never drawn").isEmpty();
    }

    private void draw(Game<PericlesState> game) {
        String kind = game.question().frame().getClass().getName();
        if (drawn.add(kind)) {
            Seat asked = game.toAct();
            assertThat(Toolkit.call(() -> missing(board, game, asked)))
                    .as("answers to %s", kind)
                    .isEmpty();
        }
    }

    private List<String> neverDrawn() {
        return PericlesTable.book("14.4").rules().stream()
                .filter(rule -> rule instanceof Decision)
                .map(rule -> Rulebook.frameOf(rule).getName())
                .filter(frame -> !drawn.contains(frame))
                .toList();
    }

    /** Draws what has not been drawn in a game of bots, and the end of it. */
    private void play(String scenario, int seed) {
        Game<PericlesState> game = PericlesTable.game(scenario, seed);
        Chance chance = Chance.seeded(seed);
        while (!game.over()) {
            draw(game);
            game.play(chance.below(game.moves().size()));
        }
        if (drawn.add(scenario)) {
            Toolkit.call(() -> missing(board, game, Faction.ARISTOCRAT.seat()));
        }
    }

    /** Targets of the answers, other than buttons, that no node stands for. */
    private static List<String> missing(PericlesBoard board, Game<PericlesState> game, Seat viewer) {
        board.show(Situations.of(game, viewer));
        Toolkit.scene(board.node(), 1280, 800);
        List<String> missing = new ArrayList<>();
        for (Move move : game.over() ? List.<Move>of() : game.moves()) {
            for (Target target : new LinkedHashSet<>(move.targets())) {
                if (target.kind() != Target.Kind.BUTTON
                        && board.targets().node(target).isEmpty()) {
                    missing.add(move.notation() + " has no " + target);
                }
            }
        }
        return missing;
    }

    @Test
    void noTheaterLiesOverAnotherAndNoNameIsCut() {
        for (String scenario : List.of("14.2", "14.3")) {
            Game<PericlesState> game = PericlesTable.game(scenario, 3);
            Toolkit.call(() -> {
                PericlesBoard board = board();
                Toolkit.scene(board.node(), 1280, 800);
                board.show(Situations.of(game, game.toAct()));
                Toolkit.scene(board.node(), 1280, 800);
                List<Bounds> taken = new ArrayList<>();
                for (Theater theater : Theater.values()) {
                    TheaterBox box = board.map().box(theater);
                    Bounds bounds = box.localToScene(box.getLayoutBounds());
                    assertThat(taken).as("%s", theater).noneMatch(other -> other.intersects(bounds));
                    taken.add(bounds);
                    for (Label label : labels(box)) {
                        assertThat(label.getWidth() + 0.5)
                                .as("%s", label.getText())
                                .isGreaterThan(label.prefWidth(-1));
                    }
                }
                return board;
            });
        }
    }

    @Test
    void onlyTheOwnAssemblyGlows() {
        Game<PericlesState> game = PericlesTable.opening("14.2")
                .hand(Faction.ARISTOCRAT, "A02", "A31")
                .play(1, Boule.OPEN);
        Seat asked = game.toAct();
        Toolkit.call(() -> {
            PericlesBoard board = board();
            board.show(Situations.of(game, asked));
            Toolkit.scene(board.node(), 1280, 800);
            assertThat(asked).isEqualTo(Faction.ARISTOCRAT.seat());
            assertThat(lit(board, "pool-military")).isTrue();
            assertThat(lit(board, "sparta-pool-military")).isFalse();
            board.show(Situations.of(game, Faction.AGIAD.seat()));
            assertThat(lit(board, "athens-pool-military")).isFalse();
            return board;
        });
    }

    private static boolean lit(PericlesBoard board, String piece) {
        return board.targets().node(Target.piece(piece)).orElseThrow().getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("lit"));
    }

    @Test
    void theSpaceAnIssueIsProposedForIsMarked() {
        Game<PericlesState> game = PericlesTable.opening("14.2")
                .hand(Faction.ARISTOCRAT, "A02", "A31")
                .play(1, Boule.OPEN);
        Toolkit.call(() -> {
            PericlesBoard board = board();
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), 1280, 800);
            assertThat(board.node().lookupAll(".pericles-awaits"))
                    .singleElement()
                    .satisfies(space -> assertThat(texts((Parent) space)).containsExactly("2"));
            board.show(Situations.of(game, Faction.AGIAD.seat()));
            assertThat(board.node().lookupAll(".pericles-awaits")).isEmpty();
            return board;
        });
    }

    @Test
    void betweenTwoDebatesNoIssueIsUnderDebate() {
        PericlesTable table = PericlesTable.opening("14.2")
                .controlling(Faction.ARISTOCRAT)
                .hand(Faction.ARISTOCRAT, "A01")
                .issue(Side.ATHENS, Issue.GAMES, 0);
        table.state().display().debate(Side.ATHENS, table.state().display().onDisplay(Side.ATHENS, Issue.GAMES));
        Game<PericlesState> game = table.play(1, new DebateIssue.Select(Side.ATHENS, 3));
        Toolkit.call(() -> {
            PericlesBoard board = board();
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), 1280, 800);
            assertThat(texts(board.node())).contains("Last debate: Games").doesNotContain("Debate: Games");
            assertThat(spoken(board.node())).noneMatch(said -> said.contains("in debate"));
            return board;
        });
    }

    @Test
    void whatFallsIsPointedAtWhereItStands() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.BOEOTIA, "9 athens-land, 2 sparta-land, 1 the-300, 3 peloponnesian-land");
        Battle.Fight fight = new Battle.Fight(Faction.AGIAD, Theater.BOEOTIA, Arm.LAND, false);
        Game<PericlesState> game = table.play(1, new LoserLosses.Suffer(fight, new Battle.Result(Side.ATHENS, 2)));
        Toolkit.call(() -> {
            PericlesBoard board = board();
            Toolkit.scene(board.node(), 1280, 800);
            board.show(Situations.of(game, game.toAct()));
            Node hoplites =
                    board.targets().node(Target.piece("peloponnesian-land")).orElseThrow();
            assertThat(inside(hoplites, board.map().box(Theater.BOEOTIA))).isTrue();
            return board;
        });
    }

    private static boolean inside(Node node, Parent box) {
        return node == box || (node.getParent() != null && inside(node.getParent(), box));
    }

    @Test
    void aMovingPlayerSeesWhatHoldsHisUnits() {
        PericlesTable table = PericlesTable.war()
                .at(Theater.BOEOTIA, "2 sparta-land, 2 delian-land")
                .at(Theater.ISTHMUS, "1 peloponnesian-land, 1 delian-land");
        table.state().beginExpedition(Theater.ATHENS, Faction.AGIAD);
        Game<PericlesState> game = table.play(1, new Movement.March(Faction.AGIAD, Theater.ATHENS, 2));
        Toolkit.call(() -> {
            PericlesBoard board = board();
            Toolkit.scene(board.node(), 1280, 800);
            board.show(Situations.of(game, Faction.AGIAD.seat()));
            assertThat(texts(board.map().box(Theater.ISTHMUS))).contains("land: held by rule A, 0 < 1");
            assertThat(texts(board.map().box(Theater.BOEOTIA))).contains("land: may leave");
            return board;
        });
    }

    @Test
    void aQueueShowsOwnFacesAndHidesTheOthers() {
        PericlesTable table = PericlesTable.war();
        table.queue(Theater.BOEOTIA, Faction.ARISTOCRAT, Marker.MILITARY)
                .queue(Theater.BOEOTIA, Faction.AGIAD, Marker.LEAGUE)
                .queue(Theater.IONIA, Faction.AGIAD, Marker.LEAGUE);
        table.state().setOrder(0, Faction.AGIAD);
        Game<PericlesState> game = table.play(1, new MarkerReveal.Reveal(0));
        Toolkit.call(() -> {
            PericlesBoard board = board();
            Toolkit.scene(board.node(), 1280, 800);
            board.show(Situations.of(game, game.toAct()));
            assertThat(spoken(board.map().box(Theater.BOEOTIA)))
                    .containsSubsequence(
                            "1. League, Agiads: Build or convert a base, or raise League units where your Side has one.",
                            "2. face down, placed by the Aristocrats");
            return board;
        });
    }

    @Test
    void discardsOpenEntouragesAndRevealedMarkersLieOpenForAll() {
        PericlesTable table = PericlesTable.war()
                .entourage(Faction.AGIAD, "S10", "S14")
                .queue(Theater.BOEOTIA, Faction.AGIAD, Marker.LEAGUE)
                .queue(Theater.IONIA, Faction.AGIAD, Marker.LEAGUE);
        PericlesState state = table.state();
        int card = state.data().index(Side.SPARTA, new CardId("S10"));
        state.cards().turnUp(Faction.AGIAD, card);
        state.cards().discard(Side.SPARTA, state.cards().battle(Side.SPARTA).draw());
        state.cards()
                .discardBattle(Side.SPARTA, state.cards().battle(Side.SPARTA).draw());
        state.queues().reveal(Theater.BOEOTIA);
        state.setOrder(0, Faction.AGIAD);
        Game<PericlesState> game = table.play(1, new MarkerReveal.Reveal(0));
        Toolkit.call(() -> {
            PericlesBoard board = board();
            board.show(Situations.of(game, Faction.ARISTOCRAT.seat()));
            Toolkit.scene(board.node(), 1280, 800);
            assertThat(texts(board.node()))
                    .contains("▸ Discards 2", "▸ Open Entourages 1", "▸ Revealed this turn 1")
                    .doesNotContain("▸ Discards 0");
            assertThat(spoken(board.node()))
                    .contains(
                            "Open Entourages 1: Agiads: S10 Amyklai (2), S14 Kynosoura (3)",
                            "Revealed this turn 1: 1. League, Agiads, Boeotia")
                    .anyMatch(said -> said.matches("Discards 2: Assembly: S.*; Battles: S.*"));
            labels(board.node()).stream()
                    .filter(label -> label.getText().equals("▸ Revealed this turn 1"))
                    .forEach(PericlesBoardTest::enter);
            assertThat(texts(board.node())).contains("▾ Revealed this turn 1", "1. League, Agiads, Boeotia");
            return board;
        });
    }

    private static void enter(Node node) {
        node.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
    }
}
