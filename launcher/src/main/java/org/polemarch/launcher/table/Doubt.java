package org.polemarch.launcher.table;

import java.util.Optional;
import java.util.function.Predicate;
import org.polemarch.api.play.Move;

/** An answer that cannot be taken back waits here until it is confirmed, if the player wants to be asked. */
final class Doubt {

    private boolean wanted;
    private Optional<Move> waiting = Optional.empty();

    void want(boolean ask) {
        wanted = ask;
    }

    /** Whether an answer must wait because it can't be undone. Giving it twice doesn't confirm it. */
    boolean holds(Move move, Predicate<Move> certain) {
        boolean holds = wanted && !certain.test(move);
        waiting = holds ? Optional.of(move) : Optional.empty();
        return holds;
    }

    Optional<Move> waiting() {
        return waiting;
    }

    void drop() {
        waiting = Optional.empty();
    }
}
