package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
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

    private final Random random = new Random(5);
    private Pointer pointer;
    private TableModel model;
    private int hasty;

    @ParameterizedTest
    @CsvSource({"perikles, 3", "polis, 2", "pericles, 4", "mountford, 2", "victory-or-death, 4"})
    void everyAnswerOfAWholeGame(String game, int seats) {
        TestTable tables = TestTable.only(folder, game).preferring(now -> now.warn(true));
        pointer = new Pointer();
        open(tables.timedBy(pointer));
        pointer.at(hand.root());
        String[] holders = new String[seats];
        Arrays.fill(holders, "random");
        holders[0] = "Ann";
        hand.act(window -> {
            window.root().getScene().getWindow().setWidth(1280);
            window.root().getScene().getWindow().setHeight(800);
            window.seated(tables.session(game, holders));
        });
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
        for (int clicks = 0; model.session().decisions() == before; clicks++) {
            assertThat(clicks).as("clicks for %s", move).isLessThan(12);
            lay();
            Node next = next(move);
            Point2D at = pointer.over(next).orElseThrow(() -> new AssertionError("covered: " + next));
            pointer.rest(STEADY);
            click(at);
        }
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
                Node node = hand.find(each -> Targets.of(each).equals(Optional.of(target))
                        && pointer.over(each).isPresent());
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
                    .forEach(item -> item.fire()); // a menu is a window of its own, which the mouse of a test can't reach
            return hand.find(Onlooker.id("prompt"));
        }
        assertThat(own).as("something to click for %s", move).isNotNull();
        return own;
    }

    private void click(Point2D at) {
        List<Object> under = under(at);
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
    private List<Object> under(Point2D at) {
        List<Object> things = new ArrayList<>();
        for (Node node = pointer.on(at).orElse(null); node != null; node = node.getParent()) {
            if (node instanceof ButtonBase button) {
                things.add(button.getText());
            }
            Node each = node;
            Targets.of(node).ifPresent(target -> things.add(List.of(target, Targets.isLit(each))));
        }
        return things;
    }

    private String standing() {
        return model.session().decisions() + " " + model.open() + " " + model.doubtful();
    }
}
