package org.polemarch.pericles.ui;

import org.pf4j.Extension;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;

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
}
