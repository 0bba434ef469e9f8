package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/**
 * A whole game of each by clicking the board only, at 1280 x 800 and without the panel. After every click that changes
 * what lies under the pointer a second one follows at once, and must do nothing.
 */
class ByMouseTest extends WindowTest {

    private static final long STEADY = 350;
    private static final long HASTY = 60;
    private static final int MOST_ZOOM = 6;

    private final Random random = new Random(5);
    private Pointer pointer;
    private TableModel model;
    private int hasty;
    private Map<Choice, Bounds> endings = Map.of();

    @ParameterizedTest
    @CsvSource({"pericles, 4", "perikles, 3", "polis, 2", "mountford, 2", "victory-or-death, 4"})
    void everyAnswerOfAWholeGame(String game, int seats) {
        TestTable tables = TestTable.only(folder, game).preferring(now -> now.warn(true));
        pointer = new Pointer();
        hand = Stagehand.open(tables.timedBy(pointer), 1280, 800);
        pointer.at(hand.root());
        String[] holders = new String[seats];
        Arrays.fill(holders, "random");
        holders[0] = "Ann";
        hand.act(window -> window.seated(tables.session(game, holders)));
        model = hand.model();
        hand.waitFor("a board", hand::boardIsThere);
        hand.key(KeyCode.F9);
        while (Stagehand.onFx(model::stage) != Stage.OVER) {
            int before = Stagehand.onFx(() -> model.session().decisions());
            Stagehand.onFx(() -> {
                if (model.stage() == Stage.ASKED) {
                    answer();
                }
                return true;
            });
            hand.waitFor(
                    "a question",
                    () -> model.stage() != Stage.BOT || model.session().decisions() > before);
        }
        assertThat(hand.text("board-fault")).isEmpty();
        assertThat(hand.uncaught()).isEmpty();
        assertThat(hasty).as("clicks too many that were not taken").isPositive();
    }

    private void answer() {
        int before = model.session().decisions();
        List<? extends Move> moves = model.session().question().moves();
        Move move = moves.get(random.nextInt(moves.size()));
        lay();
        noEndingTookThePlaceOfAnother();
        for (int clicks = 0; model.session().decisions() == before; clicks++) {
            assertThat(clicks).as("clicks for %s", move).isLessThan(12);
            lay();
            Node next = next(move);
            Point2D at = pointer.over(next).orElseThrow(() -> new AssertionError("covered: " + next));
            pointer.rest(STEADY);
            click(at);
        }
    }

    /** A player who is about to end one thing must not end another, because the question has changed meanwhile. */
    private void noEndingTookThePlaceOfAnother() {
        Map<Choice, Bounds> now = new LinkedHashMap<>();
        hand.find(node -> {
            if (node instanceof ButtonBase
                    && node.getUserData() instanceof Choice choice
                    && choice.move() instanceof Move.Ending) {
                now.put(choice, node.localToScene(node.getBoundsInLocal()));
            }
            return false;
        });
        endings.forEach((choice, place) ->
                now.forEach((other, where) -> assertThat(choice.equals(other) || !place.intersects(where))
                        .as("%s where %s was", other, choice)
                        .isTrue()));
        endings = now.isEmpty() ? endings : now;
    }

    private void lay() {
        hand.root().applyCss();
        hand.root().layout();
    }

    /** What the player clicks next to give that answer: the confirmation, something lit, or a button of the table. */
    private Node next(Move move) {
        if (model.doubtful().isPresent()) {
            return hand.find(Onlooker.id("confirm"));
        }
        Set<Target> open = model.open();
        List<Target> picked = model.situation().picked();
        for (Target target : move.targets()) {
            if (open.contains(target) && !picked.contains(target)) {
                Node node = hand.find(each -> isClickable(each, target));
                node = node == null ? zoomedIn(target) : node;
                if (node != null) {
                    return node;
                }
            }
        }
        Node own = hand.find(node -> node instanceof ButtonBase
                && node.getUserData() instanceof Choice choice
                && choice.move().equals(move));
        if (own == null && hand.find(Onlooker.id("more-answers")) instanceof MenuButton menu) {
            menu.getItems().stream()
                    .filter(item -> item.getText().equals(model.words().say(move)))
                    .forEach(item ->
                            item.fire()); // a menu is a window of its own, which the mouse of a test can't reach
            return hand.find(Onlooker.id("prompt"));
        }
        assertThat(own)
                .as(
                        "something to click for %s: %s",
                        move, move.targets().stream().map(this::seen).toList())
                .isNotNull();
        return own;
    }

    private boolean isClickable(Node node, Target target) {
        return Targets.of(node).equals(Optional.of(target))
                && pointer.over(node).isPresent();
    }

    /** What others cover, or what is out of sight, is found by zooming the map, as players do. */
    private Node zoomedIn(Target target) {
        Node covered = hand.find(each -> Targets.of(each).equals(Optional.of(target)));
        Node around = covered;
        while (around != null && !(around instanceof MapPane)) {
            around = around.getParent();
        }
        if (!(around instanceof MapPane map)) {
            return null;
        }
        map.showAll();
        lay();
        for (int zoom = 0; zoom < MOST_ZOOM && !isClickable(covered, target); zoom++) {
            Bounds at = map.sceneToLocal(covered.localToScene(covered.getBoundsInLocal()));
            pointer.scroll(map, at.getCenterX(), at.getCenterY());
            lay();
        }
        return isClickable(covered, target) ? covered : null;
    }

    /** Why a target could not be clicked. */
    private String seen(Target target) {
        Node node = hand.find(each -> Targets.of(each).equals(Optional.of(target)));
        return target
                + (model.open().contains(target) ? " lit " : " dark ")
                + (node == null ? "nowhere" : node.localToScene(node.getBoundsInLocal()));
    }

    private void click(Point2D at) {
        Optional<Object> under = under(at);
        pointer.click(at);
        lay();
        if (!under(at).equals(under) && model.stage() == Stage.ASKED) {
            String before = standing();
            pointer.rest(HASTY);
            pointer.click(at);
            assertThat(standing()).as("after a click too many").isEqualTo(before);
            hasty++;
        }
    }

    /** What the pointer is on, as a player sees it. */
    private Optional<Object> under(Point2D at) {
        for (Node node = pointer.on(at).orElse(null); node != null; node = node.getParent()) {
            Optional<Target> target = Targets.of(node);
            if (target.isPresent() || node instanceof ButtonBase) {
                String text = node instanceof ButtonBase button ? button.getText() : "";
                return Optional.of(List.of(target, Targets.isLit(node), text));
            }
        }
        return Optional.empty();
    }

    private String standing() {
        return model.session().decisions() + " " + model.open() + " " + model.doubtful();
    }
}
