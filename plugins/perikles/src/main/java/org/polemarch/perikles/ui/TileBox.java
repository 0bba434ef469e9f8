package org.polemarch.perikles.ui;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;

/** A tile with a coloured head. */
final class TileBox extends LitBox {

    private static final double PLAYED = 0.75;

    private final Object tile;
    private final Label head = new Label();
    private final Label text = new Label();

    private TileBox(Object tile, SideColour colour, Targets targets) {
        super(targets);
        this.tile = tile;
        head.getStyleClass().addAll("perikles-location-name", "perikles-head");
        head.setMaxWidth(Double.MAX_VALUE);
        head.setStyle(Looks.head(colour));
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.getStyleClass().addAll("pm-text", "perikles-small");
        getStyleClass().add("perikles-location");
    }

    static TileBox of(InfluenceTile tile, Words words, Targets targets) {
        TileBox box = new TileBox(tile, TileLooks.colour(tile), targets);
        box.head.setText(TileLooks.title(tile, words));
        box.text.setText(TileLooks.sign(tile, words));
        box.getChildren().addAll(box.head, new PieceBox(targets, TileLooks.shards(tile, words)), box.text);
        box.getStyleClass().add("perikles-tile");
        box.stands(Things.tile(tile), words.name(tile));
        Tip.on(box, Explained.tile(tile, words));
        return box;
    }

    static TileBox of(SpecialTile tile, Words words, Targets targets) {
        TileBox box = new TileBox(tile, SideColour.PURPLE, targets);
        box.text.setText(words.text("special." + tile.name()));
        box.text.setWrapText(true);
        box.getChildren().addAll(box.head, box.text);
        box.getStyleClass().add("perikles-special");
        box.show(tile, false, words);
        return box;
    }

    boolean shows(InfluenceTile other) {
        return tile.equals(other);
    }

    /** A special tile that can be played, or no more. */
    void show(SpecialTile special, boolean playable, Words words) {
        String title = words.name(special) + " (" + words.text(playable ? "tile.secret" : "tile.played") + ")";
        head.setText(title);
        setOpacity(playable ? 1 : PLAYED);
        if (playable) {
            stands(Things.special(special), title + ". " + text.getText());
        } else {
            standsForNothing();
        }
    }
}
