package org.polemarch.victory.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Table;
import org.polemarch.testkit.Toolkit;
import org.polemarch.victory.Position;
import org.polemarch.victory.VictoryOrDeathPlugin;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.turn.Planning;
import org.polemarch.victory.view.VictoryView;

/** The board shows every position, everything that can be said can be clicked, and nothing secret is drawn. */
class VictoryBoardTest {

    private static final VictoryOrDeathPlugin PLUGIN = new VictoryOrDeathPlugin();

    private static VictoryBoard board() {
        VictoryBoard board = new VictoryBoard(Situations.nobody(), PLUGIN.words(), VictoryGeography.shipped());
        Toolkit.scene(board.node(), 1280, 800);
        return board;
    }

    @SuppressWarnings("unchecked") // the plugin's own state
    private static Game<VictoryState> game(String people, long seed) {
        return ((PreparedGame<VictoryState>) (PreparedGame<?>) PreparedGame.of(
                        PLUGIN,
                        List.of(),
                        PLUGIN.info().defaultSetup().withOption(Rulings.PEOPLE, people),
                        Optional.empty()))
                .start(seed);
    }

    /** Random games until every kind of question has been drawn some times, for two, three and four people. */
    @Test
    void everyAnswerToEveryKindOfQuestionCanBeClicked() {
        VictoryBoard board = Toolkit.call(VictoryBoardTest::board);
        Map<String, Integer> drawn = new LinkedHashMap<>();
        for (int round = 0; round < 6; round++) {
            Game<VictoryState> game = game(Integer.toString(2 + round % 3), 100 + round);
            Chance chance = Chance.seeded(round);
            while (!game.over()) {
                String kind = game.question().frame().getClass().getName();
                if (drawn.merge(kind, 1, Integer::sum) <= 6) {
                    Seat asked = game.toAct();
                    assertThat(Toolkit.call(() -> missing(board, game, asked)))
                            .as("answers to %s", game.question().frame())
                            .isEmpty();
                }
                game.play(chance.below(game.moves().size()));
            }
            Seat viewer = new Seat(0, "corinth");
            Toolkit.call(() -> {
                board.show(Situations.of(game, viewer));
                return board;
            });
        }
        assertThat(drawn).hasSizeGreaterThan(15);
    }

    /** Targets of answers that no node stands for, after the first target of the answer was picked. */
    private static List<String> missing(VictoryBoard board, Game<VictoryState> game, Seat asked) {
        List<String> missing = new ArrayList<>();
        Set<Target> beginnings = new LinkedHashSet<>();
        game.moves().forEach(move -> beginnings.add(move.targets().get(0)));
        for (Target first : beginnings) {
            board.show(Situations.of(game, asked, first));
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
    void everySpaceIsOnTheMapAtItsPlace() {
        VictoryBoard board = Toolkit.call(VictoryBoardTest::board);
        for (Space space : Position.DATA.atlas().spaces()) {
            assertThat(board.targets().node(Target.space(space.id())))
                    .as(space.name())
                    .isPresent();
        }
    }

    @Test
    void theSupplyLineOfAPieceIsToldWithTheReasonOfItsGaps() {
        Table<VictoryState> table = Position.of(
                        "sparta city laconia",
                        "sparta hoplite argos",
                        "sparta hoplite attica",
                        "athens city athens",
                        "athens trireme saronic-gulf")
                .turn("sparta")
                .playStep();
        Toolkit.call(() -> {
            VictoryBoard board = board();
            board.show(Situations.of(table.game(), new Seat(2, "sparta")));
            Labeled line = (Labeled) board.map().supplyLine();
            assertThat(line.isVisible()).isFalse();
            board.map().point(Optional.of("sparta-hoplite-attica"));
            assertThat(line.isVisible()).isTrue();
            assertThat(line.getText()).isEqualTo("Hoplite, Sparta: out of supply: Saronic Gulf holds an enemy piece");
            board.map().point(Optional.of("sparta-hoplite-argos"));
            assertThat(line.getText()).isEqualTo("Hoplite, Sparta: supplied from Laconia");
            board.map().point(Optional.empty());
            assertThat(line.isVisible()).isFalse();
            return board;
        });
    }

    @Test
    void onlyOwnCardsAreDrawn() {
        Table<VictoryState> table = Position.start()
                .hand("athens", "ath-lb", "ath-07")
                .prepared("athens", "ath-02")
                .hand("delian", "del-09")
                .status("delian", "del-06")
                .turn("athens")
                .playStep();
        Toolkit.call(() -> {
            VictoryBoard board = board();
            board.show(Situations.of(table.game(), new Seat(3, "athens")));
            assertThat(board.targets().node(Target.card("ath-07"))).isPresent();
            assertThat(board.targets().node(Target.card("ath-02"))).isPresent();
            assertThat(board.targets().node(Target.card("del-06"))).isPresent();
            assertThat(board.targets().node(Target.card("del-09"))).isEmpty();
            board.show(Situations.of(table.game(), new Seat(2, "sparta")));
            assertThat(board.targets().node(Target.card("ath-07"))).isEmpty();
            assertThat(board.targets().node(Target.card("ath-02"))).isEmpty();
            return board;
        });
    }

    @Test
    @Covers("R026")
    void theOwnDiscardPileIsLookedThroughByItsOwnerAlone() {
        Position position = Position.start().hand("athens", "ath-lb").turn("athens");
        for (String card : List.of("ath-sb", "ath-sb", "ath-07")) {
            Cards.sortIn(
                    position.state().cards().discards(Power.ATHENS.ordinal()),
                    Position.CARDS.card(card).kind());
        }
        Table<VictoryState> table = position.playStep();
        Toolkit.call(() -> {
            VictoryBoard board = board();
            board.show(Situations.of(table.game(), new Seat(3, "athens")));
            Labeled pile = (Labeled) board.node().lookup(".pm-fold");
            Labeled titles = (Labeled) board.node().lookup(".pm-fold-body");
            assertThat(pile.getText()).isEqualTo("\u25b8 Your discard pile: 3");
            assertThat(titles.isVisible()).isFalse();
            pile.getOnMouseClicked().handle(null);
            assertThat(titles.isVisible()).isTrue();
            assertThat(titles.getText())
                    .contains("Sea Battle \u00d72")
                    .contains(Position.CARDS.card("ath-07").name().title());
            board.show(Situations.of(table.game(), new Seat(2, "sparta")));
            assertThat(board.node().lookup(".pm-fold")).isNull();
            assertThat(board.node().lookup(".pm-fold-body")).isNull();
            return board;
        });
    }

    @Test
    void whatIsBeingAnsweredIsStackedInnermostLast() {
        Table<VictoryState> table = Position.of("athens city athens", "sparta hoplite attica", "sparta city megara")
                .prepared("athens", "ath-02")
                .turn("sparta")
                .play("spa-lb")
                .choose("battle hoplite-attica athens-city-athens");
        VictoryView view = (VictoryView) table.view(new Seat(3, "athens"));
        assertThat(view.pending()).hasSize(2);
        assertThat(view.pending().get(0).card()).isEqualTo("spa-lb");
        assertThat(view.pending().get(1).card()).isEmpty();
        assertThat(view.pending().get(1).who()).contains(Power.SPARTA);
        assertThat(view.pending().get(1).from()).isEqualTo("attica");
        assertThat(view.pending().get(1).space()).isEqualTo("athens");
        assertThat(view.face("spa-lb")).isPresent();
        assertThat(view.face("ath-02")).isPresent();
        assertThat(((VictoryView) table.view(new Seat(0, "corinth"))).face("ath-02"))
                .isEmpty();
        Toolkit.call(() -> {
            VictoryBoard board = board();
            board.show(Situations.of(table.game(), new Seat(3, "athens")));
            Labeled asked = (Labeled) board.node().lookup(".victory-asked");
            assertThat(asked.isVisible()).isTrue();
            assertThat(asked.getText()).isEqualTo("Athens");
            return board;
        });
    }

    /** Large letters on a small screen: the line above the map breaks instead of taking the room of the map. */
    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200})
    void theMapKeepsItsRoomWhateverTheSizeOfTheLetters(int percent) {
        Table<VictoryState> table = Position.start()
                .hand("delian", "del-09", "del-01")
                .turn("delian", Step.PLANNING)
                .run(new Planning.Begin(Power.DELIAN));
        double letters = 0.14 * percent;
        double top = Toolkit.call(() -> {
            VictoryBoard board = new VictoryBoard(Situations.nobody(), PLUGIN.words(), VictoryGeography.shipped());
            board.node().setStyle("-fx-font-size: " + letters + "px;");
            Toolkit.scene(board.node(), 860, 690);
            board.show(Situations.of(table.game(), new Seat(1, "delian")));
            board.node().applyCss();
            board.node().layout();
            // Where a table has less room than this it is drawn smaller as a whole, and the map with it.
            assertThat(board.node().minHeight(-1)).isGreaterThan(29 * letters);
            assertThat(board.node().minWidth(-1) - Math.min(23 * letters, 0.45 * 860))
                    .as("the map without the column, which is written smaller where it would take more than that")
                    .isGreaterThan(25 * letters);
            return ((Region) board.node().lookup(".victory-top")).getHeight();
        });
        // Three lines of answers and two of points, step and rounds, each with its edges.
        assertThat(top).isLessThan(11 * letters);
    }

    @Test
    void whoPlaysTwoPowersSeesTheCardsOfTheOneAskedWholeAndTheTitlesOfTheOther() {
        Table<VictoryState> table = Position.start()
                .option(Rulings.PEOPLE, "2")
                .hand("corinth", "cor-04")
                .hand("sparta", "spa-07")
                .turn("corinth")
                .playStep();
        Toolkit.call(() -> {
            VictoryBoard board = board();
            board.show(Situations.of(table.game(), new Seat(0, "corinth")));
            assertThat(text(board, "cor-04").isVisible()).isTrue();
            assertThat(text(board, "spa-07").isVisible()).isFalse();
            assertThat(board.node().lookup(".victory-asked").isVisible()).isFalse();
            return board;
        });
    }

    private static Node text(VictoryBoard board, String card) {
        return board.targets().node(Target.card(card)).orElseThrow().lookup(".pm-card-body");
    }
}
