package org.polemarch.mountford.rules.components;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.model.MountfordState;

/** 7.1: each side's will to fight, on a track from 0 to 12. */
@Cites("7.1")
public class Bellicosity {

    /** The tracks moved to these values. */
    public record Changed(int athens, int peloponnese, String cites) implements GameEvent {}

    @Inject
    public Bellicosity() {}

    /** Moves both tracks. */
    public void change(Play<MountfordState> play, int athens, int peloponnese, String section) {
        MountfordState state = play.state();
        int before = state.bellicosity(0) * 16 + state.bellicosity(1);
        state.changeBellicosity(0, athens);
        state.changeBellicosity(1, peloponnese);
        if (before != state.bellicosity(0) * 16 + state.bellicosity(1)) {
            play.report(() -> new Changed(state.bellicosity(0), state.bellicosity(1), section));
        }
    }
}
