package org.polemarch.launcher.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.table.Audience;
import org.polemarch.launcher.table.LogBook;
import org.polemarch.launcher.table.LogLine;
import org.polemarch.launcher.table.Situations;
import org.polemarch.launcher.table.Years;
import org.polemarch.launcher.words.Say;

/**
 * A replay of a session, move by move. Everything may be revealed only after the game; before that, each person sees
 * what they saw. If several people play, nothing is shown until one of them says who is looking.
 */
public final class ReplayModel {

    private final Session<?> session;
    private final Words words;
    private final Years years = new Years();
    private final Audience audience;
    private final LogBook book;
    private Optional<Seat> eyes = Optional.empty();
    private boolean revealed;
    private int position;
    private List<LogLine> told = List.of();
    private Runnable changed = () -> {};

    /** A replay at the last move of a session, from this seat's point of view if it is known. */
    public ReplayModel(Session<?> session, Optional<Seat> viewer) {
        this.session = session;
        this.words = session.prepared().words().forgiving();
        this.audience = new Audience(session);
        this.book = new LogBook(session, years);
        this.position = session.decisions();
        this.revealed = session.over();
        if (viewer.isPresent() || session.over() || audience.alone()) {
            this.eyes = Optional.of(viewer.orElseGet(() -> allowed().get(0)));
        }
    }

    public void onChange(Runnable listener) {
        changed = listener;
    }

    public Session<?> session() {
        return session;
    }

    public Words words() {
        return words;
    }

    /** Whether nothing may be shown until somebody has said who is looking. */
    public boolean hidden() {
        return eyes.isEmpty();
    }

    /** The seats from which may be looked now; before anybody has come, those of all persons. */
    public List<Seat> allowed() {
        if (session.over() || !audience.anyPerson()) {
            return session.setup().seats();
        }
        if (eyes.isPresent()) {
            return audience.mayLook(eyes.get());
        }
        return audience.seats();
    }

    /** Looks from another seat. One that is not allowed changes nothing. */
    public void lookFrom(Seat seat) {
        if (allowed().contains(seat)) {
            eyes = Optional.of(seat);
            revealed = false;
            told = List.of();
            changed.run();
        }
    }

    public boolean mayReveal() {
        return session.over();
    }

    /** Reveals everything: the whole log, and the board as whoever was asked saw it. */
    public void reveal(boolean all) {
        revealed = all && mayReveal();
        told = List.of();
        changed.run();
    }

    public boolean revealed() {
        return revealed;
    }

    /** The seat that looks. Must not be called while it is hidden. */
    public Seat viewer() {
        return eyes.orElseThrow(() -> new IllegalStateException("nobody may look now"));
    }

    public int last() {
        return session.decisions();
    }

    public int position() {
        return position;
    }

    public void go(int to) {
        position = Math.max(0, Math.min(last(), to));
        changed.run();
    }

    /** The position after the next roll that the eyes may see; nothing if no more is rolled. */
    public OptionalInt nextRoll() {
        return log(last()).stream()
                .filter(entry -> entry.decision() > position && entry.event() instanceof Rolled)
                .mapToInt(LogEntry::decision)
                .findFirst();
    }

    public int turn(boolean forward) {
        int now = years.after(session, position);
        int step = forward ? 1 : -1;
        int at = position + step;
        if (!forward && position > 0) {
            now = years.after(session, position - 1); // from inside a turn back to its beginning
        }
        while (at > 0 && at < last() && years.after(session, at) == now) {
            at += step;
        }
        return Math.max(0, Math.min(last(), !forward && at > 0 ? at + 1 : at));
    }

    private List<LogEntry> log(int to) {
        return revealed
                ? session.fullLog().stream()
                        .filter(entry -> entry.decision() <= to)
                        .toList()
                : session.log(viewer(), to);
    }

    /** What had happened by now, in words. Cached for each viewer, because a slider asks again and again. */
    public List<LogLine> lines() {
        if (hidden()) {
            return List.of();
        }
        if (told.isEmpty()) {
            told = List.copyOf(book.told(log(last())));
        }
        int now = 0;
        while (now < told.size() && told.get(now).decision() <= position) {
            now++;
        }
        return told.subList(0, now);
    }

    public String where() {
        String where = Say.of("replay.where", position, last(), years.after(session, position));
        return revealed ? where + Say.of("replay.board", words.name(boardOf(session))) : where;
    }

    public Situation situation() {
        return situation(session);
    }

    private <S extends GameState<S>> Situation situation(Session<S> whole) {
        Game<S> game = whole.replayTo(position);
        Seat seat = boardOf(game);
        List<GameEvent> news = new ArrayList<>();
        for (LogEntry entry : log(position)) {
            if (entry.decision() == position) {
                news.add(entry.event());
            }
        }
        return Situations.still(game, seat, news);
    }

    private <S extends GameState<S>> Seat boardOf(Session<S> whole) {
        return boardOf(whole.replayTo(position));
    }

    /** Whose board is shown: that of the eyes, or if all is revealed that of whoever was asked. */
    private Seat boardOf(Game<?> game) {
        return revealed && !game.over() ? game.toAct() : viewer();
    }

    /**
     * A new game that branches off here. If only bots play, a person takes the seat that is asked, because bots alone
     * would only repeat the game.
     */
    public Session<?> branch() {
        Session<?> branch = session.branchAt(position);
        if (!audience.anyPerson() && !branch.over()) {
            branch.seat(branch.toAct(), new Holder.Person(words.name(branch.toAct())));
        }
        return branch;
    }
}
