package org.polemarch.victory.ui;

import java.util.Optional;
import javafx.scene.paint.Color;
import org.pf4j.Extension;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.victory.model.Power;

/** Brings the board of Victory or Death. */
@Extension
public final class VictoryBoardPlugin implements BoardViewPlugin {

    @Override
    public String game() {
        return "victory-or-death";
    }

    @Override
    public BoardView create(BoardHost host, Words words) {
        // Of the figures only places and names are drawn; what stands on cards reaches the board by the view.
        return new VictoryBoard(host, words, VictoryGeography.shipped());
    }

    @Override
    public Optional<Color> colour(Seat seat) {
        return Optional.of(Looks.of(Power.of(seat.index())).fill());
    }
}
