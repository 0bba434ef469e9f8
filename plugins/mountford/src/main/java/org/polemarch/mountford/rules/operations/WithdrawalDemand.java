package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/** 2.3.2: whoever started combat and lost may be made to withdraw. */
@Cites("2.3.2")
public class WithdrawalDemand implements Procedure<MountfordState, Withdrawal.Demand> {

    private final Withdrawal withdrawal;

    @Inject
    public WithdrawalDemand(Withdrawal withdrawal) {
        this.withdrawal = withdrawal;
    }

    @Override
    public void run(Withdrawal.Demand frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (state.op().lost() && withdrawal.all(state, state.op().seat(), frame.space()) != 0) {
            play.next(new WithdrawalDemandChoice.Ask(frame.space()));
        }
    }
}
