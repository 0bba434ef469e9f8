package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Say;

/** What one pair of eyes saw happen, in words, turn by turn. Lines once written are kept, for a long game has many. */
final class LogBook {

    private final Session<?> session;
    private final Words words;
    private final Years years = new Years();
    private final List<LogLine> lines = new ArrayList<>();
    private String reader = "";
    private int entries;
    private int year;

    LogBook(Session<?> session, Words words) {
        this.session = session;
        this.words = words;
    }

    /** What a seat saw. */
    List<LogLine> of(Seat seat) {
        return told(seat.id(), session.log(seat));
    }

    /** What everybody saw. */
    List<LogLine> open() {
        return told("", session.openLog());
    }

    /** Everything that happened: for finished games. */
    List<LogLine> whole() {
        return told("*", session.fullLog());
    }

    private List<LogLine> told(String ears, List<LogEntry> all) {
        if (!ears.equals(reader)) {
            clear();
            reader = ears;
        }
        for (LogEntry entry : all.subList(Math.min(entries, all.size()), all.size())) {
            add(entry);
        }
        entries = all.size();
        return lines;
    }

    private void add(LogEntry entry) {
        int now = years.after(session, Math.max(0, entry.decision() - 1));
        if (now != year || lines.isEmpty()) {
            year = now;
            lines.add(LogLine.turn(entry.decision(), Say.of("log.year", now)));
        }
        lines.add(LogLine.told(
                entry.decision(), words.say(entry.event()), entry.event().cites()));
    }

    /** Answers were taken back. */
    void cut(int decisions) {
        years.cut(decisions);
        clear();
    }

    private void clear() {
        lines.clear();
        entries = 0;
        year = 0;
    }
}
