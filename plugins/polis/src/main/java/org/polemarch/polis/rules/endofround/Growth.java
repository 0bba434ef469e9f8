package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

/** 3. Growth: each player may turn Wheat that is left into Population, within the limits of each polis. */
@Cites("end-of-round/growth")
public class Growth implements Procedure<PolisState, Growth.Step> {

    public record Step(Side side) implements Frame {}

    private final Grow grow;

    @Inject
    public Growth(Grow grow) {
        this.grow = grow;
    }

    @Override
    public void run(Step frame, Play<PolisState> play) {
        play.state().forgetGrowth();
        if (grow.isPossible(frame.side(), play.state())) {
            play.next(new Grow.Ask(frame.side()));
        }
    }
}
