package org.polemarch.api.text;

import java.util.List;

/** How a board is drawn in a terminal. It sees only the view, so it can show nothing secret. */
public interface TextBoard {

    /** The fields of the view as an indented list; usable for any game. */
    TextBoard GENERIC = new GenericTextBoard();

    /** The lines of the drawing, at most 100 characters wide. */
    List<String> draw(Record view, Words words);
}
