package org.polemarch.polis.ui;

import org.pf4j.Extension;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;

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
}
