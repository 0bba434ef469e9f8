package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.perikles.model.PeriklesState;

/** 4.5 With an influence tile a player sends none, one or two counters of any powers he leads, one after the other. */
@Cites("4.5/sending")
public class SendForces extends Sending<SendForces.Choose> {

    /** A player sends one of the counters left to him, or is done. */
    public record Choose(Seat player, int left) implements Frame {}

    public record Done() implements Move.Ending {}

    private static final Done DONE = new Done();

    @Inject
    public SendForces(Deployment deployment, Permission permission, SlaveRevolt revolt) {
        super(deployment, permission, revolt);
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public IndexSet powers(int player, PeriklesState state) {
        return state.powersOf(player);
    }

    @Override
    protected Move done() {
        return DONE;
    }

    @Override
    protected void sent(Deployment.Send send, Seat player, Play<PeriklesState> play) {
        play.state().action().addSent();
    }

    @Override
    protected void end(PeriklesState state) {
        state.action().endNormal();
    }
}
