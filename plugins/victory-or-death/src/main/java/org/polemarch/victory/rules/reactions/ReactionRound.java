package org.polemarch.victory.rules.reactions;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.tokens.TokenRound;

/**
 * The teams alternate, the team of the power whose turn it is first; in its slot a team may use one card. When both let a
 * slot go by, the trigger is settled. A card that was used may have cut a supply line or cleared a space, so after it tokens
 * may be used again for what the other cards ask for.
 */
@Cites("reactions")
public class ReactionRound implements Procedure<VictoryState, Window.Round> {

    private final Answers answers;

    @Inject
    public ReactionRound(Answers answers) {
        this.answers = answers;
    }

    protected int team(Window.Round round, VictoryState state) {
        return (state.movingTeam() + round.slot()) % Team.COUNT;
    }

    @Override
    public void run(Window.Round frame, Play<VictoryState> play) {
        Window.Round round = frame;
        VictoryState state = play.state();
        if (round.changed()) {
            round = round.helped();
            int helpers = answers.helpers(round, state);
            if (helpers != 0) {
                play.next(new TokenRound.Ask(helpers), round);
                return;
            }
        }
        while (round.passes() < Team.COUNT) {
            int candidates = answers.candidates(Power.members(team(round, state)), round, state);
            if (candidates != 0) {
                play.next(React.Ask.next(round, candidates, 0, state.mover()));
                return;
            }
            round = round.passed(0);
        }
        state.pop();
    }
}
