package org.polemarch.mountford.ui;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.table.Texts;

/**
 * What the player lays over the map: zones of influence of either side, trade routes, legal ways. Where there is little
 * room it gives way to the answers beside it.
 */
final class OverlayBar extends ScrollPane {

    private final ToggleButton athensLand;
    private final ToggleButton athensNaval;
    private final ToggleButton leagueLand;
    private final ToggleButton leagueNaval;
    private final ToggleButton trade;
    private final ToggleButton ways;

    OverlayBar(Words words, Runnable changed) {
        getStyleClass().addAll("pm-hand", "mf-overlays");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        athensLand = toggle("ui.show.athens-land", words, changed);
        athensNaval = toggle("ui.show.athens-naval", words, changed);
        leagueLand = toggle("ui.show.league-land", words, changed);
        leagueNaval = toggle("ui.show.league-naval", words, changed);
        trade = toggle("ui.show.trade", words, changed);
        ways = toggle("ui.show.ways", words, changed);
        ways.setSelected(true);
        Label legend = Texts.wrapped("?", "mf-legend");
        Tip.on(legend, words.text("ui.legend"));
        legend.setAccessibleText(words.text("ui.legend"));
        FlowPane toggles = new FlowPane(
                Texts.wrapped(words.text("ui.show"), "mf-small"),
                athensLand,
                athensNaval,
                leagueLand,
                leagueNaval,
                trade,
                ways,
                legend);
        toggles.getStyleClass().add("mf-overlay-row");
        setContent(toggles);
    }

    private static ToggleButton toggle(String key, Words words, Runnable changed) {
        ToggleButton button = new ToggleButton(words.text(key));
        button.getStyleClass().add("mf-toggle");
        button.selectedProperty().addListener(now -> changed.run());
        return button;
    }

    /** Everything is laid over the map, or nothing is. */
    void setAll(boolean shown) {
        for (ToggleButton each : new ToggleButton[] {athensLand, athensNaval, leagueLand, leagueNaval, trade, ways}) {
            each.setSelected(shown);
        }
    }

    boolean athensLand() {
        return athensLand.isSelected();
    }

    boolean athensNaval() {
        return athensNaval.isSelected();
    }

    boolean leagueLand() {
        return leagueLand.isSelected();
    }

    boolean leagueNaval() {
        return leagueNaval.isSelected();
    }

    boolean trade() {
        return trade.isSelected();
    }

    boolean ways() {
        return ways.isSelected();
    }
}
