package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import org.polemarch.api.ui.Children;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Targets;

/**
 * Cards in a row that scrolls sideways, or in as many rows as they need. Cards that are shown again keep their nodes,
 * and a card that replaces another reuses its node if it has the same parts.
 */
public final class HandPane extends ScrollPane {

    public enum Lay {
        ROW,
        /** In one row, each covering the right part of the one before; the one under the mouse comes to the front. */
        FAN,
        WRAP
    }

    private final Targets targets;
    private final Pane cards;
    private final List<CardNode> nodes = new ArrayList<>();
    private List<Card> shown = List.of();

    public HandPane(Targets targets, Lay lay) {
        this.targets = targets;
        this.cards = lay == Lay.WRAP ? new FlowPane() : new HBox();
        getStyleClass().add("pm-hand");
        cards.getStyleClass().add(lay == Lay.FAN ? "pm-hand-fan" : "pm-hand-cards");
        setContent(cards);
        setPannable(false);
        setFocusTraversable(false);
        setFitToWidth(lay == Lay.WRAP);
        setFitToHeight(lay != Lay.WRAP);
        setVbarPolicy(lay == Lay.WRAP ? ScrollBarPolicy.AS_NEEDED : ScrollBarPolicy.NEVER);
        setHbarPolicy(lay == Lay.WRAP ? ScrollBarPolicy.NEVER : ScrollBarPolicy.AS_NEEDED);
        setAccessibleText(KitWords.text("cards"));
    }

    public void show(List<Card> hand) {
        if (shown.equals(hand)) {
            return;
        }
        shown = List.copyOf(hand);
        List<CardNode> spare = new ArrayList<>(nodes);
        nodes.clear();
        for (Card card : shown) {
            nodes.add(Children.taken(spare, node -> node.card().equals(card)));
        }
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i) == null) {
                nodes.set(i, written(shown.get(i), spare));
            }
        }
        spare.forEach(targets::remove);
        Children.set(cards.getChildren(), nodes);
    }

    /** The reused node of a card that has gone, or a new node. */
    private CardNode written(Card card, List<CardNode> spare) {
        CardNode old = Children.taken(spare, before -> before.card().hasPartsOf(card));
        CardNode node = old == null ? drawn(card) : old;
        if (old != null) {
            old.become(card);
        }
        card.target().ifPresent(target -> targets.add(node, target, node.getAccessibleText()));
        return node;
    }

    private static CardNode drawn(Card card) {
        CardNode node = new CardNode(card);
        node.hoverProperty().addListener(changed -> node.setViewOrder(node.isHover() ? -1 : 0));
        node.focusedProperty().addListener(changed -> node.setViewOrder(node.isFocused() ? -1 : 0));
        return node;
    }
}
