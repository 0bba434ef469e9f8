package org.polemarch.polis.ui;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.view.PolisView;

/** A Project on offer: what it costs, what it is worth and where it can be built. Its style draws the ring of what is lit. */
final class ProjectRow extends VBox implements Lightable {

    private final PolisView.Tile tile;

    ProjectRow(PolisView.Tile tile, Words words) {
        this.tile = tile;
        Label name = Texts.wrapped(words.name(tile.project()), "polis-strong");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label cost = Texts.wrapped(words.name(tile.cost()), "polis-small");
        HBox.setHgrow(cost, Priority.ALWAYS);
        cost.setMaxWidth(Double.MAX_VALUE);
        Badge value = new Badge("+" + tile.prestige() + " / " + tile.endGame(), SideColour.GOLD);
        value.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(name, cost, value);
        head.getStyleClass().add("polis-badges");
        head.setAlignment(Pos.CENTER_LEFT);
        Label where = Texts.wrapped(
                words.name(tile.category()) + ": " + words.name(tile.poleis()), "polis-small", "pm-text-soft");
        getChildren().addAll(head, where);
        getStyleClass().add("polis-tile");
    }

    PolisView.Tile tile() {
        return tile;
    }

    @Override
    public void light(boolean lit, boolean picked) {}
}
