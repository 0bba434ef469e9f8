package org.polemarch.core.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.game.Seat;
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

    public Optional<LogEntry> seenBy(Seat seat) {
        return event.seenBy(seat).map(shown -> new LogEntry(decision, shown));
    }

    /** What all of these seats may see of it, so that none of them learns what only another knows. */
    public Optional<LogEntry> seenByAll(List<Seat> seats) {
        Optional<LogEntry> shown = Optional.of(this);
        for (Seat seat : seats) {
            shown = shown.flatMap(entry -> entry.seenBy(seat));
        }
        return shown;
    }
}
