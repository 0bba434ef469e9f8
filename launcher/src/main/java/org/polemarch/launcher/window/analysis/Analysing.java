package org.polemarch.launcher.window.analysis;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.core.analysis.Analysis;
import org.polemarch.core.bots.Budget;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.analysis.Review;
import org.polemarch.launcher.window.frame.Sheets;
import org.polemarch.launcher.window.kit.Background;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** Runs an analysis in the background and then shows it. Closing the sheet cancels it. */
public final class Analysing {

    private static final Budget BUDGET = Budget.ofRounds(100);
    private static final String WORKING = "analysing";
    private static final double EMS = 34;

    private final Session<?> session;
    private final Sheets sheets;
    private final IntConsumer look;
    private final IntConsumer again;
    private final ProgressBar bar = new ProgressBar(0);
    private final AtomicBoolean cancelled = new AtomicBoolean();

    /**
     * @param look leads to a move
     * @param again plays on from a move
     */
    public Analysing(Session<?> session, Sheets sheets, IntConsumer look, IntConsumer again) {
        this.session = session.branchAt(session.decisions()); // the table's own belongs to the window's thread
        this.sheets = sheets;
        this.look = look;
        this.again = again;
    }

    public void of(Seat seat) {
        long steps = Analysis.steps(session, seat);
        lay(session.prepared().words().forgiving().name(seat));
        ExecutorService thread = Background.thread("analysis");
        thread.execute(() -> {
            try {
                Optional<Analysis> found = Analysis.of(
                        session,
                        seat,
                        BUDGET,
                        done -> Platform.runLater(() -> bar.setProgress((double) done / steps)),
                        cancelled::get);
                found.ifPresent(analysis -> {
                    Review review = new Review(analysis, session);
                    Platform.runLater(() -> show(analysis, review));
                });
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                Platform.runLater(() -> fail(e));
            }
        });
        thread.shutdown();
    }

    private void lay(String seat) {
        bar.setId("analysis-bar");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText(Say.of("analysis.progress"));
        Button cancel = Controls.button("analysis-cancel", Say.of("sheet.cancel"), () -> sheets.close(WORKING));
        VBox content = new VBox(12, Texts.wrapped(Say.of("analysis.working", seat)), bar, Controls.foot(cancel));
        sheets.lay(WORKING, Say.of("analysis.title"), content, EMS, () -> cancelled.set(true));
        cancel.requestFocus();
    }

    private void show(Analysis analysis, Review review) {
        if (!cancelled.get()) {
            sheets.closeAll();
            AnalysisSheet sheet = new AnalysisSheet(analysis, review, leaving(look), leaving(again));
            sheets.lay("analysis", Say.of("analysis.title"), sheet, AnalysisSheet.EMS);
        }
    }

    private IntConsumer leaving(IntConsumer go) {
        return move -> {
            sheets.closeAll();
            go.accept(move);
        };
    }

    private void fail(Throwable failure) {
        if (!cancelled.get()) {
            sheets.close(WORKING);
            sheets.complain(failure);
        }
    }
}
