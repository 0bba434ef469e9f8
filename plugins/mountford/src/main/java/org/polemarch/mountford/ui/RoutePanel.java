package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TextLines;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The operation going on, and step by step what awaits the army on the way to its objective. */
final class RoutePanel extends javafx.scene.layout.VBox {

    private final Words words;
    private final TextLines told = new TextLines();

    RoutePanel(Words words) {
        this.words = words;
        setId("mountford-operation");
        getChildren().add(new Panel(words.text("ui.operation"), told));
    }

    void show(MountfordView view, Glossary glossary, Planned planned) {
        List<TextLines.Line> lines = new ArrayList<>();
        operation(view.operation(), glossary, lines);
        army(view, lines);
        if (planned.choosing() && planned.ways().isEmpty()) {
            lines.add(small(words.text("ui.choose-objective")));
        }
        for (MountfordView.Way way : planned.ways()) {
            lines.add(new TextLines.Line(
                    words.text(way.bySea() ? "ui.way-sea" : "ui.way-land") + " " + glossary.space(way.target()),
                    "mf-strong"));
            way.steps().forEach(step -> lines.add(small(step(way, step, glossary))));
            if (!way.others().isEmpty()) {
                lines.add(small(
                        way.others().size() == 1
                                ? words.text("ui.otherWay")
                                : way.others().size() + " " + words.text("ui.others")));
            }
        }
        told.show(lines);
    }

    private static TextLines.Line small(String text) {
        return new TextLines.Line(text, "mf-small");
    }

    private void operation(MountfordView.OperationView operation, Glossary glossary, List<TextLines.Line> lines) {
        if (operation.sort().equals("none")) {
            lines.add(small(words.text("ui.no-operation")));
            return;
        }
        String who = operation.power().isEmpty()
                ? words.text("Seat." + operation.seat())
                : glossary.power(operation.power());
        lines.add(small(who + " " + words.text("ui.sort." + operation.sort())
                + (operation.leader().isEmpty()
                        ? ""
                        : ", " + words.text("ui.led-by") + " "
                                + glossary.tile(operation.leader()).name())
                + (operation.objective().isEmpty()
                        ? ""
                        : "; " + words.text("ui.objective") + " " + glossary.space(operation.objective()))
                + (operation.tile().isEmpty()
                        ? ""
                        : "; " + words.text("ui.tile-played") + " "
                                + glossary.tile(operation.tile()).name())));
        if (operation.neutralsUnfriendly()) {
            lines.add(small(words.text("ui.hostile")));
        }
        if (operation.thessalyNeutral()) {
            lines.add(small(words.text("ui.thessaly")));
        }
    }

    /** What the leader has with him by now. */
    private void army(MountfordView view, List<TextLines.Line> lines) {
        String leader = view.operation().leader();
        for (MountfordView.Stack stack : view.stacks()) {
            if (!leader.isEmpty()
                    && stack.leader().equals(leader)
                    && !stack.sps().isEmpty()) {
                lines.add(small(words.text("ui.with-him") + " " + new Strength(stack, words).inWords()));
            }
        }
    }

    private String step(MountfordView.Way way, MountfordView.Step step, Glossary glossary) {
        List<String> risks = new ArrayList<>();
        if (step.pass()) {
            risks.add(words.text("ui.step.pass"));
        }
        if (step.lossRoll()) {
            risks.add("† " + words.text("ui.step.loss") + " " + way.lossFrom()
                    + (way.lossTwoFrom() <= 6 ? ", " + words.text("ui.step.two") + " " + way.lossTwoFrom() : ""));
        }
        if (step.interception()) {
            List<String> who = new ArrayList<>();
            if (step.landThreat() > 0) {
                who.add(step.landThreat() + " " + words.text("ui.step.by-land"));
            }
            if (step.navalThreat() > 0) {
                who.add(step.navalThreat() + " " + words.text("ui.step.by-sea"));
            }
            risks.add("⚔ " + words.text("ui.step.intercept") + " " + way.caughtFrom() + " (" + String.join(", ", who)
                    + ")");
        }
        return glossary.space(step.space()) + (risks.isEmpty() ? "" : ": " + String.join("; ", risks));
    }
}
