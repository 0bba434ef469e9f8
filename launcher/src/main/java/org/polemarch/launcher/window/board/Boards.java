package org.polemarch.launcher.window.board;

import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.core.plugins.InstalledGame;

/** The view of a game: its own, or the generic one. */
public final class Boards {

    private Boards() {}

    public static BoardView of(InstalledGame game, BoardHost host, Words words) {
        return game.view()
                .map(plugin -> plugin.create(host, words))
                .orElseGet(() -> new GenericBoard(host, words, game.plugin().textBoard()));
    }
}
