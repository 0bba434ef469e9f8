package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.WinnerRow;
import org.polemarch.pericles.model.PericlesState;

/** 9.45 Battle winner losses: each complete set of units the loser lost costs the winner a set of his, by one row. */
@Cites("9.45")
public class WinnerLosses implements Procedure<PericlesState, WinnerLosses.Suffer> {

    public record Suffer(Battle.Fight fight, Battle.Result result) implements Frame {}

    private final Casualty casualty;

    @Inject
    public WinnerLosses(Casualty casualty) {
        this.casualty = casualty;
    }

    @Override
    public void run(Suffer frame, Play<PericlesState> play) {
        List<Casualty.Toll> tolls = new ArrayList<>();
        for (WinnerRow row : play.state().data().winnerRows()) {
            if (row.battle() == frame.fight().arm()) {
                tolls.add(new Casualty.Toll(row.remove(), losses(row, frame, play.state())));
            }
        }
        casualty.inflict(play, new Casualty.Pick(frame.fight(), frame.result(), Casualty.Step.WINNER, tolls), frame);
    }

    protected int losses(WinnerRow row, Suffer frame, PericlesState state) {
        return state.board().fallen(row.lost()) / row.lostCount() * row.removeCount();
    }
}
