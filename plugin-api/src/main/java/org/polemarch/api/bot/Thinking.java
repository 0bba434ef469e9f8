package org.polemarch.api.bot;

import java.util.List;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/** Everything a bot is given when it has to answer a question. */
public interface Thinking {

    Seat seat();

    /** What the seat may know. */
    Record view();

    List<? extends Move> moves();

    /** A game at this question that the seat cannot tell from the real one. Every call returns a new one. */
    ImaginedGame imagine();

    /** The bot's own source of chance, separate from the game's. */
    Chance chance();

    /**
     * The same question for another thread of this bot, with its own source of chance. Call it before that thread
     * starts. It is never interrupted: the first thread stops the others.
     */
    Thinking aside();

    /** Whether nobody is waiting any longer. The bot should then answer with the best it has. */
    boolean interrupted();
}
