package org.polemarch.polis.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.map.MapName;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.War;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.CreateGalleys;
import org.polemarch.polis.rules.endofround.Food;
import org.polemarch.polis.rules.events.Betrayal;
import org.polemarch.polis.rules.events.PrestigeIntoSilver;
import org.polemarch.polis.rules.events.RemoveUnit;
import org.polemarch.polis.rules.events.SendGalleysAway;
import org.polemarch.polis.rules.round.LastWord;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** The board shows every position, and everything that can be said can be clicked. */
class PolisBoardTest {

    private final PolisPlugin plugin = new PolisPlugin();

    private PolisBoard board() {
        PolisBoard board = new PolisBoard(Situations.nobody(), plugin.words());
        board.node().setPrefSize(1280, 800);
        Toolkit.scene(board.node(), 1280, 800);
        return board;
    }

    @Test
    void noMarketCoversAnotherAndEveryPolisIsNamedInTheSmallestWindow() {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(19);
        Toolkit.call(() -> {
            PolisBoard board = new PolisBoard(Situations.nobody(), plugin.words());
            board.node().setStyle("-fx-font-size: 13px;");
            Toolkit.scene(board.node(), 945, 720);
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), 945, 720);
            List<Node> markets = new ArrayList<>(board.node().lookupAll(".polis-market"));
            assertThat(markets).hasSize(5);
            for (Node one : markets) {
                assertThat(markets).filteredOn(other -> other != one).noneMatch(other -> meet(one, other));
            }
            assertThat(board.node().lookupAll(".pm-map .pm-token"))
                    .filteredOn(token -> markets.stream().noneMatch(market -> within(token, market)))
                    .noneMatch(token -> markets.stream().anyMatch(market -> meet(market, token)));
            List<String> names = board.node().lookupAll(".pm-map-label-halo").stream()
                    .filter(node -> node.getParent().isVisible())
                    .map(node -> ((Text) node).getText())
                    .toList();
            for (Polis polis : Polis.values()) {
                assertThat(names)
                        .anyMatch(name -> name.startsWith(plugin.words().name(polis) + " "));
            }
            return board;
        });
    }

    private static boolean meet(Node one, Node other) {
        return one.localToScene(one.getLayoutBounds()).intersects(other.localToScene(other.getLayoutBounds()));
    }

    private static boolean within(Node node, Node ancestor) {
        return node != null && (node == ancestor || within(node.getParent(), ancestor));
    }

    /** Where text is large and the map small, the Foreign Markets stand beside it; with room they come back. */
    @Test
    void onASmallMapTheMarketsStandAside() {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(19);
        Toolkit.call(() -> {
            PolisBoard board = new PolisBoard(Situations.nobody(), plugin.words());
            board.node().setStyle("-fx-font-size: 21px;");
            Toolkit.scene(board.node(), 855, 690);
            board.show(Situations.of(game, game.toAct()));
            assertThat(board.node().lookupAll(".pm-map .polis-market")).isEmpty();
            assertThat(board.node().lookupAll(".polis-stalls .polis-market")).hasSize(5);
            board.node().setStyle("-fx-font-size: 13px;");
            Toolkit.scene(board.node(), 1280, 800);
            board.show(Situations.of(game, game.toAct()));
            assertThat(board.node().lookupAll(".pm-map .polis-market")).hasSize(5);
            assertThat(board.node().lookupAll(".polis-stalls .polis-market")).isEmpty();
            return board;
        });
    }

    /** A click on the cube, the amphora or the Proxenos of a polis is a click on the polis; on an enemy, on its place. */
    @Test
    void whatStandsAtAPolisStandsForIt() {
        PolisTable table = PolisTable.of("attika sparta 1").turn("athens");
        BoardHost host = mock(BoardHost.class);
        Toolkit.call(() -> {
            PolisBoard board = new PolisBoard(host, plugin.words());
            Toolkit.scene(board.node(), 1280, 800);
            board.show(Situations.of(table.game(), Side.ATHENS.seat(), Target.button("move-proxenos")));
            board.node().lookupAll(".pm-map .pm-token").forEach(token -> token.fireEvent(click()));
            return board;
        });
        verify(host, times(3)).pick(Target.space("athinae"));
        verify(host, atLeastOnce()).pick(Target.space("attika"));
    }

    private static MouseEvent click() {
        return new MouseEvent(
                MouseEvent.MOUSE_CLICKED,
                0,
                0,
                0,
                0,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                false,
                false,
                true,
                null);
    }

    @Test
    void everyAnswerOfAGameCanBeClicked() {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(19);
        Chance chance = Chance.seeded(1);
        PolisBoard board = Toolkit.call(this::board);
        int shown = 0;
        while (!game.over()) {
            if (game.decisions() % 11 == 0 || game.state().combat().laid() == 3) {
                Seat asked = game.toAct();
                List<String> missing = Toolkit.call(() -> missing(board, game, asked));
                assertThat(missing).as("answers to %s", game.question().frame()).isEmpty();
                shown++;
            }
            game.play(new GreedyBot(1).choose(new GameThinking<>(game, chance, () -> false)));
        }
        assertThat(shown).isGreaterThan(9);
    }

    /** Targets of answers that no node stands for, after the first target of the answer was picked. */
    private static List<String> missing(PolisBoard board, Game<PolisState> game, Seat asked) {
        List<String> missing = new ArrayList<>();
        Set<Target> beginnings = new LinkedHashSet<>();
        game.moves().forEach(move -> beginnings.add(move.targets().get(0)));
        for (Target first : beginnings) {
            board.show(picked(game, asked, first));
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

    private static Situation picked(Game<PolisState> game, Seat asked, Target... things) {
        List<Target> picked = List.of(things);
        Situation open = Situations.of(game, asked);
        Set<Target> lit = new LinkedHashSet<>();
        for (Move move : game.moves()) {
            if (move.targets().containsAll(picked)) {
                lit.addAll(move.targets());
            }
        }
        lit.removeAll(picked);
        return new Situation(open.viewer(), open.view(), open.question(), lit, picked, open.news(), open.outcome());
    }

    /** Questions that the games below do not come to, each asked at a table of its own. */
    private static List<PolisTable> rarelyAsked() {
        return List.of(
                PolisTable.of("captive sparta | sparta silver 2").run(new LastWord.Ask(Side.SPARTA)),
                PolisTable.of("round epsilon | event e-egypt | kyklades athens 3")
                        .run(new SendGalleysAway.Choose(Side.ATHENS, 2)),
                PolisTable.of("korinthos athens 3 | athens wood 1")
                        .run(new CreateGalleys.Ask(Side.ATHENS, Polis.KORINTHOS)),
                PolisTable.of("attika athens 1").run(new RemoveUnit.Choose(Side.ATHENS, 1)),
                PolisTable.of("round epsilon | event e-treasury").run(new PrestigeIntoSilver.Choose(Side.SPARTA, 2)),
                PolisTable.of("chios athens 1").run(new Betrayal.Choose(Side.SPARTA, 1)),
                PolisTable.of("athens wheat 3").run(new Food.Step(Side.ATHENS, 0)));
    }

    /** Every kind of question is drawn for both, and everything that can be said is there to be clicked. */
    @Test
    void everyKindOfQuestionIsDrawn() {
        Set<String> drawn = new TreeSet<>();
        PolisBoard board = Toolkit.call(this::board);
        for (PolisTable table : rarelyAsked()) {
            draw(board, table.game(), drawn);
        }
        for (int seed = 0; seed < 4; seed++) {
            Game<PolisState> game = War.prepare().start(seed);
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                draw(board, game, drawn);
                game.play(chance.below(game.moves().size()));
            }
            draw(board, game, drawn);
        }
        Set<String> all = new TreeSet<>(Set.of("end"));
        for (RuleStep<PolisState, ?> rule : PolisTable.book().rules()) {
            if (rule instanceof Decision) {
                all.add(kind(Rulebook.frameOf(rule)));
            }
        }
        assertThat(drawn).containsExactlyElementsOf(all);
    }

    private static void draw(PolisBoard board, Game<PolisState> game, Set<String> drawn) {
        String kind = game.over() ? "end" : kind(game.question().frame().getClass());
        if (!drawn.add(kind)) {
            return;
        }
        Toolkit.call(() -> {
            for (Side side : Side.values()) {
                board.show(Situations.of(game, side.seat()));
                Toolkit.scene(board.node(), 0, 0).snapshot(null);
            }
            if (!game.over()) {
                assertThat(missing(board, game, game.toAct())).as(kind).isEmpty();
            }
            return board;
        });
    }

    private static String kind(Class<?> frame) {
        return frame.getEnclosingClass().getSimpleName();
    }

    /** On a large window there is room for the name of every polis. */
    @Test
    void noPolisLosesItsName() {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(4);
        Toolkit.call(() -> {
            PolisBoard board = new PolisBoard(Situations.nobody(), plugin.words());
            board.node().setPrefSize(2560, 1440);
            Toolkit.scene(board.node(), 2560, 1440);
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), 2560, 1440);
            List<String> names = ((MapPane) board.node().lookup(".pm-map"))
                    .names().stream().map(MapName::text).toList();
            for (Polis polis : Polis.values()) {
                assertThat(names)
                        .anyMatch(name -> name.startsWith(plugin.words().name(polis) + " "));
            }
            return board;
        });
    }

    /** Beside the panel of a window of 1280 by 800, whoever trades sees what goods cost. */
    @Test
    void whatGoodsCostIsInSightInASmallWindow() {
        Game<PolisState> game = PolisTable.prepare(Optional.empty()).start(4);
        Toolkit.call(() -> {
            PolisBoard board = new PolisBoard(Situations.nobody(), plugin.words());
            Toolkit.scene(board.node(), 945, 656);
            board.show(Situations.of(game, game.toAct()));
            Toolkit.scene(board.node(), 945, 656);
            Node market = board.node().lookup("#polis-market");
            assertThat(market.localToScene(market.getBoundsInLocal()).getMaxY()).isLessThanOrEqualTo(656);
            return board;
        });
    }

    /** Who has chosen an action reads what else it takes; before, which of the two actions it is. */
    @Test
    void theBarSaysWhatIsLeftToChoose() {
        PolisTable table = PolisTable.of("attika athens 2").turn("athens");
        Toolkit.call(() -> {
            PolisBoard board = board();
            board.show(Situations.of(table.game(), Side.ATHENS.seat()));
            assertThat(then(board)).isEqualTo("Your first action of two.");
            board.show(Situations.of(table.game(), Side.ATHENS.seat(), Target.button("move-hoplites")));
            assertThat(then(board)).startsWith("Choose the territory a Hoplite leaves, then");
            return board;
        });
    }

    private static String then(PolisBoard board) {
        return ((Labeled) board.node().lookup(".polis-then")).getText();
    }

    @Test
    void aBattleShowsTheOwnHandOnly() {
        PolisTable table = PolisTable.of("""
                round omega
                boiotia athens 3 sparta 3
                battle boiotia sparta
                hand sparta phalanx-othismos toxotis-voli ippiko-antistasi
                hand athens peltasta-antistasi salpinx-enedra toxotis-proothisi
                """).fight();
        Toolkit.call(() -> {
            PolisBoard board = board();
            board.show(Situations.of(table.game(), Side.SPARTA.seat()));
            assertThat(board.targets().node(Target.card("phalanx-othismos"))).isPresent();
            assertThat(board.targets().node(Target.card("salpinx-enedra"))).isEmpty();
            return board;
        });
    }

    @Test
    void aProjectIsChosenBeforeItsPayment() {
        PolisTable table = PolisTable.of("offer skini myron | athens iron 1 wood 2 silver 5")
                .turn("athens");
        Target button = Target.button("develop-project");
        Toolkit.call(() -> {
            PolisBoard board = board();
            board.show(picked(table.game(), Side.ATHENS.seat(), button));
            assertThat(board.targets().node(Target.button("pay-5-silver"))).isEmpty();
            board.show(picked(table.game(), Side.ATHENS.seat(), button, Target.card("skini")));
            assertThat(board.targets().node(Target.button("pay-1-iron-4-silver")))
                    .hasValueSatisfying(
                            node -> assertThat(((Labeled) node).getText()).isEqualTo("1 Iron, 4 Silver"));
            return board;
        });
    }

    @Test
    void onlyWhatCanBeSaidIsLit() {
        PolisTable table = PolisTable.of("attika athens 1 | kyklades sparta 1").turn("athens");
        Toolkit.call(() -> {
            PolisBoard board = board();
            board.show(Situations.of(table.game(), Side.ATHENS.seat()));
            assertThat(board.targets().isLit(Target.button("move-hoplites"))).isTrue();
            assertThat(board.targets().isLit(Target.button("civil-war"))).isFalse();
            assertThat(board.targets().isLit(Target.space("boiotia"))).isFalse();
            board.show(picked(table.game(), Side.ATHENS.seat(), Target.button("move-hoplites")));
            assertThat(board.targets().isLit(Target.space("boiotia"))).isTrue();
            assertThat(board.targets().isLit(Target.space("ionia"))).isFalse();
            assertThat(board.targets().isLit(Target.button("trade"))).isFalse();
            return board;
        });
    }
}
