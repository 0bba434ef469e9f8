package org.polemarch.launcher.window.analysis;

import java.util.function.IntConsumer;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.polemarch.core.analysis.Analysis;
import org.polemarch.launcher.analysis.Review;
import org.polemarch.launcher.window.kit.Controls;
import org.polemarch.launcher.window.kit.Texts;
import org.polemarch.launcher.words.Say;

/** How the chances changed, and the answers that cost most, each with links to view it and to try again. */
final class AnalysisSheet extends VBox {

    static final double EMS = 62;

    AnalysisSheet(Analysis analysis, Review review, IntConsumer look, IntConsumer again) {
        setId("analysis-sheet");
        VBox whole = new VBox(12, new ChancesChart(analysis, review), Texts.wrapped(review.summary()));
        int number = 1;
        for (Review.Line line : review.lines()) {
            whole.getChildren()
                    .add(new VBox(
                            4,
                            Texts.strong(line.heading()),
                            Texts.wrapped(line.text()),
                            Controls.row(
                                    8,
                                    Controls.button(
                                            "look-" + number,
                                            Say.of("analysis.go"),
                                            () -> look.accept(line.decision())),
                                    Controls.button(
                                            "again-" + number,
                                            Say.of("analysis.again"),
                                            () -> again.accept(line.decision())))));
            number++;
        }
        ScrollPane scroll = Controls.scroll(whole);
        whole.heightProperty()
                .addListener((height, before, now) -> scroll.setPrefViewportHeight(now.doubleValue())); // texts wrap
        getChildren().add(scroll);
    }
}
