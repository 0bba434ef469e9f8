package org.polemarch.core.chronicle;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Standing;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Played;
import org.polemarch.core.session.Session;

/** The standings of a game, one for each change. Everything in it is public. */
public final class Chronicle {

    private final List<Entry> entries = new ArrayList<>();

    /**
     * A changed standing.
     *
     * @param decision the number of the answer that led to it; 0 at the first question
     * @param events what everybody has seen happen since the previous entry
     */
    public record Entry(int decision, Standing standing, List<LogEntry> events) {
        public Entry {
            events = List.copyOf(events);
        }
    }

    /** The chronicle of a session so far, whether it is a running game or a save. */
    public static <S extends GameState<S>> Chronicle of(Session<S> session) {
        Chronicle chronicle = new Chronicle();
        Game<S> game = session.replayTo(0);
        List<LogEntry> log = session.openLog();
        List<LogEntry> since = new ArrayList<>();
        int next = 0;
        for (int n = 0; n <= session.decisions(); n++) {
            if (n > 0) {
                Played played = session.history().get(n - 1);
                game.play(played.index());
            }
            while (next < log.size() && log.get(next).decision() <= n) {
                since.add(log.get(next++));
            }
            Standing standing = game.book().game().standing(game.state());
            if (chronicle.note(n, standing, since)) {
                since.clear();
            }
        }
        return chronicle;
    }

    /** Records the standing after this many answers; returns whether it has changed. */
    public boolean note(int decision, Standing standing, List<LogEntry> events) {
        if (!entries.isEmpty() && last().standing().equals(standing)) {
            return false;
        }
        entries.add(new Entry(decision, standing, events));
        return true;
    }

    /** How the game stands now. */
    public Entry last() {
        return entries.get(entries.size() - 1);
    }

    /** All entries, from the first question on. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
