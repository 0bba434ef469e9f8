package org.polemarch.victory.rules.scoring;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Cites;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;

/** Victory belongs to a whole team; a tie is the Demos'. */
@Cites("victory")
public final class Result {

    private final Seating seating;

    @Inject
    Result(Seating seating) {
        this.seating = seating;
    }

    /** The result, or how the game would stand if it ended now. */
    public Outcome outcome(VictoryState state) {
        Team winner = state.points(Team.OLIGARCHS.ordinal()) > state.points(Team.DEMOS.ordinal())
                ? Team.OLIGARCHS
                : Team.DEMOS;
        List<Score> scores = new ArrayList<>();
        for (Seat seat : seating.all()) {
            Team team = Power.of(seat.index()).team();
            int points = state.points(team.ordinal());
            scores.add(
                    new Score(seat, team == winner ? 1 : 3, points, List.of(new Score.Line("score.points", points))));
        }
        return new Outcome(
                scores,
                state.ending() == Ending.RUNNING
                        ? Outcome.RUNNING
                        : "Ending." + state.ending().name());
    }
}
