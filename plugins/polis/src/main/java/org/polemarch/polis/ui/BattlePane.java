package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Card;
import org.polemarch.api.ui.table.HandPane;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/** A battle, card against card: each attack with its answer, and the viewer's hand. */
final class BattlePane extends VBox {

    private final Words words;
    private final Label title = Texts.wrapped("", "polis-strong", "polis-battle-title");
    private final HandPane first;
    private final HandPane second;
    private final HandPane hand;
    private final Shown<Content> shown = new Shown<>();

    private record Content(Optional<PolisView.Battle> battle, Side viewer) {}

    BattlePane(Targets targets, Words words) {
        this.words = words;
        first = new HandPane(targets, HandPane.Lay.ROW);
        second = new HandPane(targets, HandPane.Lay.ROW);
        hand = new HandPane(targets, HandPane.Lay.ROW);
        getStyleClass().add("polis-battle");
        HBox.setHgrow(hand, Priority.ALWAYS);
        HBox row = new HBox(
                new VBox(caption("battle.first"), first),
                new VBox(caption("battle.second"), second),
                new VBox(caption("battle.hand"), hand));
        HBox.setHgrow(row.getChildren().get(2), Priority.ALWAYS);
        row.getStyleClass().add("polis-battle-row");
        row.setAlignment(Pos.TOP_LEFT);
        getChildren().addAll(title, row);
        setMaxHeight(USE_PREF_SIZE);
        show(Optional.empty(), Side.ATHENS);
    }

    private Label caption(String key) {
        return Texts.wrapped(words.text(key), "polis-small", "pm-text-soft");
    }

    void show(Optional<PolisView.Battle> battle, Side viewer) {
        if (!shown.changes(new Content(battle, viewer))) {
            return;
        }
        setVisible(battle.isPresent());
        setManaged(battle.isPresent());
        battle.ifPresent(each -> show(each, viewer));
    }

    private void show(PolisView.Battle battle, Side viewer) {
        Side attacker = battle.attacker();
        title.setText(words.text("battle.in") + " " + words.name(battle.space()) + ": " + words.name(attacker) + " "
                + words.text("battle.attacks") + "; " + hands(battle, viewer)
                + (battle.used().isEmpty() ? "" : "; " + words.text("battle.used") + " " + words.name(battle.used()))
                + (battle.commanders().isEmpty()
                        ? ""
                        : "; " + words.text("battle.commanders") + " " + words.name(battle.commanders())));
        first.show(pair(battle, 0));
        second.show(pair(battle, 1));
        List<Card> own = new ArrayList<>();
        for (Face face : battle.hand()) {
            own.add(card(face, Looks.of(viewer)));
        }
        hand.show(own);
    }

    private String hands(PolisView.Battle battle, Side viewer) {
        return battle.hand().isEmpty() && battle.enemyHand() == 0
                ? words.text("battle.undrawn")
                : words.name(viewer.other()) + " " + words.text("battle.holds") + " " + battle.enemyHand() + ", "
                        + battle.deck() + " " + words.text("battle.deck");
    }

    private List<Card> pair(PolisView.Battle battle, int place) {
        return List.of(
                laid(battle.attack(), place, battle.attacker(), "battle.attack"),
                laid(battle.defence(), place, battle.attacker().other(), "battle.defence"));
    }

    private Card laid(List<Face> cards, int place, Side side, String key) {
        if (place >= cards.size()) {
            return Card.back(key + place + side.id(), words.text(key), SideColour.NEUTRAL);
        }
        Face face = cards.get(place);
        return new Card(
                key + place + face.id(),
                words.text(key),
                words.name(face.formation()),
                words.name(face.maneuver()),
                "",
                Looks.of(side),
                List.of(Integer.toString(face.value())),
                false,
                Optional.empty());
    }

    private Card card(Face face, SideColour colour) {
        return Card.of(face.id(), words.name(face.formation()), words.name(face.maneuver()), colour)
                .corners(Integer.toString(face.value()));
    }
}
