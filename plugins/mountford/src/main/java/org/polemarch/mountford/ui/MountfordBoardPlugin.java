package org.polemarch.mountford.ui;

import java.util.Optional;
import javafx.scene.paint.Color;
import org.pf4j.Extension;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;

/** Brings the board of Mountford's variant. */
@Extension
public final class MountfordBoardPlugin implements BoardViewPlugin {

    @Override
    public String game() {
        return "mountford";
    }

    @Override
    public BoardView create(BoardHost host, Words words) {
        return new MountfordBoard(host, words);
    }

    @Override
    public Optional<Color> colour(Seat seat) {
        return Optional.of(Looks.seat(seat.id()).fill());
    }
}
