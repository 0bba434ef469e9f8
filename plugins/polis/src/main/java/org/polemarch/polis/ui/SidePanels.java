package org.polemarch.polis.ui;

import javafx.scene.Node;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.polis.view.PolisView;

/** What lies beside the map: round and event, personal boards, Market Area, Projects on offer, Tribute Area. */
final class SidePanels {

    private final RoundPanel round;
    private final BoardsPanel boards;
    private final OfferPanel projects;
    private final PricesPanel market;
    private final TributePanel tribute;

    SidePanels(Targets targets, Words words) {
        round = new RoundPanel(words);
        boards = new BoardsPanel(words);
        projects = new OfferPanel(targets, words);
        market = new PricesPanel(words);
        tribute = new TributePanel(words);
    }

    /**
     * The panels in their order. Prices are small and change with every trade: they are in sight in a small window too. What the
     * map has no room for comes before the values that belong to it.
     */
    Node[] nodes(Node stalls) {
        return new Node[] {
            round.panel(), boards.panel(), stalls, market.panel(), projects.panel(), tribute.panel(),
        };
    }

    Node projects() {
        return projects.panel();
    }

    void show(PolisView view) {
        round.show(view);
        boards.show(view.boards());
        projects.show(view);
        market.show(view.prices());
        tribute.show(view.tribute());
    }
}
