package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.sieges.Siege;

/** 2.3: discard a tile, fight, ravage, besiege, send own armies home; then the opponent may send armies home. */
@Cites("2.3")
public class ContinuingOperation extends Rule implements Procedure<MountfordState, ContinuingOperation.Begin> {

    public record Begin() implements Frame {}

    @Inject
    public ContinuingOperation(MountfordData data) {
        super(data);
    }

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        int seat = play.state().op().seat();
        Space space = atlas.space(play.state().op().objective());
        play.next(
                new ContinuingDiscard.Ask(),
                new BattleOffer.Ask(),
                new RavagingAfterCombat.Ask(),
                new ContinuingEffect.Apply(),
                new Siege.Ask(),
                new WithdrawalDemand.Ask(space),
                new Withdrawal.Ask(Seats.of(seat), space),
                new Withdrawal.Ask(Seats.of(1 - seat), space));
    }
}
