package org.polemarch.api.play;

import java.util.List;

/**
 * A player's answer: a record of ids and ints. Moves are compared by value.
 *
 * <p>Notation and targets are derived from the record. Override them where something else is easier to read or to
 * click. Neither is called while bots think.
 */
public interface Move {

    /**
     * One line of plain text, unique among the legal moves of its question: "siege thibae", "commit 3". Saves, the
     * command line, tests and bug reports all use it. The default is the record's name and its components as lower-case
     * words: {@code record SendFleet(City to, int ships)} gives "send-fleet athens 3". Any other component is written
     * with {@code toString}, so a record that wraps an id should return its value there.
     */
    default String notation() {
        return Notation.of(this);
    }

    /** What a player clicks to give this answer, in clicking order. The default is a button with the notation. */
    default List<Target> targets() {
        return List.of(Target.button(notation()));
    }

    /**
     * A move that ends a turn, a round or a series of picks: "pass", "done". Tables keep its button in a separate
     * place, so that it never appears where the player has just clicked.
     */
    interface Ending extends Move {}

    /**
     * An ending after which the others play on without the player, for a round or longer. What they do may keep it from
     * being undone, so tables ask for confirmation.
     */
    interface Leaving extends Ending {}

    /**
     * A move that declines an offer; play continues as if the offer had not been made. Players may have it given
     * automatically.
     */
    interface Declining extends Move {}

    /**
     * A move that is available beside many questions and answers none of them: after it, the same question is asked
     * again.
     */
    interface Aside extends Move {}
}
