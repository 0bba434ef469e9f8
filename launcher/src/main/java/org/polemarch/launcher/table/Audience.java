package org.polemarch.launcher.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.TakeBack;

/** The people of a session who share one screen. */
public final class Audience {

    private final Session<?> session;

    /** Everybody who has played here: people who have given up their seats are still in the room. */
    private final Set<Holder> met = new LinkedHashSet<>();

    public Audience(Session<?> session) {
        this.session = session;
        session.setup().seats().stream()
                .map(session::firstHolder)
                .filter(Holder.Person.class::isInstance)
                .forEach(met::add);
        meet();
    }

    void meet() {
        seats().forEach(seat -> met.add(session.holder(seat)));
    }

    public boolean anyPerson() {
        return !seats().isEmpty();
    }

    public List<Seat> seats() {
        return session.setup().seats().stream()
                .filter(seat -> session.holder(seat) instanceof Holder.Person)
                .toList();
    }

    /** Whether there is nobody from whom anything must be hidden. */
    public boolean alone() {
        return met.size() <= 1;
    }

    /** The seat of the only person, the asked one if they hold several; a game of bots is watched from the first seat. */
    Seat ownSeat() {
        if (!session.over() && seats().contains(session.toAct())) {
            return session.toAct();
        }
        return seats().stream()
                .findFirst()
                .orElseGet(() -> session.setup().seats().get(0));
    }

    boolean same(Seat one, Seat other) {
        return one.equals(other)
                || (session.holder(one) instanceof Holder.Person
                        && session.holder(one).equals(session.holder(other)));
    }

    /** The seats a pair of eyes may look from while the game goes on: those of the same person; with bots only, all. */
    public List<Seat> mayLook(Seat eyes) {
        return session.setup().seats().stream()
                .filter(seat -> !anyPerson() || same(seat, eyes))
                .toList();
    }

    /** Whose decision would be taken back, if it is not that of the person with these eyes. */
    public Optional<String> robbed(TakeBack back, Optional<Seat> eyes) {
        if (!back.allowed() || alone()) {
            return Optional.empty();
        }
        Seat decided = session.history().get(back.to()).seat();
        return eyes.filter(seat -> same(seat, decided)).isPresent()
                ? Optional.empty()
                : Optional.of(session.holder(decided).name());
    }
}
