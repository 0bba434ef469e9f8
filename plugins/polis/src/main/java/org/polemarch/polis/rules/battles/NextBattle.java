package org.polemarch.polis.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** The next battle: each space fights once in a check; if there are several, the player whose turn it is chooses. */
@Cites("battles")
public class NextBattle implements Procedure<PolisState, NextBattle.Go> {

    public record Go(Side side) implements Frame {}

    @Override
    public void run(Go frame, Play<PolisState> play) {
        IndexSet left = play.state().combat().toFight();
        if (left.size() > 1) {
            play.next(new BattleOrder.Choose(frame.side()), frame);
        } else if (!left.isEmpty()) {
            play.state().combat().setToFight(IndexSet.EMPTY);
            play.next(new Battle.Begin(Space.at(left.first())));
        }
    }
}
