package org.polemarch.launcher.window.compare;

import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.polemarch.launcher.compare.Remaining;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** How far the bots have got, how much longer they need, and what can be done about it. */
final class ProgressPane extends HBox {

    private final ProgressBar bar = new ProgressBar(0);
    private final Label words = new Label(Say.of("compare.begin"));
    private final Button cancel;
    private final Button resume;
    private final Button save;
    private final AtomicBoolean waiting = new AtomicBoolean();
    private Remaining remaining;
    private volatile long done;
    private volatile long all;

    ProgressPane(Runnable cancelling, Runnable resuming, Runnable saving) {
        super(10);
        getStyleClass().add("compare-progress");
        cancel = Controls.button("compare-cancel", Say.of("sheet.cancel"), cancelling);
        resume = Controls.button("compare-resume", Say.of("compare.resume"), resuming);
        save = Controls.button("compare-save", Say.of("compare.save"), saving);
        bar.setId("compare-bar");
        bar.setAccessibleText(Say.of("compare.progress"));
        words.setId("compare-progress");
        words.setMinWidth(0);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren().addAll(bar, words, cancel, resume, save);
        buttons(false, false, false);
    }

    private void buttons(boolean cancelled, boolean resumed, boolean saved) {
        Texts.show(bar, cancelled);
        Texts.show(cancel, cancelled);
        Texts.show(resume, resumed);
        Texts.show(save, saved);
    }

    void begin() {
        remaining = null;
        bar.setProgress(ProgressBar.INDETERMINATE_PROGRESS);
        words.setText(Say.of("compare.wiring"));
        buttons(true, false, false);
        cancel.requestFocus(); // not what happens to stand after the button that has just been pressed
    }

    /** Called by the thread that plays; only the latest is shown. */
    void told(long played, long games) {
        done = played;
        all = games;
        if (waiting.compareAndSet(false, true)) {
            Platform.runLater(this::show);
        }
    }

    private void show() {
        waiting.set(false);
        if (remaining == null) {
            remaining = new Remaining(all, System::nanoTime);
        }
        String left = remaining.after(done);
        bar.setProgress(all == 0 ? 1 : (double) done / all);
        words.setText(left.isEmpty() ? Say.of("compare.played", done, all) : Say.of("compare.left", done, all, left));
    }

    void end(boolean complete) {
        buttons(false, !complete, true);
        words.setText(Say.of(complete ? "compare.complete" : "compare.incomplete"));
    }
}
