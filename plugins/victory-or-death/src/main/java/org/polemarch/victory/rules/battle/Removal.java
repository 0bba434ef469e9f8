package org.polemarch.victory.rules.battle;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.Happened;

/** A piece is about to be removed; cards may keep it. */
@Cites({"battle/remove", "pieces/cities"})
public class Removal implements Procedure<VictoryState, Removal.Begin> {

    /**
     * The piece is about to be removed.
     *
     * @param by the power that removes it, -1 if nobody does
     * @param removed what follows if it is removed
     * @param saved what follows if it is not
     */
    public record Begin(int piece, Loss cause, int by, Frame removed, Frame saved) implements Frame {}

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        play.next(
                new Happened(Trigger.loss(Moment.ABOUT_TO_REMOVE, frame.by(), frame.piece(), frame.cause())),
                new Fall.Now(frame));
    }
}
