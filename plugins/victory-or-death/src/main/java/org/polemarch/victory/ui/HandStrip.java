package org.polemarch.victory.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.Card;
import org.polemarch.victory.view.VictoryView;

/**
 * The own cards with all that stands on them: hand, then face-down Prepare cards; while the draw deck is searched, what may
 * be fetched. Who plays two powers sees the cards of the one asked first and whole, of those of the other the titles; what
 * stands on these is told where one is pointed at. Hands come and go, but the map stands still: the strip always has the
 * room of a full hand. The cards of a larger one are lower, and it scrolls where they would be too low to be told apart.
 */
final class HandStrip extends StackPane {

    /** What a full hand takes of the table, in lines of text by lines of text, and how high it is at least and at most. */
    private static final double FULL_HAND = 1130;

    private static final double LEAST = 9.8;
    private static final double MOST = 16.5;

    /** By how much the cards of a second power make it higher, in lines of text. */
    private static final double SECOND_POWER = 3.7;

    private final Words words;
    private final CardRows cards;
    private final Em line = new Em();
    private final ScrollPane scroll;
    private final BorderPane table;
    private final Shown<List<List<Card>>> shown = new Shown<>();
    private boolean twoPowers;
    private int firstLit = -1;

    HandStrip(Targets targets, Words words, BorderPane table, Explanations explanations) {
        this.words = words;
        this.table = table;
        cards = new CardRows(targets, card -> explanations.card(card.id()));
        scroll = new ScrollPane(cards);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.setMinHeight(0);
        scroll.getStyleClass().add("victory-hand-scroll");
        getStyleClass().add("victory-hand");
        setId("victory-hand");
        getChildren().addAll(line, scroll);
        table.heightProperty().addListener(changed -> requestLayout());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        // As wide as the table, whatever width a layout tries it with: the least height of the table must not depend on
        // it.
        double wide = table.getWidth() > 0 ? table.getWidth() : width;
        double all = kept(wide);
        return snapSizeY(table.getHeight() > 0 ? Math.min(all, Math.max(getMinHeight(), room())) : all);
    }

    private double kept(double width) {
        double em = line.size();
        if (em == 0 || width <= 0) {
            return cards.prefHeight(width);
        }
        double high = Math.max(LEAST, Math.min(MOST, FULL_HAND * em / width)) + (twoPowers ? SECOND_POWER : 0);
        return high * em;
    }

    /** What the strip above and the least the map can do with leave. */
    private double room() {
        return table.getHeight()
                - table.getTop().prefHeight(table.getWidth())
                - table.getCenter().minHeight(-1);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        bringIntoSight();
    }

    void show(VictoryView view, Situation situation) {
        List<Card> whole = new ArrayList<>();
        List<Card> brief = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        List<VictoryView.Secrets> order = new ArrayList<>(view.secrets());
        order.sort((a, b) -> Boolean.compare(b.power() == view.seat(), a.power() == view.seat()));
        for (VictoryView.Secrets own : order) {
            boolean mine = order.size() == 1;
            List<Card> all = own.power() == view.seat() ? whole : brief;
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
        deck.addAll(whole);
        twoPowers = order.size() > 1;
        if (shown.changes(List.of(deck, brief))) {
            cards.show(deck, brief);
            requestLayout();
        }
        firstLit = -1;
        for (int i = deck.size() - 1; i >= 0; i--) {
            firstLit = deck.get(i).target().filter(situation.lit()::contains).isPresent() ? i : firstLit;
        }
        if (!isNeedsLayout()) {
            bringIntoSight();
        }
    }

    /** Where not all cards can be seen at once, the first that can be chosen is. */
    private void bringIntoSight() {
        if (firstLit >= 0) {
            Bounds card = cards.node(firstLit).getBoundsInParent();
            double hidden = cards.getHeight() - scroll.getViewportBounds().getHeight();
            scroll.setVvalue(hidden > 0 ? Math.min(1, card.getMinY() / hidden) : 0);
            firstLit = -1;
        }
    }

    /** Equal cards lie in one pile with their number. */
    private void row(List<String> ids, String where, VictoryView view, List<Card> cards, Set<String> known) {
        for (String id : new LinkedHashSet<>(ids)) {
            known.add(id);
            int count = Collections.frequency(ids, id);
            view.face(id).ifPresent(face -> {
                Card card = Card.of(id, face.title(), face.text(), Looks.of(face.power()))
                        .kind(kind(face, where));
                cards.add(count > 1 ? card.corners("\u00d7" + count) : card);
            });
        }
    }

    /** The type, unless it is the title, and where the card lies. */
    private String kind(VictoryView.Face face, String where) {
        String type = face.type().basic() ? "" : words.name(face.type());
        return type.isEmpty() || where.isEmpty() ? type + where : type + " \u00b7 " + where;
    }
}
