package org.polemarch.core.wiring;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.plugin.BoardPart;
import org.polemarch.api.text.Page;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;

/** A text board with what variants show below it. */
record TextWithParts(TextBoard board, List<BoardPart> parts) implements TextBoard {

    @Override
    public List<String> draw(Record view, Words words) {
        Page page = new Page();
        for (BoardPart part : parts) {
            List<BoardPart.Line> lines = part.lines(view, words);
            if (!lines.isEmpty()) {
                page.rule(part.title(words));
                lines.forEach(line -> page.line(line.name() + ": " + line.value()));
            }
        }
        List<String> all = new ArrayList<>(board.draw(view, words));
        all.addAll(page.lines());
        return all;
    }
}
