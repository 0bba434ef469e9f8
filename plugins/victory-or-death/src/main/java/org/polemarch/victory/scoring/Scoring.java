package org.polemarch.victory.scoring;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;

/** Victory belongs to a whole team; a tie is the Demos'. */
@Cites("victory")
public class Scoring {

    private final Seating seating;

    @Inject
    public Scoring(Seating seating) {
        this.seating = seating;
    }

    /** The result, or how the game would stand if it ended now. */
    public Outcome outcome(VictoryState state) {
        Team winner = winner(state);
        List<Score> scores = new ArrayList<>();
        for (Seat seat : seating.all()) {
            Team team = Power.of(seat.index()).team();
            int points = state.points(team.ordinal());
            scores.add(new Score(seat, team == winner ? 1 : 3, points, breakdown(team.ordinal(), state)));
        }
        return new Outcome(
                scores,
                state.ending() == Ending.RUNNING
                        ? Outcome.RUNNING
                        : "Ending." + state.ending().name());
    }

    /** The team that wins if the game ends now. */
    public Team winner(VictoryState state) {
        return state.points(Team.OLIGARCHS.ordinal()) > state.points(Team.DEMOS.ordinal())
                ? Team.OLIGARCHS
                : Team.DEMOS;
    }

    /** The points of the whole team by what they come from. */
    private static List<Score.Line> breakdown(int team, VictoryState state) {
        List<Score.Line> lines = new ArrayList<>();
        for (Source source : Source.values()) {
            lines.add(new Score.Line("Source." + source.name(), state.points(team, source)));
        }
        return lines;
    }
}
