package org.polemarch.core.session;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.core.words.CoreWords;

/**
 * Whether the last decision of a person can be taken back. It can if chance was not used and no secret came out since, or
 * if play is casual.
 *
 * @param to how many answers would remain
 * @param reason in one line why not; empty if it can
 */
public record TakeBack(boolean allowed, int to, String reason) {
    public TakeBack {
        Objects.requireNonNull(reason);
    }

    static TakeBack of(Line<?> line, Predicate<Seat> heldByPerson, boolean casual, Function<GameEvent, String> words) {
        int to = line.size() - 1;
        while (to >= 0 && !isDecision(line.moves().get(to), heldByPerson)) {
            to--;
        }
        if (to < 0) {
            return new TakeBack(false, 0, CoreWords.of("undo.nobody"));
        }
        return casual || line.barriers(to) == line.barriers(line.size())
                ? new TakeBack(true, to, "")
                : new TakeBack(false, to, barrier(line, to, words));
    }

    /** An answer without an alternative was no decision; whoever takes one back would have to give it again. */
    private static boolean isDecision(Played played, Predicate<Seat> heldByPerson) {
        return !played.follows() && heldByPerson.test(played.seat());
    }

    /** The first thing since then that can't be unseen. For a revealed secret, it says only that there was one. */
    private static String barrier(Line<?> line, int to, Function<GameEvent, String> words) {
        int move = to + 1;
        while (line.barriers(move) == line.barriers(to)) {
            move++;
        }
        int decision = move;
        String what = line.log().stream()
                .filter(entry -> entry.decision() == decision)
                .map(LogEntry::event)
                .filter(event -> event instanceof Rolled || event instanceof LotDrawn || event instanceof PileShuffled)
                .findFirst()
                .map(words)
                .orElse(CoreWords.of("undo.hidden"));
        return CoreWords.of("undo.barrier", decision, what);
    }
}
