package org.polemarch.polis.text;

import java.util.List;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;

/** The board in a terminal. */
public final class PolisTextBoard implements TextBoard {
    @Override
    public List<String> draw(Record view, Words words) {
        return TextBoard.GENERIC.draw(view, words);
    }
}
