package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/** 2.2.3: an army that has come to its next assembly space, or was stopped on the way there, continues to assemble. */
@Cites("2.2.3")
public class AssemblyVisit implements Procedure<MountfordState, AssemblyVisit.Arrived> {

    /** The army stands at the end of an assembly leg. */
    public record Arrived(int leader) implements Frame {}

    @Inject
    public AssemblyVisit() {}

    @Override
    public void run(Arrived frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int space = state.armySpace(frame.leader());
        if (space < 0) {
            return; // it was destroyed or sent home on the way
        }
        state.op().visit(space);
        play.next(new AssemblyChoice.Ask(frame.leader()));
    }
}
