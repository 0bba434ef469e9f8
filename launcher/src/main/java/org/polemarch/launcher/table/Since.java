package org.polemarch.launcher.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Played;

/**
 * What has happened recently, as a player sees it.
 *
 * @param log what the player saw happen
 * @param own which seats are the player's
 */
public record Since(List<LogLine> log, List<Played> history, Predicate<Seat> own) {

    /**
     * What others did between the player's last turn and the one that is on or comes next. Whatever the player has answered
     * meanwhile does not end it, for it is one turn.
     */
    public List<LogLine> lastTurn() {
        int last = history.size();
        while (last > 0 && own.test(history.get(last - 1).seat())) {
            last--;
        }
        int first = last;
        while (first > 0 && !isOwnDecision(history.get(first - 1))) {
            first--;
        }
        int after = first;
        int upTo = last;
        return log.stream()
                .filter(line -> !line.heading() && line.decision() > after && line.decision() <= upTo)
                .toList();
    }

    /** What the player had no choice about does not part what others did. */
    private boolean isOwnDecision(Played played) {
        return own.test(played.seat()) && !played.follows();
    }

    /**
     * The ids of what the last move was about, with everything that followed from it without a decision. Where that was
     * about nothing on the board, such as one more of a good, it is what the same seat did just before.
     */
    public Set<String> lastMove() {
        int move = history.size();
        while (move > 1 && history.get(move - 1).follows()) {
            move--;
        }
        Set<String> touched = touchedFrom(move);
        while (touched.isEmpty()
                && move > 1
                && history.get(move - 2).seat().equals(history.get(move - 1).seat())) {
            move--;
            touched = touchedFrom(move);
        }
        return touched;
    }

    private Set<String> touchedFrom(int decision) {
        Set<String> touched = new LinkedHashSet<>();
        for (int i = log.size() - 1; i >= 0 && log.get(i).decision() >= decision; i--) {
            touched.addAll(log.get(i).touches());
        }
        return touched;
    }
}
