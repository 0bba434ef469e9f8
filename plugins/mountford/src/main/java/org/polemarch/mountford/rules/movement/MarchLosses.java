package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;

/** 3.4: unfamiliar country takes SPs "of the active player's choice", one by one; a single kind leaves nothing to choose. */
@Cites("3.4")
public class MarchLosses extends Rule implements Decision<MountfordState, MarchLosses.Choose, MarchLosses.Leave> {

    /** This many SPs of the army are still to be lost. */
    public record Choose(int army, int count) implements Frame {}

    public record Leave(Kind kind) implements Move {}

    private final Armies armies;
    private final Leave[] leave;

    @Inject
    public MarchLosses(MountfordData data, Armies armies) {
        super(data);
        this.armies = armies;
        leave = new Leave[kinds.size()];
        for (int i = 0; i < leave.length; i++) {
            leave[i] = new Leave(kinds.kind(i));
        }
    }

    @Override
    public boolean asks(Choose frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int army = frame.army();
        if (state.armySpace(army) < 0 || frame.count() == 0) {
            return false;
        }
        IndexSet led = state.armyKinds(army);
        if (led.size() > 1) {
            return true;
        }
        if (!led.isEmpty()) {
            lose(frame, led.first(), play);
        }
        if (state.armySize(army) == 0) {
            armies.dismissStranded(play);
        }
        return false;
    }

    private void lose(Choose frame, int kind, Play<MountfordState> play) {
        armies.lose(play, frame.army(), kind, LossCause.COUNTRY);
        play.next(new Choose(frame.army(), frame.count() - 1));
    }

    @Override
    public Seat decider(Choose frame, MountfordState state) {
        return Seats.of(state.armySeat(frame.army()));
    }

    @Override
    public List<Leave> legal(Choose frame, MountfordState state) {
        return state.armyKinds(frame.army()).map(kind -> leave[kind]);
    }

    @Override
    public void apply(Leave move, Choose frame, Play<MountfordState> play) {
        lose(frame, move.kind().index(), play);
    }
}
