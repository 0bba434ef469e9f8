package org.polemarch.launcher.window.table;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import atlantafx.base.theme.Styles;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Targets;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Reach;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.BoardArea;
import org.polemarch.launcher.window.board.Citations;
import org.polemarch.launcher.window.board.Curtain;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Focus;
import org.polemarch.launcher.window.kit.Later;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/**
 * The board and whatever the table lays above and over it, the same in every game: the question and the answers without a
 * place on the board, what waits to be confirmed, the marks of the last move and of what is pointed at.
 */
final class PlayArea extends VBox {

    private final TableModel model;
    private final BoardArea board;
    private final Steady steady;
    private final DecisionBar bar;
    private final BotReins reins;
    private final ConfirmBubble confirm;
    private final BoardMarks lastMove = new BoardMarks("last-move");
    private final BoardMarks pointed = new BoardMarks("pointed-at");
    private final StackPane since = new StackPane();
    private final Button recall;
    private OnBoard shown;
    private boolean byKeyboard;
    private int clicks;
    private List<Node> held = List.of();
    private Optional<Node> under = Optional.empty();

    /**
     * @param page all of the table, beside the board too
     * @param inquire told what the player wants to know about, and its node
     */
    PlayArea(
            TableModel model,
            Foresight foresight,
            BoardArea board,
            Parent page,
            Citations citations,
            Consumer<String> openRule,
            BotReins reins,
            BiConsumer<Target, Node> inquire,
            Clock clock) {
        this.model = model;
        this.board = board;
        this.reins = reins;
        steady = new Steady(page, () -> model.stage() == Stage.ASKED, () -> MILLISECONDS.toNanos(clock.millis()));
        recall = Controls.button("recall", Say.of("since.heading"), () -> since.setVisible(!since.isVisible()));
        recall.getStyleClass().add(Styles.SMALL);
        Texts.show(recall, false);
        bar = new DecisionBar(model, foresight, citations, openRule, steady::pressed, recall, reins);
        confirm = new ConfirmBubble(model, foresight, steady::pressed);
        shown = new OnBoard(board);
        page.addEventFilter(KeyEvent.KEY_PRESSED, event -> byKeyboard = true);
        page.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            byKeyboard = false;
            clicks = event.getClickCount();
        });
        board.addEventFilter(MouseEvent.MOUSE_MOVED, event -> pointAt(under(event.getTarget())));
        board.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.SECONDARY && event.isStillSincePress()) {
                rightClicked(event, inquire);
            }
        });
        board.onShown(() -> Later.after(this::look)); // what scrolls has no content before the first frame
        since.setPickOnBounds(false);
        since.setId("since-place");
        since.setAlignment(Pos.TOP_LEFT);
        since.setVisible(false);
        StackPane table = new StackPane(board, lastMove, pointed, since, confirm);
        table.setMinSize(0, 0);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(bar, table);
        setMinSize(0, 0);
    }

    private void pointAt(Optional<Node> node) {
        if (!node.equals(under)) {
            under = node;
            Optional<Choice> meant =
                    node.flatMap(Targets::of).flatMap(target -> model.offers().meant(target));
            bar.point(meant);
            held = meant.map(Choice::move).stream()
                    .flatMap(move -> reach(move).stream())
                    .toList();
            pointed.show(waiting());
        }
    }

    /** What a card could be used on, on the map. */
    private List<Node> reach(Move move) {
        return Reach.of(model.session(), move).stream()
                .flatMap(target -> shown.nodes(target).stream())
                .toList();
    }

    /** Right click takes back a pick; where nothing is picked, it asks what something is. */
    private void rightClicked(MouseEvent event, BiConsumer<Target, Node> inquire) {
        if (model.picking()) {
            model.stepBack();
        } else {
            under(event.getTarget())
                    .ifPresent(node -> Targets.of(node).ifPresent(target -> inquire.accept(target, node)));
        }
        event.consume();
    }

    /** The node with a target that was pointed at, if any. */
    private static Optional<Node> under(EventTarget pointedAt) {
        Node node = pointedAt instanceof Node there ? there : null;
        while (node != null && Targets.of(node).isEmpty()) {
            node = node.getParent();
        }
        return Optional.ofNullable(node);
    }

    /** The player clicked something. A dark thing that lies on something lit counts for what it lies on. */
    void pick(Target target) {
        Set<Target> open = byKeyboard ? Set.of(target) : model.open();
        Target meant = open.contains(target) ? target : underPointer(open).orElse(target);
        if (byKeyboard || clicks < 2 || model.situation().lit().contains(meant)) {
            model.pick(meant);
        } // else it is the second half of a double click, which neither puts back nor complains
    }

    private Optional<Target> underPointer(Set<Target> open) {
        Point2D at = steady.pressed();
        return open.stream()
                .filter(target -> shown.nodes(target).stream()
                        .anyMatch(node -> node.getScene() != null && node.contains(node.sceneToLocal(at))))
                .findFirst();
    }

    /** The mouse rests on an answer in words, or on none: what it brings is shown as for something on the board. */
    void foretell(Optional<Choice> choice) {
        bar.point(choice);
    }

    /** There is more to say about an answer that is looked at. */
    void tellAgain() {
        bar.tell();
        confirm.tellAgain();
    }

    /** The table is about to show something else. */
    void changing() {
        steady.changing();
        Node focused = getScene() == null ? null : getScene().getFocusOwner();
        boolean button = focused instanceof ButtonBase && Focus.isWithin(focused, node -> node == board);
        if (!byKeyboard && (button || Focus.isWithin(focused, node -> node == bar || node == confirm))) {
            requestFocus(); // a button that goes would leave the keyboard to the next field
        }
    }

    void refreshBar(boolean paused, boolean stepped) {
        reins.refresh(paused, stepped);
        bar.refresh(reins.asked(paused, stepped));
    }

    void refreshBoard(Optional<Curtain> curtain) {
        held = List.of();
        curtain.ifPresentOrElse(board::hide, () -> board.show(model.situation()));
        since.setVisible(false);
        Texts.show(
                recall,
                !since.getChildren().isEmpty() && since.getChildren().get(0).isManaged());
        look();
        confirm.refresh(byKeyboard);
    }

    /** Looks again what the board shows: answers that can be given nowhere on it are offered above it. */
    private void look() {
        shown = new OnBoard(board);
        if (shown.targets().isEmpty()) {
            return; // it is being set up
        }
        bar.offerBeyond(shown.targets());
        lastMove.show(shown, model.hidden() ? List.of() : model.since().lastMove());
        pointed.show(waiting());
    }

    /** What stands for the answer that waits to be confirmed, and what can be done with it or with the card pointed at. */
    private List<Node> waiting() {
        return model.doubtful()
                .map(move -> Stream.concat(
                                move.targets().stream().flatMap(target -> shown.nodes(target).stream()),
                                reach(move).stream())
                        .toList())
                .orElse(held);
    }

    /** Points at what a line of the log is about. */
    void point(Collection<String> ids) {
        if (ids.isEmpty()) {
            pointed.show(waiting());
        } else {
            pointed.show(shown, ids);
        }
    }

    /** Shows what others did over the board when it is asked for, where there is no panel beside it. */
    void hold(SinceList list) {
        since.getChildren().setAll(list);
        Texts.show(recall, list.isManaged());
    }

    /** There is a panel beside the board again. */
    void release() {
        since.getChildren().clear();
        Texts.show(recall, false);
    }

    StackPane middle() {
        return board.middle();
    }

    BoardArea board() {
        return board;
    }
}
