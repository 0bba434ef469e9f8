package org.polemarch.polis.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** The next battle: each space fights once in a check; if there are several, the player whose turn it is chooses. */
@Cites("battles")
public class NextBattle implements Procedure<PolisState, NextBattle.Go> {

    /** What is left is to be fought. */
    public record Go(Side side) implements Frame {}

    @Override
    public void run(Go frame, Play<PolisState> play) {
        int left = play.state().combat().toFight();
        if (Integer.bitCount(left) > 1) {
            play.next(new BattleOrder.Choose(frame.side()), frame);
        } else if (left != 0) {
            play.state().combat().setToFight(0);
            play.next(new Battle.Begin(Space.at(Integer.numberOfTrailingZeros(left))));
        }
    }
}
