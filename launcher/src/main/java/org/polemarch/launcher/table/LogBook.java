package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.rules.Citing;
import org.polemarch.launcher.words.Say;

/** A log in words, turn by turn. Lines are cached while the log only grows, because a long game has many. */
public final class LogBook {

    private final Session<?> session;
    private final Words words;
    private final Citing citing;
    private final Years years;
    private final List<LogLine> lines = new ArrayList<>();
    private List<LogEntry> written = List.of();
    private int year;

    public LogBook(Session<?> session, Years years) {
        this.session = session;
        this.words = session.prepared().words().forgiving();
        this.citing = new Citing(session.prepared());
        this.years = years;
    }

    public List<LogLine> told(List<LogEntry> log) {
        if (log.size() < written.size() || !log.subList(0, written.size()).equals(written)) {
            clear(); // other eyes
        }
        if (lines.isEmpty()) {
            open();
        }
        log.subList(written.size(), log.size()).forEach(this::add);
        written = List.copyOf(log);
        return lines;
    }

    private void add(LogEntry entry) {
        int now = years.after(session, Math.max(0, entry.decision() - 1));
        if (now != year) {
            year = now;
            lines.add(LogLine.turn(entry.decision(), Say.of("log.year", now)));
        }
        String cites = citing.section(entry.event());
        lines.add(LogLine.told(
                        entry.decision(),
                        words.say(entry.event()),
                        cites,
                        citing.writer(cites).orElse(""))
                .about(touched(entry.event())));
    }

    /** A seat is named by most of what happens, so that a place of the same name would be pointed at all the time. */
    private List<String> touched(GameEvent event) {
        List<String> seats = session.setup().seats().stream().map(Seat::id).toList();
        return event.touches().stream().filter(id -> !seats.contains(id)).toList();
    }

    /** A game that is not played by its book says so before anything else. */
    private void open() {
        List<VariantInfo> variants = session.prepared().variants();
        List<String> opening = Opening.lines(session);
        for (int i = 0; i < opening.size(); i++) {
            String title = i < variants.size() ? variants.get(i).title() : "";
            lines.add(LogLine.told(0, opening.get(i), citing.first(title), title));
        }
    }

    void cut() {
        years.cut(session.decisions());
        clear();
    }

    private void clear() {
        lines.clear();
        written = List.of();
        year = 0;
    }
}
