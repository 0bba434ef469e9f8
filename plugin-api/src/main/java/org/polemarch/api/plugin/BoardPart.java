package org.polemarch.api.plugin;

import java.util.List;
import java.util.Objects;
import org.polemarch.api.text.Words;

/**
 * What a variant shows beside the board: a title and a few lines about the rule it added. The window shows it as a
 * panel in the column beside the map, the text table below its board. The injector creates it, so it can have figures
 * and rules injected; of the position, it gets only what the viewer may know.
 */
public interface BoardPart {

    /** A line: what is shown, and its present value. */
    record Line(String name, String value) {
        public Line {
            Objects.requireNonNull(name);
            Objects.requireNonNull(value);
        }
    }

    /** Its heading. By default this is the message whose key is the name of its class. */
    default String title(Words words) {
        return words.text(Words.key(getClass()));
    }

    /** The lines for a viewer, given the view from the game's {@code project}; none while there is nothing to show. */
    List<Line> lines(Record view, Words words);
}
