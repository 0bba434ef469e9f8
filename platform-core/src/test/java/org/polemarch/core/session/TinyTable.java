package org.polemarch.core.session;

import java.util.List;
import java.util.Map;
import org.polemarch.api.game.Seat;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Holder.Person;

/** Who sits at a table of the tiny game, on which terms, and how play begins. */
final class TinyTable {

    static final Terms TERMS = new Terms("test", false, "1", Map.of("tiny", "1"));
    static final Terms CASUAL = new Terms("test", true, "1", Map.of("tiny", "1"));

    static final Seat ATHENS = new Seat(0, "athens");
    static final Seat SPARTA = new Seat(1, "sparta");

    static final List<Holder> PEOPLE = List.of(new Person("Ann"), new Person("Bob"));
    static final List<Holder> AGAINST_BOT = List.of(new Person("Ann"), new BotSeat("greedy", new GreedyBot(3)));
    static final List<Holder> BOTS =
            List.of(new BotSeat("random", new RandomBot()), new BotSeat("random", new RandomBot()));

    /** Always rolls: the last answer of a turn. */
    static final BotSeat ROLLER =
            new BotSeat("roller", thinking -> thinking.moves().size() - 1);

    private TinyTable() {}

    /** Two people at the first question. */
    static Session<TinyGame.Position> people(Terms terms) {
        return Session.start(TinyGame.prepared(), 7, PEOPLE, terms);
    }

    /** Both bid, and the first turn begins. */
    static Session<TinyGame.Position> bid(Session<TinyGame.Position> session) {
        session.play("bid-for 1");
        session.play("bid-for 2");
        return session;
    }

    /** Lays the first card of the hand. */
    static void lay(Session<?> session) {
        session.play(0);
    }
}
