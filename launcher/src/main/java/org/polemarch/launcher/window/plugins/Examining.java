package org.polemarch.launcher.window.plugins;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.polemarch.core.admission.Admission;
import org.polemarch.core.admission.Limits;
import org.polemarch.core.admission.Progress;
import org.polemarch.core.admission.Subject;
import org.polemarch.core.admission.Verdict;
import org.polemarch.launcher.machine.Home;
import org.polemarch.launcher.window.frame.Desk;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/**
 * Holds a plugin to the contract in a separate Java process, without blocking the window, and shows its progress.
 * Closing the sheet cancels it.
 */
final class Examining extends VBox implements Progress {

    private static final String SHEET = "examining";
    private static final double EMS = 40;
    private static final ExecutorService THREAD = Background.thread("admission");

    private final Label plan = Texts.soft(Say.of("check.starting"));
    private final Label playing = Texts.wrapped("");
    private final ProgressBar bar = new ProgressBar();
    private int games;

    private Examining(Runnable cancel) {
        super(12);
        plan.setId("check-plan");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText(Say.of("check.progress"));
        Button stop = Controls.button("check-stop", Say.of("sheet.cancel"), cancel);
        getChildren().addAll(Texts.soft(Say.of("check.about")), plan, bar, playing, Controls.foot(stop));
    }

    /** Examines a file. The verdict is delivered on the window's thread, or not at all if the player cancels. */
    static void of(Desk desk, Sheets sheets, Path file, Consumer<Verdict> then) {
        Examining sheet = new Examining(() -> sheets.close(SHEET));
        Admission admission =
                new Admission(desk.plugins().folders(), desk.library().program(), Home.java(), Limits.USUAL);
        boolean[] over = new boolean[1];
        Future<?> work = THREAD.submit(() -> {
            Verdict verdict = admission.of(Subject.of(file), sheet);
            Platform.runLater(() -> {
                if (!over[0]) {
                    over[0] = true;
                    sheets.close(SHEET);
                    then.accept(verdict);
                }
            });
        });
        sheets.lay(SHEET, Say.of("check.heading", file.getFileName()), sheet, EMS, () -> {
            if (!over[0]) {
                over[0] = true;
                work.cancel(true);
            }
        });
    }

    @Override
    public void planned(int count, Duration about) {
        long seconds = Math.max(1, about.toSeconds());
        Platform.runLater(() -> {
            games = count;
            plan.setText(
                    seconds < 100
                            ? Say.of("check.plan.seconds", count, seconds)
                            : Say.of("check.plan.minutes", count, Math.round(seconds / 60.0)));
            bar.setProgress(0);
        });
    }

    @Override
    public void playing(String setup) {
        Platform.runLater(() -> playing.setText(setup));
    }

    @Override
    public void played(int count) {
        Platform.runLater(() -> bar.setProgress(games == 0 ? -1 : (double) count / games));
    }
}
