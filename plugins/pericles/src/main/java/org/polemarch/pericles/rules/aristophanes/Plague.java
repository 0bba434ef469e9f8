package org.polemarch.pericles.rules.aristophanes;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;

/**
 * 5.14 The Plague takes a third of the units in Athens and a unit of each kind in every Contested Theater, from both
 * Sides. What is lost is fixed when it breaks out.
 */
@Cites({"5.14", "5.13"})
public class Plague implements Procedure<PericlesState, Plague.Outbreak> {

    public record Outbreak() implements Frame {}

    @Cites("5.13")
    public record PlagueBrokeOut(boolean first) implements GameEvent {}

    static final Outbreak OUTBREAK = new Outbreak();

    private final PlagueLosses losses;

    @Inject
    public Plague(PlagueLosses losses) {
        this.losses = losses;
    }

    @Override
    public void run(Outbreak frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        boolean first = !state.postPlague();
        state.setPostPlague();
        play.report(() -> new PlagueBrokeOut(first));
        List<PlagueLosses.Losses> all = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            for (Side side : Side.values()) {
                for (Arm arm : List.of(Arm.LAND, Arm.NAVAL)) {
                    int lost = lost(side, Theater.of(i), arm, state);
                    if (lost > 0) {
                        all.add(new PlagueLosses.Losses(side, Theater.of(i), arm, lost));
                    }
                }
            }
        }
        for (int i = all.size() - 1; i >= 0; i--) {
            losses.takeForced(play, all.get(i)).ifPresent(play::next);
        }
    }

    /** "do not remove the last land unit in Land Theaters or the last naval unit in Naval Theaters" */
    protected int lost(Side side, Theater theater, Arm arm, PericlesState state) {
        int there = state.board().units(side, theater, arm);
        if (there == 0) {
            return 0;
        }
        boolean contested = state.board().status(side, theater) == Status.CONTESTED;
        int lost = (theater == Theater.ATHENS ? (there + share() - 1) / share() : 0) + (contested ? 1 : 0);
        int spared = state.data().ground(theater) == arm ? 1 : 0;
        return Math.min(lost, there - spared);
    }

    /** One unit of that many dies in Athens, fractions counting as one. */
    protected int share() {
        return 3;
    }
}
