package org.polemarch.mountford.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Phase;

/** 2.1: the players alternate; the Athenian player always conducts the first operation. */
@Cites("2.1")
public class OperationsPhase implements Procedure<MountfordState, OperationsPhase.Begin> {

    public record Begin() implements Frame {}

    @Inject
    public OperationsPhase() {}

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        play.state().enter(Phase.OPERATIONS);
        play.state().countPass(false);
        play.state().clearOperation();
        play.next(new OperationChoice.Ask(0));
    }
}
