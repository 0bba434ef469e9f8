package org.polemarch.mountford.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.scenario.HelotRebellion;
import org.polemarch.mountford.rules.sieges.SiegeLines;

/**
 * 2.1: the operation is over. Sieges whose conditions have lapsed are lifted (5), leaders left alone are discarded (3), the
 * helots look at Laconia after every Peloponnesian operation (9.3.5). Two passes in a row end the phase.
 */
@Cites({"2.1", "2.1.1", "5", "9.3.5"})
public class OperationEnd implements Procedure<MountfordState, OperationEnd.Run> {

    /** That seat's operation, or pass, is over. */
    public record Run(int seat, boolean passed) implements Frame {}

    private final SiegeLines sieges;
    private final Armies armies;

    @Inject
    public OperationEnd(SiegeLines sieges, Armies armies) {
        this.sieges = sieges;
        this.armies = armies;
    }

    @Override
    public void run(Run frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        armies.dismissStranded(play);
        sieges.liftLapsed(play);
        state.clearOperation();
        state.countPass(frame.passed());
        if (state.passes() < 2) {
            play.next(new OperationChoice.Ask(1 - frame.seat()));
        }
        if (frame.seat() == 1) {
            play.next(new HelotRebellion.Check());
        }
    }
}
