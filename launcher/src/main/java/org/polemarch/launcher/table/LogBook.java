package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private Optional<Seat> eyes = Optional.empty();
    private int entries;
    private int year;

    LogBook(Session<?> session, Words words) {
        this.session = session;
        this.words = words;
    }

    /** The log of a seat; with nobody's eyes everything that happened, which is for finished games. */
    List<LogLine> of(Optional<Seat> reader) {
        if (!reader.equals(eyes)) {
            clear();
            eyes = reader;
        }
        List<LogEntry> all = reader.map(session::log).orElseGet(session::fullLog);
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
