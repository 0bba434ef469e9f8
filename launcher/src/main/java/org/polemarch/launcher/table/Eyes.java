package org.polemarch.launcher.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;

/**
 * Who is at the screen of a table, and what they may see.
 *
 * <p>Whoever is asked and has a secret comes to the screen through a curtain. From then on the screen is theirs until
 * somebody else is asked: also while bots move, in every seat they hold, and if they give their seat to a bot and take it
 * back. As long as nobody has come, all look together at what is nobody's secret.
 *
 * <p>One person from whom there is nothing to hide never meets a curtain. Others who have sat at this table are still in
 * the room after they have given their seats away: if it was one of them who looked last, the person who is left comes
 * through a curtain once more, and then through none. Where no person holds a seat, nothing is anybody's secret.
 */
final class Eyes {

    private final Session<?> session;
    private final Audience audience;

    /** After how many answers each seat has last looked. */
    private final Map<Seat, Integer> seen = new LinkedHashMap<>();

    /** After how many answers the table was opened; what came of the last of them is news, what lies further back is not. */
    private final int opened;

    private Optional<Seat> seat = Optional.empty();

    /** Who has said that they are there. If nobody has, others look too, and nobody's secret may be shown. */
    private Optional<Holder> person = Optional.empty();

    /** Whether the curtain was down when they last looked. */
    private boolean waited;

    private List<GameEvent> news = List.of();

    Eyes(Session<?> session, Audience audience) {
        this.session = session;
        this.audience = audience;
        opened = session.decisions();
        sitAlone();
    }

    private void sitAlone() {
        if (audience.alone() && (seat.isEmpty() || audience.anyPerson())) {
            Seat own = audience.ownSeat();
            seat = Optional.of(own);
            person = Optional.of(session.holder(own)).filter(Holder.Person.class::isInstance);
        }
    }

    /** Whether the person who is asked must come to the screen before anything is shown. */
    boolean curtain() {
        return !session.over() && !session.botToAct() && !maySee(session.toAct());
    }

    /** Whether nothing that belongs to one person may be shown: the curtain is down, or nobody has come yet. */
    boolean closed() {
        return !session.over() && (curtain() || seat.filter(this::maySee).isEmpty());
    }

    /** Whether whoever is at the screen may see what a seat sees: it is theirs, or there is nothing secret in it. */
    private boolean maySee(Seat other) {
        return !audience.anyPerson() || isTheirs(other) || !session.isSecret(other);
    }

    /** They hold it, or they look from it still though they have given it to a bot. */
    private boolean isTheirs(Seat other) {
        return person.isPresent()
                && (seat.equals(Optional.of(other)) || person.get().equals(session.holder(other)));
    }

    /** The seats whose secrets they know: the one they look from, and all they hold. */
    private List<Seat> theirs() {
        return session.setup().seats().stream()
                .filter(each -> each.equals(seat()) || isTheirs(each))
                .toList();
    }

    /** Whether several people may look now, for nobody has come through a curtain. */
    boolean shared() {
        return person.isEmpty() && !audience.alone();
    }

    /** The seat that is looked from. Not to be asked while they are closed. */
    Seat seat() {
        if (closed()) {
            throw new IllegalStateException("nobody may look now");
        }
        return seat.orElse(session.setup().seats().get(0));
    }

    /** The same, if it is known whose eyes they are: nobody else sees what they see. */
    Optional<Seat> own() {
        return shared() ? Optional.empty() : Optional.of(seat());
    }

    void come() {
        seat = Optional.of(session.toAct());
        person = Optional.of(session.holder(session.toAct()));
    }

    /** Something is done that shows another position. While the curtain is down nobody knows who did it. */
    void stepBack() {
        if (curtain()) {
            nobody();
        }
    }

    private void nobody() {
        seat = Optional.empty();
        person = Optional.empty();
    }

    /** A seat was given to somebody else. If that was done at the curtain, nobody knows who did it. */
    void reseated() {
        audience.meet();
        if (waited || isTaken()) {
            nobody();
        }
        sitAlone();
    }

    /** Whether the seat that is looked from belongs to a person now who has not come. */
    private boolean isTaken() {
        return seat.map(session::holder)
                .filter(holder -> holder instanceof Holder.Person && !person.equals(Optional.of(holder)))
                .isPresent();
    }

    /** Answers were taken back: what follows will be news again. */
    void cut() {
        seen.replaceAll((each, count) -> Math.min(count, session.decisions()));
    }

    /** Takes in the position: who looks, and what they have not seen yet. */
    void look() {
        waited = curtain();
        if (session.botToAct()) {
            watch();
        } else if (!session.over() && !waited) {
            Seat asked = session.toAct();
            person = isTheirs(asked) ? Optional.of(session.holder(asked)) : Optional.empty();
            seat = Optional.of(asked);
        }
        news = List.of();
        if (!closed()) {
            int known = seen.getOrDefault(seat(), Math.min(opened, session.decisions()) - 1);
            news = log().stream()
                    .filter(entry -> entry.decision() > known)
                    .map(LogEntry::event)
                    .toList();
            theirs().forEach(each -> seen.put(each, session.decisions()));
        }
    }

    /** While a bot is asked they go on looking; if they may not, all look from a seat in which nothing is secret. */
    private void watch() {
        if (seat.filter(this::maySee).isEmpty()) {
            seat = audience.anyPerson()
                    ? audience.seats().stream().filter(this::maySee).findFirst()
                    : Optional.of(audience.ownSeat());
        }
    }

    List<GameEvent> news() {
        return news;
    }

    void lookAgain() {
        news = List.of();
    }

    /**
     * What they saw happen from any of their seats; what everybody saw while several look; all there was when the game is
     * over.
     */
    List<LogEntry> log() {
        if (closed()) {
            return List.of();
        }
        if (session.over()) {
            return session.fullLog();
        }
        return shared() ? session.openLog() : Witnesses.log(session, theirs());
    }
}
