package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.LoserRow;
import org.polemarch.pericles.model.PericlesState;

/**
 * 9.44 Battle loser losses: by one row of the table, as many units as the winner's units of the kind are worth and no
 * more than the differential.
 */
@Cites("9.44")
public class LoserLosses implements Procedure<PericlesState, LoserLosses.Suffer> {

    public record Suffer(Battle.Fight fight, Battle.Result result) implements Frame {}

    private final Casualty casualty;

    @Inject
    public LoserLosses(Casualty casualty) {
        this.casualty = casualty;
    }

    @Override
    public void run(Suffer frame, Play<PericlesState> play) {
        List<Casualty.Toll> tolls = new ArrayList<>();
        for (LoserRow row : play.state().data().loserRows()) {
            if (row.battle() == frame.fight().arm()) {
                tolls.add(new Casualty.Toll(row.victims(), losses(row, frame, play.state())));
            }
        }
        casualty.inflict(play, new Casualty.Pick(frame.fight(), frame.result(), Casualty.Step.LOSER, tolls), frame);
    }

    /** Complete sets only: fractions are disregarded. */
    protected int losses(LoserRow row, Suffer frame, PericlesState state) {
        int value =
                state.board().unitValue(frame.result().winner(), frame.fight().theater(), row.battle());
        return Math.min(value / row.victimValue(), frame.result().differential());
    }
}
