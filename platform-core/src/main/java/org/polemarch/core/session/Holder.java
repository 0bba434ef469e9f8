package org.polemarch.core.session;

import java.util.Objects;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.game.Seat;
import org.polemarch.core.save.SaveGame.SavedSeat;

/** Who holds a seat. */
public sealed interface Holder {

    /** What stands in the save and beside the seat. */
    String name();

    /** That seat held so, as it stands in a save. */
    SavedSeat saved(Seat seat);

    record Person(String name) implements Holder {
        public Person {
            if (name.isBlank()) {
                throw new IllegalArgumentException("a person has a name");
            }
        }

        @Override
        public SavedSeat saved(Seat seat) {
            return SavedSeat.person(seat.id(), name);
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

        @Override
        public SavedSeat saved(Seat seat) {
            return SavedSeat.bot(seat.id(), name);
        }
    }
}
