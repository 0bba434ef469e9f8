package org.polemarch.perikles.ui;

import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.view.PeriklesView;

/** The open influence tiles while they are taken, and the viewer's own special tile until it is played. */
final class TileStrip {

    private final Words words;
    private final Targets targets;
    private final FlowPane tiles = new FlowPane();
    private final Panel display;
    private final VBox special = new VBox();

    TileStrip(Words words, Targets targets) {
        this.words = words;
        this.targets = targets;
        display = new Panel(words.text("display.title"), tiles);
        tiles.getStyleClass().add("perikles-tile-flow");
        special.getStyleClass().add("perikles-own");
    }

    /** The open influence tiles. */
    Panel display() {
        return display;
    }

    /** The viewer's special tile. */
    VBox special() {
        return special;
    }

    void show(PeriklesView view) {
        tiles.getChildren().forEach(targets::remove);
        tiles.getChildren().clear();
        view.display().forEach(tile -> tiles.getChildren().add(tile(tile)));
        boolean taking = view.phase().compareTo(Phase.TAKE_INFLUENCE) <= 0;
        display.setVisible(taking);
        display.setManaged(taking);
        special.getChildren().forEach(targets::remove);
        special.getChildren().clear();
        boolean played = view.player(view.viewer()).specialPlayed().isPresent();
        view.specialTile()
                .filter(tile -> !played)
                .ifPresent(tile -> special.getChildren().add(special(tile)));
        special.setManaged(!special.getChildren().isEmpty());
    }

    private VBox tile(InfluenceTile tile) {
        PieceBox shards = new PieceBox(targets, TileLooks.shards(tile, words));
        Label sign = text(TileLooks.sign(tile, words));
        VBox box = box(TileLooks.title(tile, words), TileLooks.colour(tile), shards, sign);
        box.getStyleClass().add("perikles-tile");
        targets.add(box, Target.card(tile.id()), words.name(tile));
        return box;
    }

    private VBox special(SpecialTile tile) {
        String title = words.name(tile) + " (" + words.text("tile.secret") + ")";
        Label text = text(words.text("special." + tile.name()));
        text.setWrapText(true);
        VBox box = box(title, SideColour.PURPLE, text);
        box.getStyleClass().add("perikles-special");
        targets.add(box, Target.card(tile.id()), title + ". " + text.getText());
        return box;
    }

    private static Label text(String text) {
        Label label = new Label(text);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll("pm-text", "perikles-small");
        return label;
    }

    private static VBox box(String title, SideColour colour, Region... body) {
        Label head = new Label(title);
        head.getStyleClass().addAll("perikles-location-name", "perikles-head");
        head.setMaxWidth(Double.MAX_VALUE);
        head.setStyle(Looks.head(colour));
        VBox box = new VBox(head);
        box.getChildren().addAll(body);
        box.getStyleClass().add("perikles-location");
        return box;
    }
}
