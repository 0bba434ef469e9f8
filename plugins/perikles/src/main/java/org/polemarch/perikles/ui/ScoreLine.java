package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.view.PeriklesView;

/** A player's line among the scores, and the tiles he holds beside it or below. */
final class ScoreLine {

    private static final double SIZE = 0.85;
    private static final int COLUMNS = 7;

    record Played(Seat player, SpecialTile tile) {}

    /**
     * What it shows.
     *
     * @param wide whether there is room for the tiles beside the score
     */
    record Standing(PeriklesView.Player player, boolean first, boolean wide) {}

    private final Seat seat;
    private final Words words;
    private final Badge name;
    private final Label points = number("pm-facts-value");
    private final Label cubes = number("pm-text");
    private final Label tiles = number("pm-text");
    private final Label statues = number("pm-text");
    private final Label supply = number("pm-text-soft");
    private final PieceBox beside;
    private final PieceBox below;
    private final HBox held;
    private final Shown<Standing> shown = new Shown<>();

    ScoreLine(Seat seat, Words words, Explained explained, Targets targets) {
        this.seat = seat;
        this.words = words;
        name = badge();
        beside = new PieceBox(targets).setColumns(COLUMNS);
        below = new PieceBox(targets).setColumns(COLUMNS);
        GridPane.setHalignment(beside, HPos.LEFT);
        held = CityPanel.row(badge(), below);
        held.getStyleClass().add("perikles-held");
        Tip.on(name, () -> explained.player(seat));
        Tip.on(points, () -> explained.total(seat)).setFocusTraversable(true); // so that the keyboard can ask for it
        Tip.on(cubes, () -> explained.cubes(seat));
        Tip.on(tiles, () -> explained.tiles(seat));
        Tip.on(statues, () -> explained.statues(seat));
        Tip.on(supply, () -> explained.supply(seat));
    }

    private Badge badge() {
        Badge badge = new Badge(words.name(seat), Looks.of(seat));
        badge.setMinWidth(Region.USE_PREF_SIZE);
        return badge;
    }

    private static Label number(String style) {
        Label label = new Label();
        label.getStyleClass().add(style);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** Puts it into the table, and what may stand below it into a box. */
    void addTo(FactTable facts, VBox under) {
        facts.row(name, points, cubes, tiles, statues, supply, beside);
        under.getChildren().add(held);
    }

    /** Whether anything of it stands below the table. */
    boolean below() {
        return held.isManaged();
    }

    void show(Standing standing) {
        if (!shown.changes(standing)) {
            return;
        }
        PeriklesView.Player player = standing.player();
        name.setText(words.name(seat) + (standing.first() ? " ①" : ""));
        points.setText(String.valueOf(player.points()));
        cubes.setText(String.valueOf(player.cubePoints()));
        tiles.setText(String.valueOf(player.tilePoints()));
        statues.setText(String.valueOf(player.statuePoints()));
        supply.setText(String.valueOf(player.supply()));
        List<Piece> pieces = pieces(player);
        beside.show(standing.wide() ? pieces : List.of());
        below.show(standing.wide() ? List.of() : pieces);
        CityPanel.seen(held, !standing.wide()); // also without tiles, or all below would move with the first of them
    }

    private List<Piece> pieces(PeriklesView.Player player) {
        List<Piece> pieces = new ArrayList<>();
        for (InfluenceTile tile : player.tiles()) {
            pieces.add(TileLooks.piece(tile, words).sized(SIZE));
        }
        player.specialPlayed()
                .ifPresent(tile -> pieces.add(Piece.of(PieceShape.BANNER, Looks.of(seat))
                        .usedUp()
                        .sized(SIZE)
                        .called(words.say(new Played(seat, tile)))));
        return pieces;
    }
}
