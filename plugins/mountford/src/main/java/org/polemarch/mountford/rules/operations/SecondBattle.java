package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.Combat;

/** 5.1: after the sea fight before Piraeus, battle is offered on land before Athens in the same operation. */
@Cites("5.1")
public class SecondBattle implements Procedure<MountfordState, SecondBattle.Begin> {

    /** Now before the city. */
    public record Begin() implements Frame {}

    private final Combat combat;

    @Inject
    public SecondBattle(Combat combat) {
        this.combat = combat;
    }

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        combat.begin(
                play,
                Battle.Cause.CONTINUING,
                state.op().objective,
                state.op().seat,
                Power.of(state.op().power),
                0,
                false);
    }
}
