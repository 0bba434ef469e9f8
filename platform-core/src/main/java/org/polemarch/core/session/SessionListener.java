package org.polemarch.core.session;

import java.util.List;
import java.util.Objects;

/** A listener for changes of a session, called on the thread that made them. */
public interface SessionListener {

    enum Kind {
        PLAYED,
        UNDONE,
        REDONE,
        RESEATED
    }

    /**
     * A change that is complete.
     *
     * @param events what happened in it, unredacted; empty after an undo
     */
    record Change(Kind kind, List<LogEntry> events) {
        public Change {
            Objects.requireNonNull(kind);
            events = List.copyOf(events);
        }
    }

    /** The session has changed and can be asked. */
    void changed(Session<?> session, Change change);

    /** Something beside the game went wrong, such as an autosave; one line for the player. Play goes on. */
    default void warned(String line) {}
}
