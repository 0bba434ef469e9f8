package org.polemarch.perikles.text;

import java.util.List;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.perikles.view.PeriklesView;

/** The table in a terminal: everything a seat may know, at most 100 characters wide. */
public final class PeriklesTextBoard implements TextBoard {

    @Override
    public List<String> draw(Record view, Words words) {
        return new Drawing((PeriklesView) view, words).lines();
    }
}
