package org.polemarch.victory.rules.scoring;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.turn.EndOfTurn;

/**
 * A team ten points ahead at the end of a Scoring Round wins at once. After the last round key locations count once each for
 * the team whose Hoplite or City is there, and the higher total wins; a tie is a victory of the Demos.
 */
@Cites({"overview", "scoring/key-locations", "victory"})
public class Victory implements Procedure<VictoryState, Victory.Check> {

    /** The Scoring Round ends. */
    public record Check() implements Frame {}

    /** A team holds a key location at the end. */
    @Cites("scoring/key-locations")
    public record KeyLocationHeld(Team team, Space space, int points) implements GameEvent {}

    @Override
    public void run(Check frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        VictoryData.Game game = state.data().game();
        if (state.round() >= game.rounds()) {
            scoreKeyLocations(play);
            state.end(state.points(0) == state.points(1) ? Ending.TIE : Ending.SCORING_VICTORY);
            play.end();
        } else if (Math.abs(state.points(0) - state.points(1)) >= game.suddenVictoryLead()) {
            state.end(Ending.SUDDEN_VICTORY);
            play.end();
        } else {
            EndOfTurn.nextRound(play);
        }
    }

    private static void scoreKeyLocations(Play<VictoryState> play) {
        VictoryState state = play.state();
        Board board = state.board();
        for (Space space : state.atlas().spaces()) {
            int points = state.atlas().keyValue(space.index());
            for (Team team : Team.values()) {
                long holders = board.teamPieces(team.ordinal(), Sort.HOPLITE.ordinal())
                        | board.teamPieces(team.ordinal(), Sort.CITY.ordinal());
                if (points > 0 && (holders >> space.index() & 1) != 0) {
                    state.score(team.ordinal(), points, Source.KEY_LOCATIONS);
                    play.report(() -> new KeyLocationHeld(team, space, points));
                }
            }
        }
    }
}
