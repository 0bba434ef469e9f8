package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.view.PericlesView;

/** The Honor track as one scale: Athens' Factions above it, Sparta's below its numbers. */
final class HonorTrack extends Pane {

    private static final int STEP = 10;

    /** From this on there is no room for a number at every tick. */
    private static final int LONG = 60;

    private static final double MARGIN = 12;
    private static final double LINE = 20;
    private static final double NUMBERS = 14;
    private static final double FLAG = 20;

    private final Words words;
    private final Line line = line();
    private final List<Line> ticks = new ArrayList<>();
    private final List<Label> numbers = new ArrayList<>();
    private final Map<Faction, Label> flags = new EnumMap<>(Faction.class);
    private final Shown<List<Integer>> shown = new Shown<>();
    private final Shown<Integer> scale = new Shown<>();
    private List<Integer> honors = List.of();
    private int end;

    HonorTrack(Words words) {
        this.words = words;
        setPrefHeight(LINE + NUMBERS + FLAG);
        setMinHeight(LINE + NUMBERS + FLAG);
        for (Faction faction : Faction.values()) {
            flags.put(faction, flag(faction));
        }
    }

    void show(PericlesView view) {
        List<Integer> now =
                view.factions().stream().map(PericlesView.FactionView::honor).toList();
        if (!shown.changes(now)) {
            return;
        }
        honors = now;
        int most = now.stream().mapToInt(Integer::intValue).max().orElse(0);
        end = Math.max(4, most / STEP + 1) * STEP;
        if (scale.changes(end)) {
            drawScale();
        }
        flags.forEach((faction, flag) -> {
            Tip.on(flag, words.name(faction) + ": " + honor(faction));
            flag.setAccessibleText(words.name(faction) + " " + honor(faction));
        });
        requestLayout();
    }

    private void drawScale() {
        ticks.clear();
        numbers.clear();
        for (int value = 0; value <= end; value += STEP) {
            ticks.add(line());
            Label number = new Label(end <= LONG || value % (2 * STEP) == 0 ? String.valueOf(value) : "");
            number.getStyleClass().add("pericles-honor-number");
            number.setManaged(false);
            numbers.add(number);
        }
        List<Node> nodes = new ArrayList<>(List.of(line));
        nodes.addAll(ticks);
        nodes.addAll(numbers);
        for (Side side : Side.values()) {
            nodes.add(flags.get(side.second()));
            nodes.add(flags.get(side.first()));
        }
        getChildren().setAll(nodes);
    }

    private static Line line() {
        Line line = new Line();
        line.getStyleClass().add("pericles-honor-line");
        line.setManaged(false);
        return line;
    }

    private Label flag(Faction faction) {
        Label flag = new Label(words.name(faction).substring(0, 2));
        flag.getStyleClass().add("pericles-honor-flag");
        flag.setStyle("-fx-background-color: " + Looks.of(faction).web() + "; -fx-text-fill: "
                + SideColour.web(Looks.of(faction).ink()) + ";");
        flag.setManaged(false);
        return flag;
    }

    private int honor(Faction faction) {
        return honors.get(faction.index());
    }

    @Override
    protected void layoutChildren() {
        if (honors.isEmpty() || getWidth() < 2 * MARGIN) {
            return;
        }
        double unit = (getWidth() - 2 * MARGIN) / end;
        span(line, MARGIN, LINE, MARGIN + end * unit, LINE);
        for (int i = 0; i < ticks.size(); i++) {
            double x = MARGIN + i * STEP * unit;
            span(ticks.get(i), x, LINE - 3, x, LINE + 3);
            numbers.get(i).autosize();
            numbers.get(i).relocate(x + 2, LINE + 1);
        }
        for (Side side : Side.values()) {
            double y = side == Side.ATHENS ? 0 : LINE + NUMBERS;
            place(side.second(), unit, y, overlap(side, unit));
            place(side.first(), unit, y, 0);
        }
    }

    private static void span(Line line, double fromX, double fromY, double toX, double toY) {
        line.setStartX(fromX);
        line.setStartY(fromY);
        line.setEndX(toX);
        line.setEndY(toY);
    }

    private void place(Faction faction, double unit, double y, double shift) {
        double x = Math.max(0, Math.min(getWidth() - FLAG, MARGIN + honor(faction) * unit - FLAG / 2 + shift));
        flags.get(faction).resizeRelocate(x, y, FLAG, FLAG - 2);
    }

    /** Two flags on nearly the same point stand side by side. */
    private double overlap(Side side, double unit) {
        double apart = (honor(side.second()) - honor(side.first())) * unit;
        return Math.abs(apart) < FLAG ? (apart < 0 ? -FLAG : FLAG) - apart : 0;
    }
}
