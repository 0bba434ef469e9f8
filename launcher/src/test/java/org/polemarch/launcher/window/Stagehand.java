package org.polemarch.launcher.window;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.polemarch.launcher.Patience;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Later;
import org.polemarch.launcher.window.kit.Toolkit;
import org.polemarch.launcher.window.table.TableScreen;

/** Works a window in memory as a player would: opens it, plays at its tables and closes it. */
final class Stagehand extends Fingers implements AutoCloseable {

    private final TestTable tables;
    private final List<Throwable> uncaught = new ArrayList<>();
    private final double width;
    private final double height;
    private LauncherWindow window;
    private Stage stage;

    private Stagehand(TestTable tables, double width, double height) {
        this.tables = tables;
        this.width = width;
        this.height = height;
    }

    /** Opens the library. */
    static Stagehand open(TestTable tables) {
        return open(tables, 1200, 760);
    }

    static Stagehand open(TestTable tables, double width, double height) {
        Toolkit.startHeadless();
        Stagehand hand = new Stagehand(tables, width, height);
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
            stage.setScene(new Scene(window.root(), width, height));
            window.watch(stage, () -> {});
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
            stage.hide();
            return stage;
        });
        settle();
    }

    /** Asks the window to close, as its cross does; it may have something to say first. */
    void closeWindow() {
        onFx(() -> {
            Event.fireEvent(stage, new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
            return stage;
        });
    }

    boolean isOpen() {
        return onFx(stage::isShowing);
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
            if (!Patience.until(() -> done.getCount() == 0)) {
                throw new AssertionError("work in the background does not end");
            }
        }
    }

    @Override
    public void close() {
        shut();
        tables.close();
    }

    @Override
    Parent root() {
        return window.root();
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

    void act(Consumer<LauncherWindow> command) {
        onFx(() -> {
            command.accept(window);
            return true;
        });
    }

    /** Lets something throw as it would in an event: nobody around it catches. */
    void unguarded(Runnable command) {
        Platform.runLater(command);
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
