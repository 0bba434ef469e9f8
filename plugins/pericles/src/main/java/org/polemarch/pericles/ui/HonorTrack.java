package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.view.PericlesView;

/** The Honor track as one scale: Athens' Factions above it, Sparta's below its numbers. */
final class HonorTrack extends Pane {

    private static final int STEP = 10;
    private static final double MARGIN = 12;
    private static final double LINE = 20;
    private static final double NUMBERS = 14;
    private static final double FLAG = 20;

    private final Words words;
    private PericlesView view;

    HonorTrack(Words words) {
        this.words = words;
        setPrefHeight(LINE + NUMBERS + FLAG);
        setMinHeight(LINE + NUMBERS + FLAG);
        widthProperty().addListener(changed -> draw());
    }

    void show(PericlesView now) {
        view = now;
        draw();
    }

    private void draw() {
        if (view == null || getWidth() < 2 * MARGIN) {
            return;
        }
        int most = view.factions().stream()
                .mapToInt(PericlesView.FactionView::honor)
                .max()
                .orElse(0);
        int end = Math.max(4, most / STEP + 1) * STEP;
        double unit = (getWidth() - 2 * MARGIN) / end;
        List<Node> nodes = new ArrayList<>();
        Line line = new Line(MARGIN, LINE, MARGIN + end * unit, LINE);
        line.getStyleClass().add("pericles-honor-line");
        nodes.add(line);
        for (int value = 0; value <= end; value += STEP) {
            Line tick = new Line(MARGIN + value * unit, LINE - 3, MARGIN + value * unit, LINE + 3);
            tick.getStyleClass().add("pericles-honor-line");
            nodes.add(tick);
            if (end <= 60 || value % (2 * STEP) == 0) {
                Label number = new Label(String.valueOf(value));
                number.getStyleClass().add("pericles-honor-number");
                number.relocate(MARGIN + value * unit + 2, LINE + 1);
                nodes.add(number);
            }
        }
        for (Side side : List.of(Side.ATHENS, Side.SPARTA)) {
            nodes.add(flag(side.second(), unit, side == Side.ATHENS, overlap(side, unit)));
            nodes.add(flag(side.first(), unit, side == Side.ATHENS, 0));
        }
        getChildren().setAll(nodes);
    }

    /** Two flags on nearly the same point stand side by side. */
    private double overlap(Side side, double unit) {
        double apart = (honor(side.second()) - honor(side.first())) * unit;
        return Math.abs(apart) < FLAG ? (apart < 0 ? -FLAG : FLAG) - apart : 0;
    }

    private int honor(Faction faction) {
        return view.factions().get(faction.index()).honor();
    }

    private Label flag(Faction faction, double unit, boolean above, double shift) {
        Label flag = new Label(words.name(faction).substring(0, 2));
        flag.getStyleClass().add("pericles-honor-flag");
        flag.setStyle("-fx-background-color: " + Looks.of(faction).web() + "; -fx-text-fill: "
                + SideColour.web(Looks.of(faction).ink()) + ";");
        Tip.on(flag, words.name(faction) + ": " + honor(faction));
        flag.setAccessibleText(words.name(faction) + " " + honor(faction));
        double x = Math.max(0, Math.min(getWidth() - FLAG, MARGIN + honor(faction) * unit - FLAG / 2 + shift));
        flag.resizeRelocate(x, above ? 0 : LINE + NUMBERS, FLAG, FLAG - 2);
        flag.setManaged(false);
        return flag;
    }
}
