package org.polemarch.api.log;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cited;
import org.polemarch.api.game.Seat;

/**
 * Something that happened: a record in the past tense, whose text is in the message bundle.
 *
 * <p>An event that not everybody may see overrides {@link #seenBy}. What a seat is shown there must follow from what it
 * may know; the contract suite compares it with imagined games.
 */
public interface GameEvent extends Cited {

    /** What that seat sees of it: the event, another one in its place, or nothing. */
    default Optional<? extends GameEvent> seenBy(Seat seat) {
        return Optional.of(this);
    }

    /**
     * The ids of the things on the table that it is about, so that a board can point at them. The default is whatever the
     * record names; an id that nothing on the table has does no harm.
     */
    default List<String> touches() {
        return Touched.by(this);
    }

    /**
     * Something that was tried, or a part of it, cannot be done. It follows from what everybody knows, so that a player may be told before trying.
     */
    interface InVain extends GameEvent {}
}
