package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;

/** What the seats of one person saw happen: together they know whatever one of them knows. */
public final class Witnesses {

    private Witnesses() {}

    /** What any of these seats saw, each thing once, as those saw it who saw most of it. */
    public static List<LogEntry> log(Session<?> session, List<Seat> seats) {
        if (seats.size() == 1) {
            return session.log(seats.get(0));
        }
        List<LogEntry> log = new ArrayList<>();
        for (LogEntry entry : session.fullLog()) {
            log.addAll(seen(entry, seats));
        }
        return log;
    }

    /** Two of them may each have seen a different part of it, so that neither view replaces the other. */
    static List<LogEntry> seen(LogEntry entry, List<Seat> seats) {
        List<LogEntry> seen = new ArrayList<>();
        for (Seat seat : seats) {
            Optional<LogEntry> sight = entry.seenBy(seat);
            if (sight.isPresent() && seen.stream().noneMatch(other -> tells(other, sight.get(), seats))) {
                seen.removeIf(other -> tells(sight.get(), other, seats));
                seen.add(sight.get());
            }
        }
        return seen;
    }

    /** Whether the one tells all that the other does: it is the same, or the other is what one of the seats sees of it. */
    private static boolean tells(LogEntry one, LogEntry other, List<Seat> seats) {
        return one.equals(other)
                || seats.stream().anyMatch(seat -> one.seenBy(seat).equals(Optional.of(other)));
    }
}
