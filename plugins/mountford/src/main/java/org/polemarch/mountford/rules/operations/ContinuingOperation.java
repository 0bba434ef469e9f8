package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.sieges.Siege;

/** 2.3: discard a tile, fight, ravage, besiege, send own armies home; then the opponent may send armies home. */
@Cites("2.3")
public class ContinuingOperation implements Procedure<MountfordState, ContinuingOperation.Begin> {

    public record Begin() implements Frame {}

    @Inject
    public ContinuingOperation() {}

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        int seat = play.state().op().seat();
        int space = play.state().op().objective();
        play.next(
                new ContinuingDiscard.Ask(),
                new BattleOffer.Check(),
                new RavagingAfterCombat.Check(),
                new ContinuingEffect.Apply(),
                new Siege.Check(),
                new Withdrawal.Demand(space),
                new Withdrawal.Next(seat, space),
                new Withdrawal.Next(1 - seat, space));
    }
}
