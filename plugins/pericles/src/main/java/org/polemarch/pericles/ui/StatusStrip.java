package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.view.PericlesView;

/** One line above the map: turn and years, War or Peace, Plague, Persian War, State Ship, Hostages, the play, both Wills. */
final class StatusStrip extends VBox {

    private final Words words;

    /** Never seen: it keeps the size of the texts around, whatever size the strip itself takes. */
    private final Label gauge = new Label();

    private final FlowPane line = new FlowPane();

    StatusStrip(Words words) {
        this.words = words;
        line.getStyleClass().add("pericles-status");
        gauge.setManaged(false);
        gauge.setVisible(false);
        getChildren().addAll(line, gauge);
    }

    void show(PericlesView view) {
        List<Node> nodes = new ArrayList<>();
        Label turn = Looks.text(words.text("ui.turn") + " " + view.turn() + "/" + view.lastTurn() + "  "
                + view.fromYear() + "–" + view.toYear() + " " + words.text("ui.bc"));
        turn.getStyleClass().add("pericles-turn");
        nodes.add(turn);
        nodes.add(new Badge(
                words.text(view.war() ? "ui.war" : "ui.peace"), view.war() ? SideColour.RED : SideColour.GREEN));
        nodes.add(badge(view.postPlague() ? "ui.plague.after" : "ui.plague.before", view.postPlague()));
        if (view.persianWar()) {
            nodes.add(badge("ui.persianwar", true));
        }
        nodes.add(badge(
                view.stateShipCommitted()
                        ? "ui.stateship.out"
                        : view.stateShipReady() ? "ui.stateship.ready" : "ui.stateship.used",
                view.stateShipCommitted()));
        for (PericlesView.SideView side : view.sides()) {
            if (side.hostages()) {
                nodes.add(new Badge(words.text("ui.hostages") + " " + words.name(side.side()), Looks.of(side.side())));
            }
        }
        view.play()
                .ifPresent(play ->
                        nodes.add(Looks.text(words.text("ui.play") + " " + play.title() + " " + play.version())));
        for (PericlesView.SideView side : view.sides()) {
            side.will().ifPresent(will -> nodes.add(will(side, will)));
        }
        if (view.ending() != Ending.RUNNING) {
            nodes.add(end(view));
        }
        line.getChildren().setAll(nodes);
    }

    /** How large texts are around the strip, in pixels. */
    double textSize() {
        return gauge.getFont().getSize();
    }

    /** Takes a style for the size of its texts. */
    void setTextSize(String style) {
        line.setStyle(style);
    }

    private Badge badge(String key, boolean strong) {
        return new Badge(words.text(key), strong ? SideColour.BLACK : SideColour.NEUTRAL);
    }

    private Label end(PericlesView view) {
        Optional<String> winner = view.winner().map(words::name);
        Label label = Looks.text(words.text(view.ending().key())
                + winner.map(name -> " · " + words.text("ui.winner") + " " + name)
                        .orElse(""));
        label.getStyleClass().add("pericles-turn");
        return label;
    }

    private Badge will(PericlesView.SideView side, PericlesView.WillView will) {
        String text = words.text("ui.will") + " " + words.name(side.side()) + ": " + words.name(will.goal()) + " "
                + (will.atLeast() < will.theaters().size() ? will.atLeast() + " " + words.text("ui.of") + " " : "")
                + words.name(will.theaters()) + " "
                + words.text(will.ignored() ? "ui.will.ignored" : will.met() ? "ui.will.met" : "ui.will.open");
        return new Badge(text, will.ignored() ? SideColour.NEUTRAL : Looks.of(side.side()));
    }
}
