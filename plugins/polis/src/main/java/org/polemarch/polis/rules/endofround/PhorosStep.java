package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/** 6. Phoros: with at least one polis besides the capital, a player may exchange Prestige for Silver. */
@Cites("end-of-round/phoros")
public class PhorosStep implements Procedure<PolisState, PhorosStep.Step> {

    public record Step(Side side) implements Frame {}

    private final DemandPhoros demand;

    @Inject
    public PhorosStep(DemandPhoros demand) {
        this.demand = demand;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        if (hasTributaries(frame.side(), play.state()) && demand.isPossible(frame.side(), play.state())) {
            play.next(new DemandPhoros.Ask(frame.side()));
        }
    }

    /** At least one polis besides the capital. */
    protected boolean hasTributaries(Side side, PolisState state) {
        return state.poleis(side) > 1;
    }
}
