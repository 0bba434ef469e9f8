package org.polemarch.perikles.ui;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.view.PeriklesView;

/** The open influence tiles while they are taken, and the viewer's own special tile until it is played. */
final class TileStrip extends FlowPane {

    private final Words words;
    private final Targets targets;

    TileStrip(Words words, Targets targets) {
        this.words = words;
        this.targets = targets;
        getStyleClass().add("perikles-tiles");
    }

    void show(PeriklesView view) {
        getChildren().clear();
        boolean played = view.player(view.viewer()).specialPlayed().isPresent();
        view.specialTile()
                .filter(tile -> !played)
                .ifPresent(tile -> getChildren().add(special(tile)));
        if (view.phase().compareTo(Phase.TAKE_INFLUENCE) <= 0) {
            view.display().forEach(tile -> getChildren().add(tile(tile)));
        }
        boolean any = !getChildren().isEmpty();
        setVisible(any);
        setManaged(any);
    }

    private Node tile(InfluenceTile tile) {
        return box(
                TileLooks.title(tile, words),
                TileLooks.effect(tile, words),
                TileLooks.colour(tile),
                Target.card(tile.id()),
                "perikles-tile");
    }

    private Node special(SpecialTile tile) {
        return box(
                words.name(tile) + " (" + words.text("tile.secret") + ")",
                words.text("special." + tile.name()),
                SideColour.PURPLE,
                Target.card(tile.id()),
                "perikles-special");
    }

    private Node box(String title, String text, SideColour colour, Target target, String style) {
        Label head = new Label(title);
        head.getStyleClass().add("perikles-location-name");
        head.setMaxWidth(Double.MAX_VALUE);
        Label body = new Label(text);
        body.setWrapText(true);
        body.getStyleClass().addAll("pm-text", "perikles-small");
        VBox box = new VBox(head, body);
        box.getStyleClass().addAll("perikles-location", style);
        head.getStyleClass().add("perikles-head");
        head.setStyle("-perikles-stripe: " + CityPanel.web(colour) + ";");
        targets.add(box, target, title + ". " + text);
        return box;
    }
}
