package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
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

    private static final double GONE = 0.45;

    private final Power power;
    private final Targets targets;
    private final Words words;
    private final Explanations explanations;
    private final Label person = Texts.wrapped("", "victory-small", "pm-text-soft");
    private final List<Label> left = new ArrayList<>();
    private final Label hand = figure();
    private final Label prepared = figure();
    private final Label deck = figure();
    private final Label discards = figure();
    private final PieceBox bowl;
    private final VBox cards = new VBox();
    private final Fold pile = new Fold();
    private final Shown<Boolean> moving = new Shown<>();
    private final Shown<Lying> lying = new Shown<>();

    /** The cards that can be read: Status cards, the face-up discard, and the own pile with the number of all its cards. */
    private record Lying(
            List<VictoryView.Face> status, Optional<VictoryView.Face> open, int pile, List<String> titles) {}

    PowerPanel(Power power, Targets targets, Words words, Explanations explanations) {
        this.power = power;
        this.targets = targets;
        this.words = words;
        this.explanations = explanations;
        getStyleClass().add("victory-power");
        setId("victory-" + power.id());
        setFocusTraversable(true);
        Tip.on(this, () -> explanations.power(power));
        bowl = new PieceBox(targets);
        cards.getStyleClass().add("victory-statuses");
        getChildren().addAll(head(), counts(), cards);
    }

    private HBox head() {
        Badge name = new Badge(Looks.letter(power) + "  " + words.text("power." + power.id()), Looks.of(power));
        name.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(name, () -> explanations.profile(power));
        HBox available = new HBox();
        available.getStyleClass().add("victory-left");
        available.setMinWidth(Region.USE_PREF_SIZE);
        available.setAlignment(Pos.CENTER_LEFT);
        for (Sort sort : Sort.values()) {
            HBox pieces = left(Looks.shape(power, sort), words.name(sort));
            available.getChildren().add(tell(pieces, () -> explanations.left(power, sort)));
        }
        HBox tokens = left(PieceShape.COIN, words.text("token") + " " + words.name(power));
        available.getChildren().add(tell(tokens, () -> explanations.tokensLeft(power)));
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox head = new HBox(name, between, available);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("victory-row");
        return head;
    }

    private HBox left(PieceShape shape, String what) {
        Label number = Texts.wrapped("", "victory-strong", "victory-small");
        left.add(number);
        Piece piece = Piece.of(shape, Looks.of(power)).called(what + ", " + words.text("count.left"));
        HBox box = new HBox(new Token(piece.sized(0.5)), number);
        box.getStyleClass().add("victory-count");
        box.setFillHeight(false);
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(Region.USE_PREF_SIZE);
        return box;
    }

    private FlowPane counts() {
        FlowPane counts = new FlowPane(
                tell(count(hand, "count.hand"), () -> explanations.hand(power)),
                tell(count(prepared, "count.prepared"), () -> explanations.prepared(power)),
                tell(count(deck, "count.deck"), () -> explanations.deck(power)),
                tell(count(discards, "count.discards"), () -> explanations.discards(power)),
                tell(count(bowl, "count.bowl"), () -> explanations.bowl(power)),
                person);
        counts.getStyleClass().add("victory-counts");
        return counts;
    }

    /** The icon in a count adds nothing to it, so it doesn't cover the count's tooltip. */
    private static HBox tell(HBox count, Supplier<String> text) {
        count.getChildren().forEach(each -> each.setMouseTransparent(true));
        count.setPickOnBounds(true);
        return Tip.on(count, text);
    }

    private static Label figure() {
        return Texts.wrapped("", "victory-strong");
    }

    private HBox count(Node figure, String key) {
        HBox box = new HBox(figure, Texts.wrapped(words.text(key), "victory-small"));
        box.setFillHeight(false);
        box.setAlignment(figure instanceof Label ? Pos.BASELINE_LEFT : Pos.CENTER_LEFT);
        box.getStyleClass().add("victory-count");
        return box;
    }

    void show(VictoryView view) {
        VictoryView.PowerView own = view.powers().get(power.ordinal());
        if (moving.changes(view.mover() == power && view.step() != Step.SET_UP)) {
            getStyleClass().remove("victory-moving");
            if (view.mover() == power && view.step() != Step.SET_UP) {
                getStyleClass().add("victory-moving");
            }
        }
        for (int i = 0; i < left.size(); i++) {
            int count = own.available().get(i);
            left.get(i).setText(Integer.toString(count));
            left.get(i).getParent().setOpacity(count == 0 ? GONE : 1);
        }
        hand.setText(Integer.toString(own.hand()));
        prepared.setText(Integer.toString(own.prepared()));
        deck.setText(Integer.toString(own.deck()));
        discards.setText(Integer.toString(own.discards()));
        bowl.show(List.of(Piece.of(PieceShape.COIN, own.bowl() > 0 ? Looks.of(power) : SideColour.NEUTRAL)
                .marked(Integer.toString(own.bowl()))
                .sized(0.6)));
        boolean shared = view.powers().stream()
                .anyMatch(each -> each.person() != each.power().ordinal() + 1);
        person.setText(shared ? words.text("power.person") + " " + own.person() : "");
        person.setVisible(shared);
        person.setManaged(shared);
        setAccessibleText(explanations.power(power));
        Lying now = lying(own, view);
        if (lying.changes(now)) {
            draw(now);
        }
    }

    private Lying lying(VictoryView.PowerView own, VictoryView view) {
        List<String> discarded = view.secrets().stream()
                .filter(secrets -> secrets.power() == power)
                .findFirst()
                .map(VictoryView.Secrets::discards)
                .orElse(List.of());
        return new Lying(
                own.status().stream().flatMap(card -> view.face(card).stream()).toList(),
                view.face(own.open()),
                discarded.size(),
                titles(discarded, view));
    }

    private void draw(Lying now) {
        cards.getChildren().forEach(targets::remove);
        cards.getChildren().clear();
        now.status().forEach(face -> cards.getChildren().add(status(face)));
        now.open()
                .ifPresent(face -> cards.getChildren()
                        .add(Tip.on(
                                Texts.wrapped(
                                        words.text("power.open") + ": " + face.title(),
                                        "victory-small",
                                        "pm-text-soft"),
                                face.title() + "\n" + face.text() + "\n" + words.text("tip.open"))));
        if (now.pile() > 0) {
            pile.show(words.text("power.pile") + ": " + now.pile(), now.titles());
            cards.getChildren().addAll(pile.head(), pile.body());
        }
    }

    /** The viewer's own discard pile, which its owner may look through at any time. */
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

    private Status status(VictoryView.Face face) {
        Status box = new Status(face);
        Tip.on(box, explanations.card(face));
        return targets.add(box, Target.card(face.id()), face.title() + ". " + face.text());
    }

    /** A Status card; its style sheet rings it, which is painted faster than the usual ring. */
    private static final class Status extends VBox implements Lightable {

        Status(VictoryView.Face face) {
            super(
                    Texts.wrapped(face.title(), "victory-strong", "victory-small"),
                    Texts.wrapped(face.text(), "victory-small"));
            getStyleClass().add("victory-status");
        }

        @Override
        public void light(boolean lit, boolean picked) {
            setViewOrder(lit || picked ? -1 : 0);
        }
    }
}
