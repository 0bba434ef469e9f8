package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.Action;
import org.polemarch.perikles.model.PeriklesState;

/**
 * 4.5 With one tile a player sends up to two counters, then for a cube up to two more. He is asked as long as, by what
 * everybody can see, there is something he might do; a player who can do nothing just uses up his tile.
 */
@Cites("4.5/sending")
public class CommitAction implements Procedure<PeriklesState, CommitAction.Step> {

    public record Step(Seat player) implements Frame {}

    private final Deployment deployment;
    private final AdditionalForces additional;
    private final Permission permission;
    private final SlaveRevolt revolt;

    @Inject
    public CommitAction(Deployment deployment, AdditionalForces additional, Permission permission, SlaveRevolt revolt) {
        this.deployment = deployment;
        this.additional = additional;
        this.permission = permission;
        this.revolt = revolt;
    }

    @Override
    public void run(Step frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        int player = frame.player().index();
        Action action = state.action();
        if (action.over()) {
            return;
        }
        int left = countersPerTile(state) - action.sent();
        if (!action.normalDone() && left > 0 && maySend(player, state)) {
            play.next(new SendForces.Choose(frame.player(), left));
        } else if (mayAdd(player, state)) {
            play.next(new AdditionalForces.Choose(frame.player(), action.extraPower() != Action.NO_POWER));
        }
    }

    protected int countersPerTile(PeriklesState state) {
        return state.data().game().countersPerTile();
    }

    /** Whether there is something a player might do with his tile. */
    protected boolean maySend(int player, PeriklesState state) {
        return deployment.anything(player, state.powersOf(player), state)
                || permission.anyToWithdraw(player, state)
                || revolt.mayBePlayed(player, state);
    }

    /** Whether there is something a player might do when he has sent the counters of his tile. */
    protected boolean mayAdd(int player, PeriklesState state) {
        return deployment.anything(player, additional.powers(player, state), state)
                || (state.action().sent() > 0 && permission.anyToWithdraw(player, state))
                || revolt.mayBePlayed(player, state);
    }
}
