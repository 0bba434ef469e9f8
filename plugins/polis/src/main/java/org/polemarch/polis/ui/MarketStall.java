package org.polemarch.polis.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.view.PolisView;

/** A Foreign Market with its spaces. */
final class MarketStall extends VBox {

    private final Targets targets;
    private final Words words;
    private final Market market;
    private final Map<String, MarketSpace> spaces = new LinkedHashMap<>();

    MarketStall(Targets targets, Words words, Market market) {
        this.targets = targets;
        this.words = words;
        this.market = market;
        getStyleClass().add("polis-market");
        getChildren().add(Texts.wrapped(words.name(market), "polis-market-name"));
    }

    void show(List<PolisView.Stall> stalls) {
        for (PolisView.Stall stall : stalls) {
            spaces.computeIfAbsent(stall.id(), this::space).show(stall);
        }
    }

    private MarketSpace space(String id) {
        MarketSpace space = new MarketSpace(targets, words, words.name(market));
        getChildren().add(targets.add(space, Things.stall(id), ""));
        return space;
    }
}
