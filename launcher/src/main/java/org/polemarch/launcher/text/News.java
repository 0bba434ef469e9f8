package org.polemarch.launcher.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.Witnesses;

/** What each person saw happen from any of their seats, and what of it they have not read yet. */
final class News {

    private final Session<?> session;
    private final Map<Holder, Integer> read = new LinkedHashMap<>();

    News(Session<?> session) {
        this.session = session;
    }

    List<LogEntry> log(Seat seat) {
        return log(session.holder(seat));
    }

    private List<LogEntry> log(Holder holder) {
        List<Seat> own = session.setup().seats().stream()
                .filter(seat -> session.holder(seat).equals(holder))
                .toList();
        return Witnesses.log(session, own);
    }

    /** What they saw since they were last told; it counts as read from now on. */
    List<LogEntry> take(Seat seat) {
        List<LogEntry> log = log(seat);
        int known = read.getOrDefault(session.holder(seat), 0);
        read.put(session.holder(seat), log.size());
        return log.subList(known, log.size());
    }

    /** Something was taken back: what follows is news again. */
    void cut() {
        read.replaceAll((holder, count) -> Math.min(count, log(holder).size()));
    }
}
