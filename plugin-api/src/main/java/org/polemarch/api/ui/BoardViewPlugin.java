package org.polemarch.api.ui;

import org.pf4j.ExtensionPoint;
import org.polemarch.api.text.Words;

/** The extension by which a plugin brings a view of a game. A game without one is shown as a generic table. */
public interface BoardViewPlugin extends ExtensionPoint {

    /** The id of the game it shows. */
    String game();

    /** A view for one table. */
    BoardView create(BoardHost host, Words words);
}
