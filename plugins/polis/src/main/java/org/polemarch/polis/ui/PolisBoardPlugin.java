package org.polemarch.polis.ui;

import java.util.Optional;
import javafx.scene.paint.Color;
import org.pf4j.Extension;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.polis.model.Side;

/** Brings the board of Polis. */
@Extension
public final class PolisBoardPlugin implements BoardViewPlugin {

    @Override
    public String game() {
        return "polis";
    }

    @Override
    public BoardView create(BoardHost host, Words words) {
        return new PolisBoard(host, words);
    }

    @Override
    public Optional<Color> colour(Seat seat) {
        return Optional.of(Looks.of(Side.of(seat)).fill());
    }
}
