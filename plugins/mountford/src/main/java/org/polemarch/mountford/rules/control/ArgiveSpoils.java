package org.polemarch.mountford.rules.control;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.Rule;

/** 9.3.4: after the fall of Argos "the Spartans may place a garrison in all Argive-colored spaces". */
@Cites("9.3.4")
public class ArgiveSpoils extends Rule implements Decision<MountfordState, ArgiveSpoils.Ask, ArgiveSpoils.Answer> {

    public record Ask() implements Frame {}

    public sealed interface Answer extends Move {}

    public record GarrisonAll() implements Answer {}

    public record LeaveThem() implements Answer, Move.Declining {}

    private static final List<Answer> ANSWERS = List.of(new GarrisonAll(), new LeaveThem());

    @Inject
    public ArgiveSpoils(MountfordData data) {
        super(data);
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.PELOPONNESE;
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof GarrisonAll) {
            MountfordState state = play.state();
            for (int space = atlas.argive().next(0);
                    space >= 0;
                    space = atlas.argive().next(space + 1)) {
                int here = space;
                state.setControl(space, Power.SPARTA);
                play.report(() -> new Control.Seized(atlas.space(here), Power.SPARTA));
            }
        }
    }
}
