package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Targets;

/** Cards in a row that scrolls sideways, or in as many rows as they need. Cards shown again keep their nodes. */
public final class HandPane extends ScrollPane {

    /** How the cards lie. */
    public enum Lay {
        /** In one row. */
        ROW,
        /** In one row, each over the right part of the one before; the one pointed at comes to the front. */
        FAN,
        /** In rows as wide as there is room. */
        WRAP
    }

    private final Targets targets;
    private final Pane cards;
    private List<Card> shown = List.of();

    /** An empty hand. */
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

    /** Shows these cards in this order. */
    public void show(List<Card> hand) {
        if (shown.equals(hand)) {
            return;
        }
        shown = List.copyOf(hand);
        List<Node> spare = new ArrayList<>(cards.getChildren());
        List<Node> next = new ArrayList<>();
        for (Card card : shown) {
            next.add(kept(card, spare));
        }
        spare.forEach(targets::remove);
        cards.getChildren().setAll(next);
    }

    private Node kept(Card card, List<Node> spare) {
        for (Node node : spare) {
            if (node instanceof CardNode old && old.card().equals(card)) {
                spare.remove(node);
                return node;
            }
        }
        CardNode node = new CardNode(card);
        card.target().ifPresent(target -> targets.add(node, target, node.getAccessibleText()));
        node.hoverProperty().addListener(changed -> node.setViewOrder(node.isHover() ? -1 : 0));
        node.focusedProperty().addListener(changed -> node.setViewOrder(node.isFocused() ? -1 : 0));
        return node;
    }
}
