package org.polemarch.launcher.window.table;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;

/**
 * The question with its rule, and below it what there is to tell. The question comes first: its rule has the room that is
 * left beside it, and it takes a second line of what is told before any of its words are lost.
 */
final class BarWords extends Pane {

    private static final int MOST_LINES = 2;
    private static final double GAP = 8;

    /** The most of the room that the rule takes from a long question. */
    private static final double MOST_CITED = 0.25;

    private final Label prompt;
    private final Hyperlink rule;
    private final HBox told;

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
        double least =
                rule.isManaged() ? Math.min(Math.min(shortest(), MOST_CITED * wide), rule.prefWidth(-1)) + GAP : 0;
        double asked = Math.max(0, Math.min(Math.ceil(prompt.prefWidth(-1)), wide - least));
        if (prompt.prefHeight(asked) > MOST_LINES * line + 1) {
            asked = wide; // the page of rules opens at it anyway
        }
        double high = Math.min(prompt.prefHeight(asked), MOST_LINES * line);
        double below = Math.max(0, Math.min(told.prefHeight(wide), getHeight() - high));
        double top = Math.max(0, Math.rint((getHeight() - high - below) / 2));
        prompt.resizeRelocate(0, top, asked, high);
        double room = Math.max(0, wide - asked - GAP);
        double cited = Math.min(rule.prefWidth(-1), room);
        double base = top + prompt.getBaselineOffset() - rule.getBaselineOffset();
        rule.resizeRelocate(asked + GAP, Math.rint(base), cited, rule.prefHeight(-1));
        told.resizeRelocate(0, top + high, wide, below);
    }

    /** Enough of it to see which rule it is. */
    private double shortest() {
        return prompt.getFont().getSize() * 5;
    }
}
