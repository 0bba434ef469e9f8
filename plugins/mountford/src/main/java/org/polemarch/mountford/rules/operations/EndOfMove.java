package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.control.Syracuse;

/** 2.2.5 and 9.3.2: an army has ended its movement; if it is Athenian and the ground Syracusan, Syracuse declares war. */
@Cites({"2.2.5", "9.3.2"})
public class EndOfMove implements Procedure<MountfordState, EndOfMove.Check> {

    /** The army of that leader has stopped. */
    public record Check(int army) implements Frame {}

    private final Syracuse syracuse;

    @Inject
    public EndOfMove(Syracuse syracuse) {
        this.syracuse = syracuse;
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int space = state.armySpace(frame.army());
        if (space >= 0
                && state.syracuse() == Entry.NEUTRAL
                && state.armyPower(frame.army()) == Power.ATHENS
                && state.owner(space) == Power.SYRACUSE) {
            syracuse.declareWar(play);
        }
    }
}
