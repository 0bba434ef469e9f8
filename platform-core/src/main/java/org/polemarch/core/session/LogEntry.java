package org.polemarch.core.session;

import java.util.Objects;
import org.polemarch.api.log.GameEvent;

/**
 * Something that happened, and after which answer.
 *
 * @param decision the number of the answer that led to it; 0 for what happened before the first question
 */
public record LogEntry(int decision, GameEvent event) {
    public LogEntry {
        Objects.requireNonNull(event);
    }
}
