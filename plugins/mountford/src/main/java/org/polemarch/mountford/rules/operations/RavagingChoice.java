package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.movement.Ravaging;

/** 2.4.2: the active player ravages the area of the objective or spares it. */
@Cites("2.4.2")
public class RavagingChoice implements Decision<MountfordState, RavagingChoice.Ask, Ravaging.Answer> {

    /** Ravage the area of the objective? */
    public record Ask() implements Frame {}

    private final Ravaging ravaging;

    @Inject
    public RavagingChoice(Ravaging ravaging) {
        this.ravaging = ravaging;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public List<Ravaging.Answer> legal(Ask ask, MountfordState state) {
        return Ravaging.ANSWERS;
    }

    @Override
    public void apply(Ravaging.Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Ravaging.Ravage) {
            ravaging.ravage(play, play.state().op().objective());
        }
    }
}
