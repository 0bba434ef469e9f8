package org.polemarch.mountford.scoring;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;

/** 9.2 Victory: the war is scored by the will to fight that each side has left. */
@Cites("9.2")
public class Scoring {

    public Outcome outcome(MountfordState state) {
        int winner = state.ending().winner();
        if (winner < 0) {
            // As things stand Athens wins by holding out, unless its will is broken and Sparta's is not (9.2).
            winner = state.bellicosity(0) == 0 && state.bellicosity(1) > 0 ? 1 : 0;
        }
        return new Outcome(
                List.of(score(state, 0, winner), score(state, 1, winner)),
                state.ending().key());
    }

    private static Score score(MountfordState state, int seat, int winner) {
        int points = state.bellicosity(seat);
        return new Score(
                Seats.of(seat), seat == winner ? 1 : 2, points, List.of(new Score.Line("score.bellicosity", points)));
    }
}
