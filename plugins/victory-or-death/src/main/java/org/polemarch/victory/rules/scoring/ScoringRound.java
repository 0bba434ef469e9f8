package org.polemarch.victory.rules.scoring;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.tokens.TokenRound;

/** A Scoring Round: a Victory Point for each City on the board, supplied or not; then the Status cards that name it. */
@Cites("scoring/rounds")
public class ScoringRound implements Procedure<VictoryState, ScoringRound.Begin> {

    public record Begin() implements Frame {}

    public record CitiesScored(Team team, int points) implements GameEvent {}

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        state.enter(Step.SCORING);
        for (Team team : Team.values()) {
            int points = points(team.ordinal(), state);
            state.score(team.ordinal(), points, Source.CITIES);
            play.report(() -> new CitiesScored(team, points));
        }
        play.next(
                new TokenRound.Ask(Power.ALL),
                new Happened(Trigger.step(Moment.SCORING_ROUND, state.mover())),
                new Victory.Check());
    }

    /** What the Cities of a team bring it. */
    protected int points(int team, VictoryState state) {
        long cities = state.board().teamPieces(team, Sort.CITY.ordinal());
        return Long.bitCount(cities) * state.data().game().cityPoints();
    }
}
