package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.armies.Armies;

/** 3.4: SPs "of the active player's choice" are eliminated one by one; a single kind leaves nothing to choose. */
@Cites("3.4")
public class MarchLosses implements Procedure<MountfordState, MarchLosses.Next> {

    /** So many SPs of the army are still to be lost. */
    public record Next(int army, int count) implements Frame {}

    private final Armies armies;

    @Inject
    public MarchLosses(Armies armies) {
        this.armies = armies;
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int army = frame.army();
        if (state.armySpace(army) < 0 || frame.count() == 0) {
            return;
        }
        long inArmy = armies.kindsIn(state, army);
        if (inArmy == 0) {
            armies.dismissStranded(play);
        } else if (Long.bitCount(inArmy) == 1) {
            armies.lose(play, army, Long.numberOfTrailingZeros(inArmy), LossCause.COUNTRY);
            play.next(new Next(army, frame.count() - 1));
            if (state.armySize(army) == 0) {
                armies.dismissStranded(play);
            }
        } else {
            play.next(new MarchLossChoice.Choose(army), new Next(army, frame.count() - 1));
        }
    }
}
