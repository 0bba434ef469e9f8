package org.polemarch.launcher.window;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * What stands beside the board: the question, the answers, the score, the log. Where there is not room for all of them
 * the score shows its heading only, for it is a click away; where even that is not enough the panel scrolls.
 */
final class SidePanel extends ScrollPane {

    SidePanel(PromptPanel prompt, AnswerPanel answers, ScorePanel scores, LogPanel log) {
        VBox.setVgrow(answers, Priority.ALWAYS);
        VBox.setVgrow(log, Priority.ALWAYS);
        setContent(new Column(prompt, answers, scores, log));
        getStyleClass().add("side-scroll");
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    private static final class Column extends VBox {

        private final ScorePanel scores;

        Column(PromptPanel prompt, AnswerPanel answers, ScorePanel scores, LogPanel log) {
            super(prompt, answers, scores, log);
            this.scores = scores;
            getStyleClass().add("side");
        }

        @Override
        protected void layoutChildren() {
            double inside = getWidth() - snappedLeftInset() - snappedRightInset();
            double needed = minHeight(getWidth()) - scores.minHeight(inside) + scores.wholeHeight(inside);
            scores.fold(needed > getHeight());
            super.layoutChildren();
        }
    }
}
