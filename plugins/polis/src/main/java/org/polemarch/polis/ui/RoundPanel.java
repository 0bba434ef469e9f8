package org.polemarch.polis.ui;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/** The round with its Event, whose turn it is and who has passed. */
final class RoundPanel {

    private record Content(
            Round round,
            int number,
            Optional<PolisView.Event> event,
            boolean betweenTurns,
            Side active,
            List<Side> passed) {}

    private final Words words;
    private final Label title = Texts.wrapped("", "polis-strong");
    private final Label text = Texts.wrapped("", "polis-small");
    private final Badge turn = new Badge("", SideColour.NEUTRAL);
    private final List<Badge> passed = List.of(new Badge("", SideColour.NEUTRAL), new Badge("", SideColour.NEUTRAL));
    private final Panel panel;
    private final Shown<Content> shown = new Shown<>();

    RoundPanel(Words words) {
        this.words = words;
        FlowPane badges = new FlowPane(turn);
        badges.getChildren().addAll(passed);
        badges.getStyleClass().add("polis-badge-flow");
        VBox lines = new VBox(title, text, badges);
        lines.getStyleClass().add("polis-lines");
        panel = new Panel(words.text("panel.round"), lines);
        panel.setId("polis-round");
    }

    Panel panel() {
        return panel;
    }

    void show(PolisView view) {
        Content content = new Content(
                view.round(),
                view.number(),
                view.event(),
                view.betweenTurns(),
                view.turn().active(),
                view.turn().passed());
        if (!shown.changes(content)) {
            return;
        }
        panel.setTitle(words.text("panel.round") + " " + words.name(content.round()) + " \u2013 " + content.number());
        say(title, content.event().map(PolisView.Event::title).orElse(""));
        say(text, content.event().map(PolisView.Event::text).orElse(""));
        turn(content);
    }

    /** When both have passed, nobody has a turn any more. */
    private void turn(Content content) {
        if (content.betweenTurns()) {
            turn.setText(words.text("round-ends"));
            turn.setColour(SideColour.NEUTRAL);
            passed.forEach(badge -> say(badge, ""));
            return;
        }
        turn.setText(words.text("turn-of") + " " + words.name(content.active()));
        turn.setColour(Looks.of(content.active()));
        for (int i = 0; i < passed.size(); i++) {
            say(
                    passed.get(i),
                    i < content.passed().size()
                            ? words.name(content.passed().get(i)) + " " + words.text("passed")
                            : "");
        }
    }

    /** A line with nothing to say takes no room. */
    private static void say(Label line, String words) {
        line.setText(words);
        line.setVisible(!words.isEmpty());
        line.setManaged(!words.isEmpty());
    }
}
