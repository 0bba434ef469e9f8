package org.polemarch.launcher.window.table;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.launcher.window.board.LogPanel;
import org.polemarch.launcher.window.score.ScorePanel;

/**
 * What stands beside the board: what others did, the answers in words, the score, the log. Where there is not room for all of them
 * the score shows its heading only, for it is a click away; where even that is not enough the panel scrolls.
 */
final class SidePanel extends ScrollPane {

    SidePanel(VBox since, AnswerPanel answers, ScorePanel scores, LogPanel log) {
        VBox.setVgrow(answers, Priority.ALWAYS);
        VBox.setVgrow(log, Priority.ALWAYS);
        setContent(new Column(since, answers, scores, log));
        getStyleClass().add("side-scroll");
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    private static final class Column extends VBox {

        /** The part of the height that the phase and what others did may take; there is more of it when you scroll. */
        private static final double MOST_NEWS = 0.38;

        private final ScorePanel scores;

        private final ScrollPane news;

        Column(VBox since, AnswerPanel answers, ScorePanel scores, LogPanel log) {
            this.scores = scores;
            this.news = new ScrollPane(since);
            news.getStyleClass().add("news");
            news.setFitToWidth(true);
            news.setHbarPolicy(ScrollBarPolicy.NEVER);
            news.setFocusTraversable(false);
            news.setMinHeight(0);
            since.setMinWidth(0);
            setMinWidth(0); // else a narrow panel would cut off what stands at its right edge
            getChildren().addAll(news, answers, scores, log);
            getStyleClass().add("side");
        }

        /** Whatever the score and the news show now, they could show less. */
        @Override
        protected double computeMinHeight(double width) {
            return super.computeMinHeight(width)
                    - news.getMinHeight()
                    - scores.minHeight(inside(width))
                    + scores.foldedHeight(inside(width));
        }

        @Override
        protected void layoutChildren() {
            double width = inside(getWidth());
            double most = Math.min(MOST_NEWS * getHeight(), news.getContent().prefHeight(width));
            double room = Math.max(0, getHeight() - minHeight(getWidth()));
            news.setMaxHeight(most);
            news.setMinHeight(Math.min(most, room)); // else long lists of answers would take all of it
            double needed = minHeight(getWidth())
                    + news.getMinHeight()
                    - scores.foldedHeight(width)
                    + scores.wholeHeight(width);
            scores.fold(needed > getHeight());
            super.layoutChildren();
        }

        private double inside(double width) {
            return width < 0 ? width : width - snappedLeftInset() - snappedRightInset();
        }
    }
}
