package org.polemarch.pericles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.pericles.ui.Boards.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.assembly.DebateCards;
import org.polemarch.pericles.rules.military.Casualty;
import org.polemarch.pericles.rules.military.Movement;
import org.polemarch.pericles.view.PericlesView;
import org.polemarch.testkit.Seen;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** Parts of the board are redrawn only when what they show has changed; none of them may miss a change. */
class SeenAlongTheWayTest {

    /** This many are enough to meet a battle with losses to choose. */
    private static final int MOST_GAMES = 60;

    /** What is lit, told or pointed at for a question is gone when somebody else looks, and back for who is asked. */
    @Test
    void everyKindOfQuestionComesAndGoes() {
        PericlesBoard board = Toolkit.call(Boards::board);
        List<String> dear = List.of(Movement.March.class.getName(), Casualty.Pick.class.getName());
        Set<String> met = new TreeSet<>();
        for (int seed = 1; seed <= MOST_GAMES && !met.containsAll(dear); seed++) {
            Game<PericlesState> game = PericlesTable.game("14.4", seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                if (met.add(game.question().frame().getClass().getName())) {
                    Faction asked = Faction.of(game.toAct());
                    look(board, game, asked.seat());
                    compare(board, game, asked.compatriot().seat());
                    compare(board, game, asked.seat());
                }
                game.play(chance.below(game.moves().size()));
            }
        }
        assertThat(met).containsAll(dear);
    }

    /** Two expeditions and two debates, turns apart: whatever tells them apart is changed alone. */
    @ParameterizedTest
    @ValueSource(classes = {Movement.March.class, DebateCards.Speak.class})
    void whateverChangesAloneIsSeen(Class<? extends Frame> asked) {
        Game<PericlesState> game = PericlesTable.game("14.4", 7);
        Chance chance = Chance.seeded(7);
        playUntil(game, chance, asked, 1);
        Situation early = Situations.of(game, game.toAct());
        playUntil(game, chance, asked, 3);
        PericlesView before = (PericlesView) early.view();
        PericlesView after = (PericlesView) Situations.of(game, early.viewer()).view();
        PericlesBoard board = Toolkit.call(Boards::board);
        Map<String, PericlesView> mixtures = Mixtures.of(before, after);
        assertThat(mixtures).hasSizeGreaterThan(40);
        mixtures.forEach((what, view) -> {
            Toolkit.call(() -> {
                board.show(early);
                return board;
            });
            compare(board, with(early, view), what);
        });
    }

    private static Situation with(Situation situation, PericlesView view) {
        return new Situation(
                situation.viewer(),
                view,
                situation.question(),
                situation.lit(),
                situation.picked(),
                situation.news(),
                situation.outcome());
    }

    private static void playUntil(Game<PericlesState> game, Chance chance, Class<? extends Frame> asked, int turn) {
        while (!asked.isInstance(game.question().frame()) || game.state().turn() < turn) {
            game.play(chance.below(game.moves().size()));
        }
    }

    /** The map changes its size when the hands get shorter than a row and when new ones are dealt, and at no other time. */
    @Test
    void theMapStandsStill() {
        Game<PericlesState> game = PericlesTable.game("14.4", 7);
        Chance chance = Chance.seeded(7);
        PericlesBoard board = Toolkit.call(Boards::inASmallWindow);
        Map<Boolean, Set<String>> sizes = new LinkedHashMap<>();
        while (game.state().turn() < 3) {
            Situation situation = Situations.of(game, game.toAct());
            PericlesView view = (PericlesView) situation.view();
            boolean twoRows =
                    view.factions().stream().anyMatch(faction -> faction.handSize() + faction.entourageSize() > 5);
            Toolkit.call(() -> {
                board.show(situation);
                Toolkit.scene(board.node(), 945, 720);
                Region map = (Region) board.map().lookup(".pm-map");
                return sizes.computeIfAbsent(twoRows, key -> new TreeSet<>())
                        .add(map.getWidth() + " x " + map.getHeight());
            });
            game.play(chance.below(game.moves().size()));
        }
        assertThat(sizes).hasSize(2).allSatisfy((rows, seen) -> assertThat(seen).hasSize(1));
    }

    @Test
    void flagsOnTheHonorTrackMoveWithTheHonor() {
        Game<PericlesState> low = PericlesTable.war()
                .honor(Faction.AGIAD, 5)
                .play(1, new Movement.March(Faction.AGIAD, Theater.ATHENS, 2));
        Game<PericlesState> high = PericlesTable.war()
                .honor(Faction.AGIAD, 75)
                .play(1, new Movement.March(Faction.AGIAD, Theater.ATHENS, 2));
        Toolkit.call(() -> {
            PericlesBoard board = board();
            PericlesBoard fresh = board();
            for (Game<PericlesState> game : List.of(low, high)) {
                board.show(Situations.of(game, Faction.AGIAD.seat()));
                Toolkit.scene(board.node(), 1280, 800);
            }
            fresh.show(Situations.of(high, Faction.AGIAD.seat()));
            Toolkit.scene(fresh.node(), 1280, 800);
            assertThat(places(board)).isEqualTo(places(fresh)).anyMatch(each -> each.startsWith("80 "));
            return board;
        });
    }

    private static List<String> places(PericlesBoard board) {
        return board.node().lookup(".pericles-honor-line").getParent().getChildrenUnmodifiable().stream()
                .map(node -> (node instanceof Labeled label ? label.getText() : "") + " " + node.getBoundsInParent())
                .toList();
    }

    private static void look(PericlesBoard board, Game<PericlesState> game, Seat viewer) {
        Situation situation = Situations.of(game, viewer);
        Toolkit.call(() -> {
            board.show(situation);
            return board;
        });
    }

    private static void compare(PericlesBoard board, Game<PericlesState> game, Seat viewer) {
        compare(board, Situations.of(game, viewer), "move " + game.decisions() + ", seen by " + viewer);
    }

    private static void compare(PericlesBoard board, Situation situation, String when) {
        Toolkit.call(() -> {
            board.show(situation);
            PericlesBoard fresh = Boards.board();
            fresh.show(situation);
            assertThat(Seen.difference(Seen.of(board.node()), Seen.of(fresh.node())))
                    .as(when)
                    .isEmpty();
            return board;
        });
    }
}
