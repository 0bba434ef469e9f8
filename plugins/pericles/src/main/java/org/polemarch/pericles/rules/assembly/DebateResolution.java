package org.polemarch.pericles.rules.assembly;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 6.31 Before a debate is tallied, a Leader who meets no Leader may call on his Brain Trust. */
@Cites({"6.31", "6.13"})
public class DebateResolution implements Procedure<PericlesState, DebateResolution.Resolve> {

    public record Resolve(Side side) implements Frame {}

    static final Resolve[] RESOLVE = {new Resolve(Side.ATHENS), new Resolve(Side.SPARTA)};

    @Override
    public void run(Resolve frame, Play<PericlesState> play) {
        play.next(DebateTally.TALLY[frame.side().index()]);
        offer(play, frame.side().first());
        offer(play, frame.side().second());
    }

    private void offer(Play<PericlesState> play, Faction faction) {
        if (mayCall(faction, play.state())) {
            play.next(new BrainTrust.Offer(faction));
        }
    }

    /** Everything it depends on lies open: the cards played and whether a face-down Entourage is there. */
    protected boolean mayCall(Faction faction, PericlesState state) {
        return leads(state, faction)
                && !leads(state, faction.compatriot())
                && state.cards().isEntourageReady(faction);
    }

    private static boolean leads(PericlesState state, Faction faction) {
        return state.cards().played(faction) == state.data().leaderOf(faction);
    }
}
