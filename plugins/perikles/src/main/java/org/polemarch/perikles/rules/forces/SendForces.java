package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.perikles.model.PeriklesState;

/** 4.5 With an influence tile a player sends none, one or two counters of any powers he leads, one after the other. */
@Cites("4.5/sending")
public class SendForces implements Decision<PeriklesState, SendForces.Choose, Move> {

    /** A player sends a counter, of which so many are left to him, or has done. */
    public record Choose(Seat player, int left) implements Frame {}

    /** No more counters with this tile. */
    public record Done() implements Move {}

    private static final Done DONE = new Done();

    private final Deployment deployment;
    private final Permission permission;
    private final SlaveRevolt revolt;

    @Inject
    public SendForces(Deployment deployment, Permission permission, SlaveRevolt revolt) {
        this.deployment = deployment;
        this.permission = permission;
        this.revolt = revolt;
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Move> legal(Choose frame, PeriklesState state) {
        int player = frame.player().index();
        List<Move> moves = new ArrayList<>(128);
        deployment.addMoves(player, state.powersOf(player), state, moves);
        permission.addWithdrawals(player, state, moves);
        revolt.addPlays(player, state, moves);
        moves.add(DONE);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        int player = frame.player().index();
        List<Refusal> refusals = new ArrayList<>();
        deployment.addRefusals(player, state.powersOf(player), state, refusals);
        permission.addRefusals(player, state, refusals);
        revolt.addRefusals(player, state, refusals);
        return refusals;
    }

    @Override
    public void apply(Move move, Choose frame, Play<PeriklesState> play) {
        Seat player = frame.player();
        play.next(new CommitAction.Step(player));
        if (move instanceof Deployment.Send send) {
            deployment.send(send, player, play);
            play.state().action().addSent();
        } else if (move instanceof Done) {
            play.state().action().endNormal();
        } else if (!permission.handles(move, player, play)) {
            revolt.play(move, player, play);
        }
    }
}
