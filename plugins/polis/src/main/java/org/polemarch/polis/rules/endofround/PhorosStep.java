package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.Phoros;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/** 6. Phoros: with at least one polis besides the capital, a player may exchange Prestige for Silver. */
@Cites("end-of-round/phoros")
public class PhorosStep implements Procedure<PolisState, PhorosStep.Step> {

    /** A side may demand the Phoros. */
    public record Step(Side side) implements Frame {}

    private final PolisData data;

    @Inject
    public PhorosStep(PolisData data) {
        this.data = data;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        PolisState state = play.state();
        if (state.poleis(frame.side()) < 2) {
            return;
        }
        for (Phoros bargain : data.phoros()) {
            if (bargain.prestige() <= state.prestige(frame.side())) {
                play.next(new DemandPhoros.Ask(frame.side()));
                return;
            }
        }
    }
}
