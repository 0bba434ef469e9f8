package org.polemarch.launcher.table;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.TakeBack;

/** The people of a session who share one screen. */
public final class Audience {

    private final Session<?> session;

    /** All who have sat here: whoever has given their seat away is still in the room. */
    private final Set<String> met = new LinkedHashSet<>();

    private final Map<Seat, Holder> held = new LinkedHashMap<>();

    public Audience(Session<?> session) {
        this.session = session;
        meet();
    }

    private void meet() {
        met.addAll(persons());
        session.setup().seats().forEach(seat -> held.put(seat, session.holder(seat)));
    }

    /**
     * Seats were given to others; returns whose eyes are at the screen now. Whoever has given their seat to a bot goes on
     * looking from it; one that a person has taken waits for them behind the curtain.
     */
    Optional<Seat> reseated(Optional<Seat> eyes) {
        Optional<Holder> before = eyes.map(held::get);
        meet();
        if (alone()) {
            return persons().isEmpty() ? eyes : ownSeat();
        }
        return eyes.filter(seat ->
                session.holder(seat) instanceof Holder.BotSeat || before.equals(Optional.of(session.holder(seat))));
    }

    /** The names of the people, each once. */
    public Set<String> persons() {
        Set<String> names = new LinkedHashSet<>();
        seats().forEach(seat -> names.add(session.holder(seat).name()));
        return names;
    }

    /** The seats of the people. */
    List<Seat> seats() {
        return session.setup().seats().stream()
                .filter(seat -> session.holder(seat) instanceof Holder.Person)
                .toList();
    }

    /** Whether there is nobody from whom anything must be hidden. */
    boolean alone() {
        return met.size() <= 1;
    }

    /** The seat of the only person, the asked one if they hold several; a game of bots is watched from the first seat. */
    Optional<Seat> ownSeat() {
        if (!session.over() && seats().contains(session.toAct())) {
            return Optional.of(session.toAct());
        }
        return seats().stream()
                .findFirst()
                .or(() -> Optional.of(session.setup().seats().get(0)));
    }

    /** Whether two seats are one, or held by the same person. */
    boolean same(Seat one, Seat other) {
        return one.equals(other)
                || (session.holder(one) instanceof Holder.Person
                        && session.holder(one).equals(session.holder(other)));
    }

    /** The seats a pair of eyes may look from while the game goes on: those of the same person; with bots only, all. */
    public List<Seat> mayLook(Seat eyes) {
        return session.setup().seats().stream()
                .filter(seat -> persons().isEmpty() || same(seat, eyes))
                .toList();
    }

    /** Whose decision would be taken back, if it is not that of the person with these eyes. */
    Optional<String> robbed(TakeBack back, Optional<Seat> eyes) {
        if (!back.allowed() || alone()) {
            return Optional.empty();
        }
        Seat decided = session.history().get(back.to()).seat();
        return eyes.filter(seat -> same(seat, decided)).isPresent()
                ? Optional.empty()
                : Optional.of(session.holder(decided).name());
    }
}
