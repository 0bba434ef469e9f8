package org.polemarch.api.text;

import java.util.List;

/** How a board is drawn in a terminal. It sees only the view, so it can't show a secret. */
public interface TextBoard {

    /** Lists the fields of the view, indented; works for any game. */
    TextBoard GENERIC = new GenericTextBoard();

    /** The lines of the drawing, at most 100 characters wide. */
    List<String> draw(Record view, Words words);
}
