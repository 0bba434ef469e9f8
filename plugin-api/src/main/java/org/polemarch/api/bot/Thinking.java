package org.polemarch.api.bot;

import java.util.List;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/** What a bot is given to answer a question. */
public interface Thinking {

    Seat seat();

    /** What the seat may know. */
    Record view();

    List<? extends Move> moves();

    /** A game the seat cannot tell from the real one, standing at this question; a new one at every call. */
    ImaginedGame imagine();

    /** The bot's own chance, apart from the game's. */
    Chance chance();

    /**
     * The same question for another thread of this bot, with a chance of its own. It is taken before that thread starts and is
     * never interrupted: the thread that was asked stops the others.
     */
    Thinking aside();

    /** Whether somebody waits no longer: the bot should answer with the best it has. */
    boolean interrupted();
}
