package org.polemarch.perikles.rules.forces;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.perikles.model.PeriklesState;

/**
 * What sending counters with a tile and sending more of them for a cube have in common: the player picks a counter, settles a
 * permission, plays the Slave Revolt, or is done.
 */
public abstract class Sending<F extends Frame> implements Decision<PeriklesState, F, Move> {

    /** How many answers there usually are, whatever a player leads, and of each power he leads. */
    private static final int USUAL = 8;

    private static final int USUAL_OF_POWER = 18;

    protected final Deployment deployment;
    private final Permission permission;
    private final SlaveRevolt revolt;

    protected Sending(Deployment deployment, Permission permission, SlaveRevolt revolt) {
        this.deployment = deployment;
        this.permission = permission;
        this.revolt = revolt;
    }

    /** The powers of which a player could send a counter now. */
    public abstract IndexSet powers(int player, PeriklesState state);

    /** The answer of a player who sends no more. */
    protected abstract Move done();

    protected abstract void sent(Deployment.Send send, Seat player, Play<PeriklesState> play);

    protected abstract void end(PeriklesState state);

    @Override
    public List<Move> legal(F frame, PeriklesState state) {
        int player = decider(frame, state).index();
        IndexSet powers = powers(player, state);
        List<Move> moves = new ArrayList<>(USUAL + USUAL_OF_POWER * powers.size());
        deployment.addMoves(player, powers, state, moves);
        permission.addWithdrawals(player, state, moves);
        revolt.addPlays(player, state, moves);
        moves.add(done());
        return moves;
    }

    @Override
    public List<Refusal> refusals(F frame, PeriklesState state) {
        Seat player = decider(frame, state);
        Refusals refusals = new Refusals(legal(frame, state));
        addRefusals(refusals, player.index(), state);
        deployment.addRefusals(refusals, player.index(), state);
        permission.addRefusals(refusals, player.index(), state);
        return revolt.addRefusals(refusals, player, state).list();
    }

    /** Adds what only this question refuses. */
    protected void addRefusals(Refusals refusals, int player, PeriklesState state) {}

    @Override
    public void apply(Move move, F frame, Play<PeriklesState> play) {
        Seat player = decider(frame, play.state());
        play.next(new CommitAction.Step(player));
        if (move instanceof Deployment.Send send) {
            deployment.send(send, player, play);
            sent(send, player, play);
        } else if (move.equals(done())) {
            end(play.state());
        } else if (!permission.handles(move, player, play)) {
            revolt.play(move, player, play);
        }
    }
}
