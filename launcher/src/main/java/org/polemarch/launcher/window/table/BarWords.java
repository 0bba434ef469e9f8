package org.polemarch.launcher.window.table;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;

/**
 * The question with its rule, and below it what there is to tell. The question comes first: its rule has the room that is
 * left beside it, at least for its number, or a line beneath if only that keeps the question on one.
 */
final class BarWords extends Pane {

    private static final int MOST_LINES = 2;
    private static final double GAP = 8;

    /** A citation is its number, two spaces and its heading. */
    private static final String BEFORE_HEADING = "  ";

    private static final int LEAST_EMS = 5;

    /** The most of the room that a rule without a number takes from a long question. */
    private static final double MOST_CITED = 0.25;

    private final Label prompt;
    private final Hyperlink rule;
    private final HBox told;
    private final Text measure = new Text();

    BarWords(Label prompt, Hyperlink rule, HBox told) {
        this.prompt = prompt;
        this.rule = rule;
        this.told = told;
        prompt.setWrapText(true);
        getStyleClass().add("words");
        setMinSize(0, 0);
        getChildren().addAll(prompt, rule, told);
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(prompt.prefWidth(-1) + GAP + rule.prefWidth(-1), told.prefWidth(-1));
    }

    @Override
    protected void layoutChildren() {
        double wide = getWidth();
        double line = prompt.prefHeight(-1);
        double question = Math.ceil(prompt.prefWidth(-1));
        double cited = rule.isManaged() ? rule.prefWidth(-1) : 0;
        double least = rule.isManaged() ? Math.min(number(wide), cited) + GAP : 0;
        boolean beneath = rule.isManaged()
                && question <= wide
                && question + least > wide
                && getHeight() >= (MOST_LINES + 1) * line; // else nothing could be told
        double asked = beneath ? question : Math.max(0, Math.min(question, wide - least));
        if (prompt.prefHeight(asked) > MOST_LINES * line + 1) {
            asked = wide; // the page of rules opens at it anyway
        }
        double high = Math.min(prompt.prefHeight(asked), MOST_LINES * line);
        double second = beneath ? rule.prefHeight(-1) : 0;
        double below = Math.max(0, Math.min(told.prefHeight(wide), getHeight() - high - second));
        double top = Math.max(0, Math.rint((getHeight() - high - second - below) / 2));
        prompt.resizeRelocate(0, top, asked, high);
        if (beneath) {
            rule.resizeRelocate(0, top + high, Math.min(cited, wide), second);
        } else {
            double room = Math.max(0, wide - asked - GAP);
            double base = top + prompt.getBaselineOffset() - rule.getBaselineOffset();
            rule.resizeRelocate(asked + GAP, Math.rint(base), Math.min(cited, room), rule.prefHeight(-1));
        }
        told.resizeRelocate(0, top + high + second, wide, below);
    }

    /** Room to read the number of the rule, if not its heading; enough to click where rules have no numbers. */
    private double number(double wide) {
        int heading = rule.getText().indexOf(BEFORE_HEADING);
        if (heading < 0) {
            return Math.min(prompt.getFont().getSize() * LEAST_EMS, MOST_CITED * wide);
        }
        measure.setFont(rule.getFont());
        // With the spaces after it: the toolkit cuts earlier than it must.
        measure.setText(rule.getText().substring(0, heading + BEFORE_HEADING.length()) + rule.getEllipsisString());
        return Math.ceil(measure.getLayoutBounds().getWidth()) + rule.snappedLeftInset() + rule.snappedRightInset();
    }
}
