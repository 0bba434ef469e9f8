package org.polemarch.api.log;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cited;
import org.polemarch.api.game.Seat;

/**
 * Something that happened: a record named in the past tense, whose text is in the message bundle.
 *
 * <p>An event that not everybody may see overrides {@link #seenBy}. What that shows a seat must follow from what the
 * seat may know; the contract suite compares it with imagined games.
 */
public interface GameEvent extends Cited {

    /** What this seat sees: the event, another one in its place, or nothing. */
    default Optional<? extends GameEvent> seenBy(Seat seat) {
        return Optional.of(this);
    }

    /**
     * The ids of the things on the table that it is about, so that a board can point at them. By default it is
     * everything the record names. An id that nothing on the table has does no harm.
     */
    default List<String> touches() {
        return Touched.by(this);
    }

    /**
     * All or part of an attempt is impossible. This must follow from public facts, so that a player can be warned
     * before trying.
     */
    interface InVain extends GameEvent {}
}
