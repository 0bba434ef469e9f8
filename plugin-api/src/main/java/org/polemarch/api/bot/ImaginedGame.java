package org.polemarch.api.bot;

import java.util.List;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/** A game in a bot's head. Playing it changes nothing outside it. */
public interface ImaginedGame {

    /** An independent copy. */
    ImaginedGame copy();

    boolean over();

    /** Who is asked. May be called only while the game is not over. */
    Seat toAct();

    /** The answers. May be called only while the game is not over. */
    List<? extends Move> moves();

    /** Gives the answer at this index of {@link #moves()}. */
    void play(int index);

    /**
     * How good the position is for a seat, from 0 to 1: the result if the game is over, otherwise the game's
     * evaluation.
     */
    double value(Seat seat);

    /** What the game's evaluation counts for a seat, part by part. */
    Appraisal appraise(Seat seat);

    /** The result, or what it would be if the game ended now. */
    Outcome outcome();
}
