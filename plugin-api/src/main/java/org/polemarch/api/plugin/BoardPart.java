package org.polemarch.api.plugin;

import java.util.List;
import java.util.Objects;
import org.polemarch.api.text.Words;

/**
 * What a variant shows beside the board: a title and a few lines about the rule it brought. The window shows it as a panel in the
 * column beside the map, the text table below its board. The injector makes it, so it can be given figures and rules; of the
 * position it is told what the viewer may know and nothing else.
 */
public interface BoardPart {

    /** A line: what is shown, and how it stands now. */
    record Line(String name, String value) {
        public Line {
            Objects.requireNonNull(name);
            Objects.requireNonNull(value);
        }
    }

    /** What stands above it: the message whose key is the name of its class, unless told otherwise. */
    default String title(Words words) {
        return words.text(Words.key(getClass()));
    }

    /** The lines for what a viewer may know, which is what the game's {@code project} gave; none while there is nothing to show. */
    List<Line> lines(Record view, Words words);
}
