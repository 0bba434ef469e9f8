package org.polemarch.core.session;

import java.util.Objects;
import org.polemarch.api.bot.Bot;

/** Who holds a seat. */
public sealed interface Holder {

    /** What stands in the save and beside the seat. */
    String name();

    /** A person. */
    record Person(String name) implements Holder {
        public Person {
            if (name.isBlank()) {
                throw new IllegalArgumentException("a person has a name");
            }
        }
    }

    /**
     * A bot.
     *
     * @param name what it was asked for with, such as "mcts:500"; the same text brings the same bot
     */
    record BotSeat(String name, Bot bot) implements Holder {
        public BotSeat {
            Objects.requireNonNull(name);
            Objects.requireNonNull(bot);
        }
    }
}
