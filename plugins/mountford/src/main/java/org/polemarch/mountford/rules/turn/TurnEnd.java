package org.polemarch.mountford.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;

/**
 * 8, 9.2 and 9.6.4: ravaged markers come off, a colony becomes a Spartan fortress, the turn marker moves on. Athens wins if
 * it has not surrendered by the end of turn ten.
 */
@Cites({"8", "9.2", "9.6.4"})
public class TurnEnd extends Rule implements Procedure<MountfordState, TurnEnd.Run> {

    public record Run() implements Frame {}

    @Cites("9.6.4")
    public record ColonyFortified(Space space, Power holder) implements GameEvent {}

    private final int last;

    @Inject
    public TurnEnd(MountfordData data) {
        super(data);
        last = data.turns();
    }

    @Override
    public void run(Run frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        state.clearRavaged();
        if (state.colony() >= 0 && !state.colonyFortified()) {
            state.fortifyColony();
            if (state.owner(state.colony()) == Power.NEUTRAL) {
                state.setControl(state.colony(), Power.SPARTA);
            }
            int space = state.colony();
            play.report(() -> new ColonyFortified(atlas.space(space), state.owner(space)));
        }
        if (state.turn() >= last) {
            state.end(Ending.ATHENS_HELD_OUT);
            play.end();
        } else {
            play.next(new TurnSequence.Begin(state.turn() + 1));
        }
    }
}
