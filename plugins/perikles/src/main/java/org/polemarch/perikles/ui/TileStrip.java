package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.view.PeriklesView;

/**
 * What belongs to the phase: the open influence tiles while they are taken, war and alliance while forces are sent; and
 * the viewer's own special tile until it is played.
 */
final class TileStrip extends HBox {

    /** Two powers that are at war or allied. */
    record Pair(Power one, Power other) {}

    private final Words words;
    private final Targets targets;
    private final FlowPane tiles = new FlowPane();

    TileStrip(Words words, Targets targets) {
        this.words = words;
        this.targets = targets;
        getStyleClass().add("perikles-tiles");
        tiles.getStyleClass().add("perikles-tile-flow");
        HBox.setHgrow(tiles, Priority.ALWAYS);
    }

    void show(PeriklesView view) {
        getChildren().clear();
        tiles.getChildren().clear();
        boolean played = view.player(view.viewer()).specialPlayed().isPresent();
        view.specialTile()
                .filter(tile -> !played)
                .ifPresent(tile -> getChildren().add(special(tile)));
        if (view.phase().compareTo(Phase.TAKE_INFLUENCE) <= 0) {
            view.display().forEach(tile -> tiles.getChildren().add(tile(tile)));
            getChildren().add(tiles);
        } else if (view.phase().compareTo(Phase.COMMIT_FORCES) >= 0) {
            getChildren().add(relations(view));
        }
        boolean any = !getChildren().isEmpty();
        setVisible(any);
        setManaged(any);
    }

    private VBox tile(InfluenceTile tile) {
        VBox box = box(TileLooks.title(tile, words), TileLooks.effect(tile, words), TileLooks.colour(tile));
        box.getStyleClass().add("perikles-tile");
        targets.add(box, Target.card(tile.id()), words.name(tile));
        return box;
    }

    private VBox special(SpecialTile tile) {
        String title = words.name(tile) + " (" + words.text("tile.secret") + ")";
        String text = words.text("special." + tile.name());
        VBox box = box(title, text, SideColour.PURPLE);
        box.getStyleClass().add("perikles-special");
        HBox.setHgrow(box, Priority.SOMETIMES);
        targets.add(box, Target.card(tile.id()), title + ". " + text);
        return box;
    }

    private VBox relations(PeriklesView view) {
        List<String> wars = new ArrayList<>();
        List<String> alliances = new ArrayList<>();
        for (PeriklesView.Relation relation : view.relations()) {
            (relation.war() ? wars : alliances).add(words.say(new Pair(relation.one(), relation.other())));
        }
        VBox box = box(words.text("relations.title"), lines(wars, alliances), SideColour.NEUTRAL);
        box.getStyleClass().add("perikles-relations");
        HBox.setHgrow(box, Priority.ALWAYS);
        return box;
    }

    private String lines(List<String> wars, List<String> alliances) {
        if (wars.isEmpty() && alliances.isEmpty()) {
            return words.text("relations.none");
        }
        List<String> lines = new ArrayList<>();
        if (!wars.isEmpty()) {
            lines.add(words.text("relations.war") + " " + String.join(", ", wars));
        }
        if (!alliances.isEmpty()) {
            lines.add(words.text("relations.allied") + " " + String.join(", ", alliances));
        }
        return String.join("\n", lines);
    }

    private static VBox box(String title, String text, SideColour colour) {
        Label head = new Label(title);
        head.getStyleClass().addAll("perikles-location-name", "perikles-head");
        head.setMaxWidth(Double.MAX_VALUE);
        head.setStyle("-perikles-stripe: " + CityPanel.web(colour) + ";");
        Label body = new Label(text);
        body.setWrapText(true);
        body.getStyleClass().addAll("pm-text", "perikles-small");
        VBox box = new VBox(head, body);
        box.getStyleClass().add("perikles-location");
        return box;
    }
}
