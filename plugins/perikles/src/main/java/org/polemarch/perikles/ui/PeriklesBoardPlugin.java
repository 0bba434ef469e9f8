package org.polemarch.perikles.ui;

import java.util.Optional;
import javafx.scene.paint.Color;
import org.pf4j.Extension;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.perikles.PeriklesPlugin;

/** The board of Perikles. */
@Extension
public final class PeriklesBoardPlugin implements BoardViewPlugin {

    @Override
    public String game() {
        return "perikles";
    }

    @Override
    public BoardView create(BoardHost host, Words words) {
        // Of the figures only places and names are drawn; what a player's own data changes reaches the board by the
        // view.
        return new PeriklesBoard(host, words, PeriklesPlugin.figures());
    }

    @Override
    public Optional<Color> colour(Seat seat) {
        return Optional.of(Looks.of(seat).fill());
    }
}
