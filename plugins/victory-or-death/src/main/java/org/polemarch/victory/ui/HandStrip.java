package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.Card;
import org.polemarch.api.ui.table.HandPane;
import org.polemarch.victory.view.VictoryView;

/**
 * The own cards, readable: hand, then face-down Prepare cards; while the draw deck is searched, what may be fetched. Who
 * plays two powers sees the cards of the one asked first.
 */
final class HandStrip extends HBox {

    private static final int LONGEST_TITLE = 44;

    private final Words words;
    private final HandPane cards;

    HandStrip(Targets targets, Words words) {
        this.words = words;
        cards = new HandPane(targets, HandPane.Lay.ROW);
        cards.setFitToWidth(true); // cards grow narrower before the row begins to scroll
        getStyleClass().add("victory-hand");
        HBox.setHgrow(cards, Priority.ALWAYS);
        getChildren().add(new VBox(cards));
        HBox.setHgrow(getChildren().get(0), Priority.ALWAYS);
        VBox.setVgrow(cards, Priority.ALWAYS);
    }

    void show(VictoryView view, Situation situation) {
        List<Card> all = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        List<VictoryView.Secrets> order = new ArrayList<>(view.secrets());
        order.sort((a, b) -> Boolean.compare(b.power() == view.seat(), a.power() == view.seat()));
        for (VictoryView.Secrets own : order) {
            boolean mine = order.size() == 1;
            row(own.hand(), mine ? "" : words.text("power." + own.power().id()), view, all, known);
            row(own.prepared(), words.text("hand.prepared"), view, all, known);
        }
        for (VictoryView.PowerView power : view.powers()) {
            known.addAll(power.status());
        }
        List<String> fetched = Stream.concat(situation.picked().stream(), situation.lit().stream())
                .filter(target -> target.kind() == Target.Kind.CARD)
                .map(Target::id)
                .filter(id -> !known.contains(id))
                .toList();
        List<Card> deck = new ArrayList<>();
        row(fetched, words.text("hand.deck"), view, deck, known);
        deck.addAll(all);
        cards.show(deck);
        bringIntoSight(deck, situation.lit());
    }

    /** Where even narrow cards do not all fit, the first that can be chosen is in sight. */
    private void bringIntoSight(List<Card> row, Set<Target> lit) {
        for (int i = 0; i < row.size(); i++) {
            if (row.get(i).target().filter(lit::contains).isPresent()) {
                cards.setHvalue(i / Math.max(1.0, row.size() - 1.0));
                return;
            }
        }
        cards.setHvalue(0);
    }

    /** Equal cards lie in one pile with their number. */
    private void row(List<String> ids, String where, VictoryView view, List<Card> cards, Set<String> known) {
        for (String id : new LinkedHashSet<>(ids)) {
            known.add(id);
            int count = Collections.frequency(ids, id);
            view.face(id).ifPresent(face -> {
                Card card = Card.of(id, brief(face.title()), face.text(), Looks.of(face.power()))
                        .kind(words.name(face.type()) + (where.isEmpty() ? "" : " \u00b7 " + where));
                cards.add(count > 1 ? card.corners("\u00d7" + count) : card);
            });
        }
    }

    /** Many titles are whole sentences; a card in hand shows their beginning, so that its text stays readable. */
    private static String brief(String title) {
        int end = title.length() <= LONGEST_TITLE ? -1 : title.lastIndexOf(' ', LONGEST_TITLE);
        return end < 0 ? title : title.substring(0, end) + " \u2026";
    }
}
