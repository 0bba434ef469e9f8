package org.polemarch.launcher.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;

/** Who holds the seats of a table. A seat can be given to a bot or a person at any time, even while a bot is thinking. */
public final class Seating {

    private final Session<?> session;
    private final Function<String, Bot> bots;
    private final Map<Seat, String> names = new LinkedHashMap<>();

    public Seating(Session<?> session, Function<String, Bot> bots) {
        this.session = session;
        this.bots = bots;
        for (Seat seat : session.setup().seats()) {
            names.put(seat, session.prepared().words().name(seat));
            remember(seat);
        }
    }

    private void remember(Seat seat) {
        if (session.holder(seat) instanceof Holder.Person person) {
            names.put(seat, person.name());
        }
    }

    public boolean isPerson(Seat seat) {
        return session.holder(seat) instanceof Holder.Person;
    }

    /** The person who holds it or last did; else the seat's own name. */
    public String person(Seat seat) {
        return names.get(seat);
    }

    public String bot(Seat seat) {
        return session.holder(seat).name();
    }

    /** Gives it to a person; whoever holds it already stays. */
    public void toPerson(Seat seat, String name) {
        give(seat, new Holder.Person(name.strip()));
    }

    /** Gives it to a bot; one that holds it already stays. */
    public void toBot(Seat seat, String spec) {
        if (isPerson(seat) || !bot(seat).equals(spec)) {
            give(seat, new Holder.BotSeat(spec, bots.apply(spec)));
        }
    }

    private void give(Seat seat, Holder holder) {
        if (!session.holder(seat).equals(holder)) {
            session.seat(seat, holder);
            remember(seat);
        }
    }

    public void handOver(String spec) {
        Holder person = session.holder(session.toAct());
        for (Seat seat : session.setup().seats()) {
            if (session.holder(seat).equals(person)) {
                toBot(seat, spec);
            }
        }
    }
}
