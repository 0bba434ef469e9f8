package org.polemarch.mountford.ui;

import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.Texts;

/** What the player lays over the map: zones of influence of either side, trade routes, legal ways. */
final class OverlayBar extends FlowPane {

    private final ToggleButton athensLand;
    private final ToggleButton athensNaval;
    private final ToggleButton leagueLand;
    private final ToggleButton leagueNaval;
    private final ToggleButton trade;
    private final ToggleButton ways;

    OverlayBar(Words words, Runnable changed) {
        getStyleClass().add("mf-overlays");
        athensLand = toggle("ui.show.athens-land", words, changed);
        athensNaval = toggle("ui.show.athens-naval", words, changed);
        leagueLand = toggle("ui.show.league-land", words, changed);
        leagueNaval = toggle("ui.show.league-naval", words, changed);
        trade = toggle("ui.show.trade", words, changed);
        ways = toggle("ui.show.ways", words, changed);
        ways.setSelected(true);
        Label legend = Texts.wrapped("?", "mf-legend");
        Tooltip.install(legend, new Tooltip(words.text("ui.legend")));
        legend.setAccessibleText(words.text("ui.legend"));
        getChildren()
                .addAll(
                        Texts.wrapped(words.text("ui.show"), "mf-small"),
                        athensLand,
                        athensNaval,
                        leagueLand,
                        leagueNaval,
                        trade,
                        ways,
                        legend);
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
