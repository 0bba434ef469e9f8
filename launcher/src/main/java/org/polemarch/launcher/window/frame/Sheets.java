package org.polemarch.launcher.window.frame;

import atlantafx.base.controls.Spacer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Focus;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/** Sheets over the page: rules, preferences, questions. The page below keeps running and reappears afterwards. */
public final class Sheets extends StackPane {

    private record Laid(String id, Node sheet, Node focusedBefore, Runnable closed) {}

    private static final String BUSY = "busy";

    private final Deque<Laid> laid = new ArrayDeque<>();
    private final ChangeListener<Node> staying = (owner, before, now) -> stay(now);
    private boolean backwards;

    public Sheets() {
        getStyleClass().add("sheets");
        setVisible(false);
        sceneProperty().addListener((scene, before, now) -> {
            if (before != null) {
                before.focusOwnerProperty().removeListener(staying);
            }
            if (now != null) {
                now.focusOwnerProperty().addListener(staying);
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> backwards = event.isShiftDown());
        setOnMousePressed(event -> {
            if (event.getTarget() == this) {
                close();
            }
        });
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> { // before lists, which keep Escape to themselves
                    if (event.getCode() == KeyCode.ESCAPE) {
                        close();
                        event.consume();
                    }
                });
    }

    /** Tab cycles within the topmost sheet, because nothing below it may be used now. */
    private void stay(Node focused) {
        if (laid.isEmpty() || focused == null || Focus.isWithin(focused, MenuBar.class::isInstance)) {
            return;
        }
        Node sheet = laid.peek().sheet();
        if (!Focus.isWithin(focused, sheet::equals)) {
            (backwards ? Focus.last(sheet) : Focus.first(sheet)).orElse(sheet).requestFocus();
        }
    }

    /** Opens a sheet with a heading over the page; the same sheet isn't opened twice. */
    public void lay(String id, String heading, Region content, double ems) {
        lay(id, heading, content, ems, () -> {});
    }

    public void lay(String id, String heading, Region content, double ems, Runnable closed) {
        Button close = Controls.icon("close-" + id, Feather.X, Say.of("sheet.close"), this::close);
        BorderPane sheet = new BorderPane(content);
        sheet.setTop(Controls.row(0, Texts.heading(heading), new Spacer(), close));
        sheet.getStyleClass().add("laid-sheet");
        sheet.setStyle("-fx-max-width: " + ems + "em; -fx-pref-width: " + ems + "em;");
        sheet.setMaxHeight(USE_PREF_SIZE);
        BorderPane.setMargin(content, new Insets(8, 0, 0, 0));
        bare(id, sheet, closed);
        Focus.first(content).ifPresent(Node::requestFocus);
    }

    public void bare(String id, Region sheet, Runnable closed) {
        close(id);
        sheet.setId("sheet-" + id);
        Node focused = getScene() == null ? null : getScene().getFocusOwner();
        laid.push(new Laid(id, sheet, focused, closed));
        getChildren().add(sheet);
        setVisible(true);
        // A text field takes keys only once it is styled: what is typed before the next frame is not lost.
        sheet.applyCss();
        sheet.requestFocus();
    }

    public Optional<String> top() {
        return laid.isEmpty() ? Optional.empty() : Optional.of(laid.peek().id());
    }

    public void close() {
        if (!laid.isEmpty()) {
            remove(laid.peek());
        }
    }

    public void close(String id) {
        laid.stream().filter(each -> each.id().equals(id)).findFirst().ifPresent(this::remove);
    }

    public void closeAll() {
        while (!laid.isEmpty()) {
            close();
        }
    }

    private void remove(Laid gone) {
        laid.remove(gone);
        getChildren().remove(gone.sheet());
        setVisible(!laid.isEmpty());
        Node before = gone.focusedBefore();
        if (before != null && before.getScene() == getScene() && before.isVisible()) {
            before.requestFocus();
        }
        gone.closed().run();
    }

    /**
     * Does something in the background and says so immediately. If the player closes the sheet in the meantime, the
     * result is dropped.
     */
    public <T> void await(
            String text, Callable<T> work, Consumer<T> then, Consumer<Throwable> otherwise, Runnable dropped) {
        HBox row = Controls.row(12, new ProgressIndicator(), Texts.strong(text));
        row.getStyleClass().addAll("laid-sheet", "busy");
        row.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        boolean[] over = new boolean[1];
        bare(BUSY, row, () -> {
            if (!over[0]) {
                over[0] = true;
                dropped.run();
            }
        });
        Background.run(
                work,
                result -> arrive(over, () -> then.accept(result)),
                failure -> arrive(over, () -> {
                    close(BUSY);
                    otherwise.accept(failure);
                }));
    }

    public <T> void await(String text, Callable<T> work, Consumer<T> then) {
        await(text, work, then, this::complain, () -> {});
    }

    private static void arrive(boolean[] over, Runnable next) {
        if (!over[0]) {
            over[0] = true;
            next.run();
        }
    }

    public void complain(Throwable failure) {
        tell(Complaint.of(failure));
    }

    public void tell(String text) {
        Button ok = Controls.button("ok", Say.of("sheet.ok"), () -> close("told"));
        ok.setDefaultButton(true);
        lay("told", Say.of("sheet.told"), column(text, ok), 34);
        ok.requestFocus();
    }

    /** One of several things that can be done, by the words on its button. */
    public record Choice(String text, Runnable then) {}

    /** Asks which of several things is to be done; Escape is none of them. */
    public void choose(String text, Choice... choices) {
        AtomicReference<Runnable> chosen = new AtomicReference<>(() -> {});
        List<Button> buttons = new ArrayList<>();
        for (Choice choice : choices) {
            buttons.add(Controls.button("choice-" + buttons.size(), choice.text(), () -> {
                chosen.set(choice.then());
                close("asked");
            }));
        }
        buttons.add(Controls.button("no", Say.of("sheet.cancel"), () -> close("asked")));
        lay(
                "asked",
                Say.of("sheet.told"),
                column(text, buttons.toArray(Button[]::new)),
                34,
                () -> chosen.get().run());
        buttons.get(0).requestFocus();
    }

    public void ask(String text, String yesText, Runnable yes) {
        ask(text, yesText, yes, () -> {});
    }

    /** Asks something that is answered with yes or no; Escape is no. */
    public void ask(String text, String yesText, Runnable yes, Runnable no) {
        boolean[] agreed = new boolean[1];
        Button go = Controls.accent("yes", yesText, () -> {
            agreed[0] = true;
            close("asked");
        });
        go.setDefaultButton(true);
        Button not = Controls.button("no", Say.of("sheet.cancel"), () -> close("asked"));
        lay("asked", Say.of("sheet.asked"), column(text, go, not), 34, () -> (agreed[0] ? yes : no).run());
        go.requestFocus();
    }

    private static VBox column(String text, Node... buttons) {
        return new VBox(16, Texts.wrapped(text), Controls.foot(buttons));
    }
}
