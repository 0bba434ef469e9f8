package org.polemarch.launcher.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;

/** The people of a session who share one screen. */
public final class Audience {

    private final Session<?> session;

    public Audience(Session<?> session) {
        this.session = session;
    }

    /** The names of the people, each once. */
    public Set<String> persons() {
        Set<String> names = new LinkedHashSet<>();
        for (Seat seat : session.setup().seats()) {
            if (session.holder(seat) instanceof Holder.Person person) {
                names.add(person.name());
            }
        }
        return names;
    }

    /** Whether there is nobody from whom anything must be hidden. */
    boolean alone() {
        return persons().size() <= 1;
    }

    /** The seat of the only person, the asked one if they hold several; a game of bots is watched from the first seat. */
    Optional<Seat> ownSeat() {
        List<Seat> seats = session.setup().seats();
        if (!session.over() && session.holder(session.toAct()) instanceof Holder.Person) {
            return Optional.of(session.toAct());
        }
        return seats.stream()
                .filter(seat -> session.holder(seat) instanceof Holder.Person)
                .findFirst()
                .or(() -> Optional.of(seats.get(0)));
    }

    /** Whether two seats are held by the same. */
    boolean same(Seat one, Seat other) {
        return session.holder(one).equals(session.holder(other));
    }

    /** The seats a pair of eyes may look from while the game goes on: those of the same person; with bots only, all. */
    public List<Seat> mayLook(Seat eyes) {
        return session.setup().seats().stream()
                .filter(seat -> persons().isEmpty() || same(seat, eyes))
                .toList();
    }
}
