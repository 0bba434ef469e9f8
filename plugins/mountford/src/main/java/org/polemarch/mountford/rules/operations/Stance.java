package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.components.Relations;

/** 7.3 and 9.7.5: where an operation may treat neutrals as unfriendly, or Thessaly as neutral, its player is asked. */
@Cites({"7.3", "9.7.5"})
public class Stance implements Procedure<MountfordState, Stance.Check> {

    /** An operation begins. */
    public record Check() implements Frame {}

    private final Relations relations;

    @Inject
    public Stance(Relations relations) {
        this.relations = relations;
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        boolean hostile = relations.mayBeHostile(state, Power.of(state.op().power));
        boolean thessaly = relations.mayNeutralizeThessaly(state, state.op().seat);
        if (hostile || thessaly) {
            play.next(new StanceChoice.Ask(hostile, thessaly));
        }
    }
}
