package org.polemarch.launcher.window.board;

import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;

/** The view of a game: its own, or the generic one, with what variants show beside it. */
public final class Boards {

    private Boards() {}

    public static BoardView of(InstalledGame game, BoardHost host, PreparedGame<?> prepared) {
        if (game.view().isEmpty()) {
            return plain(host, prepared);
        }
        BoardView board = game.view().get().create(host, prepared.words().forgiving());
        return prepared.parts().isEmpty()
                ? board
                : new PartsBeside(board, prepared.parts(), prepared.words().forgiving());
    }

    /** The generic view, whose text tells what variants show, too. */
    static BoardView plain(BoardHost host, PreparedGame<?> prepared) {
        return new GenericBoard(host, prepared.words().forgiving(), prepared.textBoard());
    }
}
