package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/**
 * 9.6.7 Rebellion spreads: battle is offered space by space among those that bordered a marker when the tile was played; a
 * marker is placed wherever it was not lost.
 */
@Cites("9.6.7")
public class RebellionSpreads implements Procedure<MountfordState, RebellionSpreads.Next> {

    public record Next() implements Frame {}

    /** Battle was offered in the space. */
    public record Outcome(int space) implements Frame {}

    @Inject
    public RebellionSpreads() {}

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        if (!play.state().op().candidates().isEmpty()) {
            play.next(new SpreadChoice.Ask());
        }
    }
}
