package org.polemarch.pericles.ui;

import java.util.Optional;
import javafx.scene.paint.Color;
import org.pf4j.Extension;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.pericles.model.Faction;

/** The board of Pericles. */
@Extension
public final class PericlesBoardPlugin implements BoardViewPlugin {

    @Override
    public String game() {
        return "pericles";
    }

    @Override
    public BoardView create(BoardHost host, Words words) {
        return new PericlesBoard(host, words);
    }

    @Override
    public Optional<Color> colour(Seat seat) {
        return Optional.of(Looks.of(Faction.of(seat)).fill());
    }
}
