package org.polemarch.launcher.window;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.stage.Stage;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.table.TableModel;

/**
 * Works a window in memory as a player would. Everything is looked for on the window's thread and waited for until it is
 * there, however busy the machine is; nothing is timed.
 */
final class Stagehand implements AutoCloseable {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);
    private static final long GLANCE = TimeUnit.MILLISECONDS.toNanos(5);

    private final TestTable tables;
    private final List<Throwable> uncaught = new ArrayList<>();
    private LauncherWindow window;
    private Stage stage;

    private Stagehand(TestTable tables) {
        this.tables = tables;
    }

    /** Opens the library. */
    static Stagehand open(TestTable tables) {
        Toolkit.startHeadless();
        Stagehand hand = new Stagehand(tables);
        hand.start();
        return hand;
    }

    private void start() {
        onFx(() -> {
            window = new LauncherWindow(tables.desk());
            Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
                uncaught.add(failure);
                window.failed(failure);
            });
            stage = new Stage();
            stage.setScene(new Scene(window.root(), 1200, 760));
            window.library();
            stage.show();
            return stage;
        });
    }

    /** Closes the window as a player does, and opens another one. */
    void quitAndOpenAgain() {
        shut();
        start();
    }

    private void shut() {
        onFx(() -> {
            window.screen().leave();
            stage.hide();
            return stage;
        });
        settle();
    }

    /** Waits until nothing of this window is left to be done, so that nothing of it reaches the next one. */
    private static void settle() {
        for (int round = 0; round < 3; round++) {
            CountDownLatch done = new CountDownLatch(3);
            onFx(() -> {
                Later.after(done::countDown);
                Background.run(() -> done, CountDownLatch::countDown, failure -> done.countDown());
                Background.idle(() -> done, CountDownLatch::countDown, failure -> done.countDown());
                return done;
            });
            try {
                if (!done.await(PATIENCE, TimeUnit.NANOSECONDS)) {
                    throw new AssertionError("work in the background does not end");
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void close() {
        shut();
        tables.close();
    }

    LauncherWindow window() {
        return window;
    }

    TestTable tables() {
        return tables;
    }

    /** What was thrown on the window's thread and caught nowhere. */
    List<Throwable> uncaught() {
        return onFx(() -> List.copyOf(uncaught));
    }

    /** Does it on the window's thread; several deeds done within one are done in one go. */
    static <T> T onFx(Callable<T> work) {
        if (!Platform.isFxApplicationThread()) {
            return Toolkit.call(work);
        }
        try {
            return work.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    void act(Consumer<LauncherWindow> deed) {
        onFx(() -> {
            deed.accept(window);
            return true;
        });
    }

    /** Waits until something is so; looked at on the window's thread. */
    void waitFor(String what, Callable<Boolean> condition) {
        long deadline = System.nanoTime() + PATIENCE;
        while (!onFx(condition)) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("it did not happen: " + what + "\nshown is:\n" + onFx(this::shownTexts));
            }
            LockSupport.parkNanos(GLANCE);
        }
    }

    private String shownTexts() {
        List<String> texts = new ArrayList<>();
        walk(window.root(), node -> {
            if (node instanceof Labeled label && label.getText() != null && isShown(node)) {
                texts.add(label.getText());
            }
        });
        return String.join("\n", texts);
    }

    private static void walk(Node node, Consumer<Node> visitor) {
        visitor.accept(node);
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> walk(child, visitor));
        }
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    /** The first node that is shown and fits; on the window's thread only. */
    private Node find(Predicate<Node> wanted) {
        List<Node> found = new ArrayList<>();
        walk(window.root(), node -> {
            if (wanted.test(node) && isShown(node)) {
                found.add(node);
            }
        });
        return found.isEmpty() ? null : found.get(0);
    }

    private static Predicate<Node> id(String id) {
        return node -> id.equals(node.getId());
    }

    /** Whether a node with that id is shown now. */
    boolean isThere(String id) {
        return onFx(() -> find(id(id)) != null);
    }

    void waitForNode(String id) {
        waitFor("#" + id, () -> find(id(id)) != null);
    }

    void waitForNone(String id) {
        waitFor("no #" + id, () -> find(id(id)) == null);
    }

    /** Waits for a node and asks it something. */
    <N extends Node, T> T of(String id, Class<N> type, Function<N, T> asked) {
        waitForNode(id);
        return onFx(() -> asked.apply(type.cast(find(id(id)))));
    }

    /** The same in words. */
    <N extends Node> String told(String id, Class<N> type, Function<N, ?> asked) {
        return String.valueOf(this.<N, Object>of(id, type, asked::apply));
    }

    String text(String id) {
        return onFx(() -> find(id(id)) instanceof Labeled label ? label.getText() : "");
    }

    void waitForText(String id, String start) {
        waitFor(
                "#" + id + " says " + start,
                () -> find(id(id)) instanceof Labeled label && label.getText().startsWith(start));
    }

    boolean shows(String text) {
        return onFx(() -> find(node -> node instanceof Labeled label && text.equals(label.getText())) != null);
    }

    void waitUntilShown(String text) {
        waitFor(
                "'" + text + "'",
                () -> find(node -> node instanceof Labeled label && text.equals(label.getText())) != null);
    }

    /** Waits until it can be pressed, and presses it. */
    void click(String id) {
        waitFor("#" + id + " can be pressed", () -> find(id(id)) instanceof ButtonBase button && !button.isDisabled());
        onFx(() -> {
            ((ButtonBase) find(id(id))).fire();
            return true;
        });
    }

    /** Clicks what stands for a target on the board, by what a screen reader says of it. */
    void clickTarget(String spoken) {
        Predicate<Node> wanted =
                node -> node.getStyleClass().contains("pm-target") && spoken.equalsIgnoreCase(node.getAccessibleText());
        waitFor("target " + spoken, () -> find(wanted) != null);
        onFx(() -> {
            press(find(wanted));
            return true;
        });
    }

    /** Clicks the first of that class within a node. */
    void clickWithin(String id, String styleClass) {
        Predicate<Node> inside = node -> node.getStyleClass().contains(styleClass) && isWithin(id, node);
        waitFor(styleClass + " in #" + id, () -> find(inside) != null);
        onFx(() -> {
            press(find(inside));
            return true;
        });
    }

    private static boolean isWithin(String id, Node node) {
        Node each = node;
        while (each != null && !id.equals(each.getId())) {
            each = each.getParent();
        }
        return each != null;
    }

    private static void press(Node node) {
        if (node instanceof ButtonBase button) {
            button.fire();
        } else {
            Event.fireEvent(
                    node,
                    new MouseEvent(
                            MouseEvent.MOUSE_CLICKED,
                            1,
                            1,
                            1,
                            1,
                            MouseButton.PRIMARY,
                            1,
                            false,
                            false,
                            false,
                            false,
                            true,
                            false,
                            false,
                            true,
                            false,
                            true,
                            new PickResult(node, 1, 1)));
        }
    }

    /** Chooses an item of a box, once the box can be opened: it tells nobody what was chosen before it is first styled. */
    void choose(String id, String item) {
        waitFor("#" + id + " can be opened", () -> find(id(id)) instanceof Control box && box.getSkin() != null);
        onFx(() -> {
            if (find(id(id)) instanceof ChoiceBox<?> box) {
                select(box.getItems(), item, box.getSelectionModel());
            } else {
                ComboBox<?> box = (ComboBox<?>) find(id(id));
                select(box.getItems(), item, box.getSelectionModel());
            }
            return true;
        });
    }

    private static void select(List<?> items, String item, SelectionModel<?> chosen) {
        if (!items.contains(item)) {
            throw new AssertionError(item + " is not among " + items);
        }
        chosen.select(items.indexOf(item));
    }

    void write(String id, String text) {
        waitForNode(id);
        onFx(() -> {
            ((TextInputControl) find(id(id))).setText(text);
            return true;
        });
    }

    /** Presses a key where the keyboard is. */
    void key(KeyCode code, boolean shortcut) {
        onFx(() -> {
            Event.fireEvent(focused(), keyEvent(code, shortcut));
            return true;
        });
    }

    void key(KeyCode code) {
        key(code, false);
    }

    void shortcutWithShift(KeyCode code) {
        onFx(() -> {
            Event.fireEvent(focused(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, true, true, false, false));
            return true;
        });
    }

    private static KeyEvent keyEvent(KeyCode code, boolean shortcut) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false);
    }

    private Node focused() {
        Node owner = stage.getScene().getFocusOwner();
        return owner == null || owner.getScene() != stage.getScene() ? window.root() : owner; // as the toolkit does
    }

    /** Types where the keyboard is, once something there takes it: a control does not before it is first styled. */
    void type(String text) {
        waitFor("somewhere to type", () -> !(focused() instanceof Control control) || control.getSkin() != null);
        typeAtOnce(text);
    }

    /** Types without waiting for anything. */
    void typeAtOnce(String text) {
        onFx(() -> {
            for (int i = 0; i < text.length(); i++) {
                Event.fireEvent(
                        focused(),
                        new KeyEvent(
                                KeyEvent.KEY_TYPED,
                                text.substring(i, i + 1),
                                "",
                                KeyCode.UNDEFINED,
                                false,
                                false,
                                false,
                                false));
            }
            return true;
        });
    }

    /** Lets something throw as it would in an event: nobody around it catches. */
    void unguarded(Runnable deed) {
        Platform.runLater(deed);
        onFx(() -> true);
    }

    TableModel model() {
        waitFor("a table", () -> window.screen() instanceof TableScreen);
        return onFx(() -> ((TableScreen) window.screen()).model());
    }

    @SuppressWarnings("unchecked") // the list of answers holds choices
    List<String> answers() {
        return of(
                "answers",
                ListView.class,
                list -> ((ListView<Choice>) list)
                        .getItems().stream().map(Choice::text).toList());
    }

    /** Chooses an answer of the list. */
    void answer(String text) {
        waitFor(
                "answer " + text,
                () -> find(id("answers")) instanceof ListView<?> list
                        && list.getItems().stream()
                                .anyMatch(each -> each instanceof Choice choice
                                        && choice.text().equals(text)));
        onFx(() -> {
            @SuppressWarnings("unchecked") // the list of answers holds choices
            ListView<Choice> list = (ListView<Choice>) find(id("answers"));
            list.getItems().stream()
                    .filter(each -> each.text().equals(text))
                    .findFirst()
                    .ifPresent(list.getSelectionModel()::select);
            Event.fireEvent(list, keyEvent(KeyCode.ENTER, false));
            return true;
        });
    }

    @SuppressWarnings("unchecked") // the log holds lines
    List<String> log() {
        return onFx(() -> find(id("log")) instanceof ListView<?> list
                ? ((ListView<LogLine>) list)
                        .getItems().stream()
                                .filter(line -> !line.heading())
                                .map(LogLine::text)
                                .toList()
                : List.of());
    }

    void waitForLog(String line) {
        waitFor(
                "log: " + line,
                () -> find(id("log")) instanceof ListView<?> list
                        && list.getItems().stream()
                                .anyMatch(each -> each instanceof LogLine said
                                        && said.text().equals(line)));
    }

    boolean boardIsThere() {
        return onFx(() -> find(node -> node.getStyleClass().contains("pm-target")) != null);
    }
}
