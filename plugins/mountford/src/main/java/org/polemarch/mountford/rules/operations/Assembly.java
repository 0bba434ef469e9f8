package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/** 2.2.3: the leader assembles his army in the space he was placed in, then in any others. */
@Cites("2.2.3")
public class Assembly implements Procedure<MountfordState, Assembly.Begin> {

    public record Begin(int leader) implements Frame {}

    @Inject
    public Assembly() {}

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (state.armySpace(frame.leader()) < 0) {
            return;
        }
        state.op().assemble(frame.leader(), state.armySpace(frame.leader()));
        play.next(new AssemblyChoice.Ask(frame.leader()));
    }
}
