package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Fold;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.view.VictoryView;

/**
 * What everybody knows of a power: its cards by number, its Status cards, the bowl, the pieces it can still bring; and for
 * its owner what lies in its discard pile.
 */
final class PowerPanel extends VBox {

    private static final int TOKENS = 3;
    private static final double GONE = 0.45;

    private final Power power;
    private final Targets targets;
    private final Words words;
    private final Badge name;
    private final Label person = Texts.wrapped("", "victory-small", "pm-text-soft");
    private final FlowPane counts = new FlowPane();
    private final HBox left = new HBox();
    private final VBox cards = new VBox();
    private final Fold pile = new Fold();
    private List<Object> shown = List.of();

    PowerPanel(Power power, Targets targets, Words words) {
        this.power = power;
        this.targets = targets;
        this.words = words;
        getStyleClass().add("victory-power");
        name = new Badge(Looks.letter(power) + "  " + words.text("power." + power.id()), Looks.of(power));
        name.setMinWidth(Region.USE_PREF_SIZE);
        left.getStyleClass().add("victory-left");
        left.setMinWidth(Region.USE_PREF_SIZE);
        left.setAlignment(Pos.CENTER_LEFT);
        Tip.on(left, words.text("count.left"));
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox head = new HBox(name, between, left);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("victory-row");
        counts.getStyleClass().add("victory-counts");
        cards.getStyleClass().add("victory-statuses");
        getChildren().addAll(head, counts, cards);
    }

    void show(VictoryView view) {
        VictoryView.PowerView own = view.powers().get(power.ordinal());
        List<Object> now = List.of(own, view.mover(), view.step(), view.faces(), view.secrets());
        if (now.equals(shown)) {
            return;
        }
        shown = now;
        getStyleClass().remove("victory-moving");
        if (view.mover() == power && view.step() != Step.SET_UP) {
            getStyleClass().add("victory-moving");
        }
        boolean shared = view.powers().stream()
                .anyMatch(each -> each.person() != each.power().ordinal() + 1);
        person.setText(shared ? words.text("power.person") + " " + own.person() : "");
        available(own);
        counts(own);
        cards(own, view);
    }

    private void available(VictoryView.PowerView own) {
        left.getChildren().clear();
        for (Sort sort : Sort.values()) {
            left(
                    Piece.of(Looks.shape(power, sort), Looks.of(power))
                            .called(words.name(sort) + ", " + words.text("count.left")),
                    own.available().get(sort.ordinal()));
        }
        left(
                Piece.of(PieceShape.COIN, Looks.of(power))
                        .called(words.text("token") + " " + words.name(power) + ", " + words.text("count.left")),
                own.available().get(TOKENS));
    }

    private void left(Piece piece, int count) {
        HBox box = new HBox(
                new Token(piece.sized(0.5)), Texts.wrapped(Integer.toString(count), "victory-strong", "victory-small"));
        box.getStyleClass().add("victory-count");
        box.setFillHeight(false);
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(Region.USE_PREF_SIZE);
        box.setOpacity(count == 0 ? GONE : 1);
        left.getChildren().add(box);
    }

    private void counts(VictoryView.PowerView own) {
        counts.getChildren().clear();
        count("count.hand", own.hand());
        count("count.prepared", own.prepared());
        count("count.deck", own.deck());
        count("count.discards", own.discards());
        HBox bowl = new HBox(
                new Token(Piece.of(PieceShape.COIN, own.bowl() > 0 ? Looks.of(power) : SideColour.NEUTRAL)
                        .marked(Integer.toString(own.bowl()))
                        .sized(0.6)),
                Texts.wrapped(words.text("count.bowl"), "victory-small"));
        bowl.setFillHeight(false);
        bowl.setAlignment(Pos.CENTER_LEFT);
        bowl.getStyleClass().add("victory-count");
        counts.getChildren().add(bowl);
        if (!person.getText().isEmpty()) {
            counts.getChildren().add(person);
        }
    }

    private void count(String key, int number) {
        Label figure = Texts.wrapped(Integer.toString(number), "victory-strong");
        HBox box = new HBox(figure, Texts.wrapped(words.text(key), "victory-small"));
        box.setAlignment(Pos.BASELINE_LEFT);
        box.getStyleClass().add("victory-count");
        counts.getChildren().add(box);
    }

    private void cards(VictoryView.PowerView own, VictoryView view) {
        cards.getChildren().forEach(targets::remove);
        cards.getChildren().clear();
        for (String card : own.status()) {
            view.face(card).ifPresent(face -> cards.getChildren().add(status(face)));
        }
        view.face(own.open())
                .ifPresent(face -> cards.getChildren()
                        .add(Tip.on(
                                Texts.wrapped(
                                        words.text("power.open") + ": " + face.title(),
                                        "victory-small",
                                        "pm-text-soft"),
                                face.title() + "\n" + face.text())));
        for (VictoryView.Secrets secrets : view.secrets()) {
            if (secrets.power() == power && !secrets.discards().isEmpty()) {
                pile.show(
                        words.text("power.pile") + ": " + secrets.discards().size(), titles(secrets.discards(), view));
                cards.getChildren().addAll(pile.head(), pile.body());
            }
        }
    }

    /** What is in the own discard pile, which its owner may look through at any time. */
    private static List<String> titles(List<String> discards, VictoryView view) {
        List<String> titles = new ArrayList<>();
        for (String id : new TreeSet<>(discards)) {
            int count = Collections.frequency(discards, id);
            view.face(id)
                    .ifPresent(face -> titles.add(
                            count > 1 ? "\u2022 " + face.title() + " \u00d7" + count : "\u2022 " + face.title()));
        }
        return titles;
    }

    private VBox status(VictoryView.Face face) {
        VBox box = new VBox(
                Texts.wrapped(face.title(), "victory-strong", "victory-small"),
                Texts.wrapped(face.text(), "victory-small"));
        box.getStyleClass().add("victory-status");
        Tip.on(box, face.title() + "\n" + face.text());
        return targets.add(box, Target.card(face.id()), face.title() + ". " + face.text());
    }
}
