package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
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

/** 3.4: the owner says which SP unfamiliar country takes. */
@Cites("3.4")
public class MarchLossChoice extends Rule
        implements Decision<MountfordState, MarchLossChoice.Choose, MarchLossChoice.Leave> {

    /** One SP of the army is to be lost. */
    public record Choose(int army) implements Frame {}

    public record Leave(Kind kind) implements Move {}

    private final Armies armies;
    private final Leave[] leave;

    @Inject
    public MarchLossChoice(MountfordData data, Armies armies) {
        super(data);
        this.armies = armies;
        leave = new Leave[kinds.size()];
        for (int i = 0; i < leave.length; i++) {
            leave[i] = new Leave(kinds.kind(i));
        }
    }

    @Override
    public Seat decider(Choose frame, MountfordState state) {
        return Seats.of(state.armySeat(frame.army()));
    }

    @Override
    public List<Leave> legal(Choose frame, MountfordState state) {
        List<Leave> legal = new ArrayList<>(6);
        for (long rest = armies.kindsIn(state, frame.army()); rest != 0; rest &= rest - 1) {
            legal.add(leave[Long.numberOfTrailingZeros(rest)]);
        }
        return legal;
    }

    @Override
    public void apply(Leave move, Choose frame, Play<MountfordState> play) {
        armies.lose(play, frame.army(), move.kind().index(), LossCause.COUNTRY);
    }
}
