package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Kept;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.view.PericlesView;

/** One line above the map: turn and years, War or Peace, Plague, Persian War, State Ship, Hostages, the play, both Wills. */
final class StatusStrip extends VBox {

    private final Words words;

    /** Never seen: it keeps the size of the texts around, whatever size the strip itself takes. */
    private final Label gauge = new Label();

    private final FlowPane line = new FlowPane();
    private final Shown<List<Mark>> shown = new Shown<>();

    /** A word of the strip: on a badge of a colour, or in bold or plain letters. */
    private record Mark(String text, Optional<SideColour> badge, boolean bold) {}

    StatusStrip(Words words) {
        this.words = words;
        line.getStyleClass().add("pericles-status");
        setId("pericles-status");
        gauge.setManaged(false);
        gauge.setVisible(false);
        getChildren().addAll(new Kept(line), gauge);
    }

    void show(PericlesView view) {
        List<Mark> marks = marks(view);
        if (shown.changes(marks)) {
            line.getChildren().setAll(marks.stream().map(StatusStrip::node).toList());
        }
    }

    private static Label node(Mark mark) {
        Label label = mark.badge()
                .<Label>map(colour -> new Badge(mark.text(), colour))
                .orElseGet(() -> Looks.text(mark.text()));
        Looks.styled(label, "pericles-turn", mark.bold());
        return label;
    }

    private List<Mark> marks(PericlesView view) {
        List<Mark> marks = new ArrayList<>();
        marks.add(bold(words.text("ui.turn") + " " + view.turn() + "/" + view.lastTurn() + "  " + view.fromYear() + "–"
                + view.toYear() + " " + words.text("ui.bc")));
        marks.add(
                badge(words.text(view.war() ? "ui.war" : "ui.peace"), view.war() ? SideColour.RED : SideColour.GREEN));
        marks.add(badge(view.postPlague() ? "ui.plague.after" : "ui.plague.before", view.postPlague()));
        if (view.persianWar()) {
            marks.add(badge("ui.persianwar", true));
        }
        marks.add(badge(
                view.stateShipCommitted()
                        ? "ui.stateship.out"
                        : view.stateShipReady() ? "ui.stateship.ready" : "ui.stateship.used",
                view.stateShipCommitted()));
        for (PericlesView.SideView side : view.sides()) {
            if (side.hostages()) {
                marks.add(badge(words.text("ui.hostages") + " " + words.name(side.side()), Looks.of(side.side())));
            }
        }
        view.play()
                .ifPresent(play -> marks.add(new Mark(
                        words.text("ui.play") + " " + play.title() + " " + play.version(), Optional.empty(), false)));
        for (PericlesView.SideView side : view.sides()) {
            side.will().ifPresent(will -> marks.add(will(side, will)));
        }
        if (view.ending() != Ending.RUNNING) {
            marks.add(end(view));
        }
        return marks;
    }

    /** How large texts are around the strip, in pixels. */
    double textSize() {
        return gauge.getFont().getSize();
    }

    /** Takes a style for the size of its texts. */
    void setTextSize(String style) {
        line.setStyle(style);
    }

    private static Mark bold(String text) {
        return new Mark(text, Optional.empty(), true);
    }

    private static Mark badge(String text, SideColour colour) {
        return new Mark(text, Optional.of(colour), false);
    }

    private Mark badge(String key, boolean strong) {
        return badge(words.text(key), strong ? SideColour.BLACK : SideColour.NEUTRAL);
    }

    private Mark end(PericlesView view) {
        Optional<String> winner = view.winner().map(words::name);
        return bold(words.text(view.ending().key())
                + winner.map(name -> " · " + words.text("ui.winner") + " " + name)
                        .orElse(""));
    }

    private Mark will(PericlesView.SideView side, PericlesView.WillView will) {
        String text = words.text("ui.will") + " " + words.name(side.side()) + ": " + words.name(will.goal()) + " "
                + (will.atLeast() < will.theaters().size() ? will.atLeast() + " " + words.text("ui.of") + " " : "")
                + words.name(will.theaters()) + " "
                + words.text(will.ignored() ? "ui.will.ignored" : will.met() ? "ui.will.met" : "ui.will.open");
        return badge(text, will.ignored() ? SideColour.NEUTRAL : Looks.of(side.side()));
    }
}
