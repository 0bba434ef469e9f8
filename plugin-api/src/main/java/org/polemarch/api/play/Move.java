package org.polemarch.api.play;

import java.util.List;

/**
 * What a player says: a record of ids and ints. Moves are compared by value.
 *
 * <p>Notation and targets are derived from the record and overridden where something better reads or clicks. Neither is
 * called while bots think.
 */
public interface Move {

    /**
     * One line of plain text, unique among the legal moves of its question: "siege thibae", "commit 3". Saves, the
     * command line, tests and bug reports all use it. The default is the record's name and its components as lower-case
     * words: {@code record SendFleet(City to, int ships)} gives "send-fleet athens 3". A component of
     * another kind is written by its {@code toString}, so an id that is a record of its own gives its value there.
     */
    default String notation() {
        return Notation.of(this);
    }

    /** What a player clicks to say this, in clicking order. The default is a button with the notation. */
    default List<Target> targets() {
        return List.of(Target.button(notation()));
    }

    /**
     * A move that ends a turn, a round or a series of picks: "pass", "done". Tables keep its button in a place of its own,
     * so that it never appears where the player has just clicked.
     */
    interface Ending extends Move {}

    /**
     * A move that lets an offer go by; play goes on as if the offer had not been made. Players may have it said for them.
     */
    interface Declining extends Move {}

    /** A move that is open beside many questions and answers none of them: after it the same question is asked again. */
    interface Aside extends Move {}
}
