package org.polemarch.api.bot;

import java.util.List;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/** A game in a bot's head. Playing it changes nothing outside. */
public interface ImaginedGame {

    /** An independent copy. */
    ImaginedGame copy();

    boolean over();

    /** Who is asked. Only while it is not over. */
    Seat toAct();

    /** The answers. Only while it is not over. */
    List<? extends Move> moves();

    /** Gives the answer at that position of {@link #moves()}. */
    void play(int index);

    /** How it stands for a seat, from 0 to 1: the result if it is over, else the game's evaluation. */
    double value(Seat seat);

    /** What the game's evaluation counts for a seat, part by part. */
    Appraisal appraise(Seat seat);

    /** The result, or how it would stand if it ended now. */
    Outcome outcome();
}
