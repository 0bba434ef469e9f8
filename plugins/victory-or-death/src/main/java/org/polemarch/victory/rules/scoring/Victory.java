package org.polemarch.victory.rules.scoring;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;

/**
 * A team ten points ahead at the end of a Scoring Round wins at once. After the last round key locations count once each for
 * the team whose Hoplite or City is there, and the higher total wins; a tie is a victory of the Demos.
 */
@Cites({"overview", "scoring/key-locations", "victory"})
public class Victory implements Procedure<VictoryState, Victory.Check> {

    /** The Scoring Round ends, and with it perhaps the game. */
    public record Check() implements Frame {}

    @Cites("scoring/key-locations")
    public record KeyLocationHeld(Team team, Space space, int points) implements GameEvent {}

    private final KeyLocations keyLocations;

    @Inject
    public Victory(KeyLocations keyLocations) {
        this.keyLocations = keyLocations;
    }

    @Override
    public void run(Check frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        if (isLastRound(state)) {
            scoreKeyLocations(play);
            state.end(state.points(0) == state.points(1) ? Ending.TIE : Ending.SCORING_VICTORY);
            play.end();
        } else if (isSuddenVictory(state)) {
            state.end(Ending.SUDDEN_VICTORY);
            play.end();
        }
    }

    protected boolean isLastRound(VictoryState state) {
        return state.round() >= state.data().game().rounds();
    }

    /** Whether a team is far enough ahead to win at once. */
    protected boolean isSuddenVictory(VictoryState state) {
        int lead = Math.abs(state.points(0) - state.points(1));
        return lead >= state.data().game().suddenVictoryLead();
    }

    private void scoreKeyLocations(Play<VictoryState> play) {
        VictoryState state = play.state();
        for (Space space : state.atlas().spaces()) {
            int points = keyLocations.points(space.index(), state);
            for (Team team : Team.values()) {
                if (points > 0 && Spaces.has(keyLocations.held(team.ordinal(), state), space)) {
                    state.score(team.ordinal(), points, Source.KEY_LOCATIONS);
                    play.report(() -> new KeyLocationHeld(team, space, points));
                }
            }
        }
    }
}
