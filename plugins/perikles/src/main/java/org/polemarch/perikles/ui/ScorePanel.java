package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.view.PeriklesView;

/** What each player has scored so far, and of what it is made; the tiles he holds. */
final class ScorePanel {

    private static final double SIZE = 0.85;

    private final Words words;
    private final Targets targets;
    private final FactTable facts;
    private final VBox held = new VBox();
    private final Panel panel;
    private boolean wide;

    /** A special tile that was played. */
    record Played(Seat player, SpecialTile tile) {}

    ScorePanel(Words words, Targets targets) {
        this.words = words;
        this.targets = targets;
        held.getStyleClass().add("perikles-body");
        facts = new FactTable(
                "",
                words.text("scores.points"),
                words.text("scores.cubes"),
                words.text("scores.tiles"),
                words.text("scores.statues"),
                words.text("scores.supply"),
                "");
        panel = new Panel(words.text("scores.title"), facts, held);
    }

    /** Whether there is room for a player's influence tiles beside his score. */
    void setWide(boolean roomy) {
        wide = roomy;
    }

    Panel node() {
        return panel;
    }

    void show(PeriklesView view) {
        facts.clear();
        held.getChildren().clear();
        for (PeriklesView.Player player : view.players()) {
            String first = player.seat().equals(view.firstPlayer()) ? " ①" : "";
            Badge name = new Badge(words.name(player.seat()) + first, Looks.of(player.seat()));
            name.setMinWidth(Region.USE_PREF_SIZE);
            facts.row(
                    name,
                    number(player.points(), "pm-facts-value"),
                    number(player.cubePoints(), "pm-text"),
                    number(player.tilePoints(), "pm-text"),
                    number(player.statuePoints(), "pm-text"),
                    number(player.supply(), "pm-text-soft"),
                    wide ? tiles(player) : new Region());
            if (!wide && (!player.tiles().isEmpty() || player.specialPlayed().isPresent())) {
                Badge badge = new Badge(words.name(player.seat()), Looks.of(player.seat()));
                badge.setMinWidth(Region.USE_PREF_SIZE);
                held.getChildren().add(CityPanel.row(badge, tiles(player)));
            }
        }
        held.setManaged(!held.getChildren().isEmpty());
    }

    private static Label number(int value, String style) {
        Label label = new Label(String.valueOf(value));
        label.getStyleClass().add(style);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private PieceBox tiles(PeriklesView.Player player) {
        List<Piece> pieces = new ArrayList<>();
        for (InfluenceTile tile : player.tiles()) {
            pieces.add(TileLooks.piece(tile, words).sized(SIZE));
        }
        player.specialPlayed()
                .ifPresent(tile -> pieces.add(Piece.of(PieceShape.BANNER, Looks.of(player.seat()))
                        .usedUp()
                        .sized(SIZE)
                        .called(words.say(new Played(player.seat(), tile)))));
        PieceBox box = new PieceBox(targets, pieces);
        box.setColumns(7);
        GridPane.setHalignment(box, HPos.LEFT);
        return box;
    }
}
