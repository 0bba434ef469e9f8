package org.polemarch.launcher.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;

/** What each person has not read yet of what their seats saw happen. */
final class News {

    private final Session<?> session;
    private final Map<Seat, Integer> read = new LinkedHashMap<>();

    /** What a seat has not been told but its person has read for another seat they hold. */
    private final Map<Seat, List<LogEntry>> heard = new LinkedHashMap<>();

    News(Session<?> session) {
        this.session = session;
        session.setup().seats().forEach(seat -> {
            read.put(seat, 0);
            heard.put(seat, new ArrayList<>());
        });
    }

    /** What a seat saw since it was last asked for and its person does not know yet; it counts as read from now on. */
    List<LogEntry> take(Seat seat) {
        List<LogEntry> log = session.log(seat);
        List<LogEntry> known = heard.get(seat);
        List<LogEntry> fresh = new ArrayList<>();
        for (LogEntry entry : log.subList(read.get(seat), log.size())) {
            if (!known.remove(entry)) {
                fresh.add(entry);
            }
        }
        known.clear();
        read.put(seat, log.size());
        for (Seat other : session.setup().seats()) {
            if (!other.equals(seat) && session.holder(other).equals(session.holder(seat))) {
                heard.get(other).addAll(fresh);
            }
        }
        return fresh;
    }

    /** Something was taken back: what follows is news again. */
    void cut() {
        read.replaceAll((seat, count) -> Math.min(count, session.log(seat).size()));
        heard.values().forEach(known -> known.removeIf(entry -> entry.decision() > session.decisions()));
    }
}
