package org.example.skirmish.rules;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.example.skirmish.model.Forces;
import org.example.skirmish.model.SkirmishState;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;

/** 3 Muster: both sides secretly choose how many Hoplites to send, at least 1, and show it at the same time. */
@Cites("3")
public class Muster implements Ballot<SkirmishState, Muster.Send, Muster.Hoplites> {

    public record Send() implements Frame {}

    public record Hoplites(int count) implements Move {
        @Override
        public String notation() {
            return "send " + count;
        }
    }

    public record Sent(int athens, int sparta) implements GameEvent {}

    public record TooFew(int own) implements Reason {}

    public record TooMany(int most) implements Reason {}

    private final Forces forces;
    private final Setup setup;

    @Inject
    public Muster(Forces forces, Setup setup) {
        this.forces = forces;
        this.setup = setup;
    }

    /** The largest army that can be sent in one summer. */
    protected int most(Seat side, SkirmishState state) {
        return forces.most();
    }

    @Override
    public List<Seat> voters(Send send, SkirmishState state) {
        return setup.seats();
    }

    @Override
    public List<Hoplites> legal(Send send, SkirmishState state, Seat voter) {
        List<Hoplites> answers = new ArrayList<>();
        for (int n = 1; n <= Math.min(most(voter, state), state.hoplites(voter.index())); n++) {
            answers.add(new Hoplites(n));
        }
        return answers;
    }

    @Override
    public List<Refusal> refusals(Send send, SkirmishState state, Seat voter) {
        int own = state.hoplites(voter.index());
        int most = most(voter, state);
        Reason reason = own <= most ? new TooFew(own) : new TooMany(most);
        return List.of(new Refusal(new Hoplites(Math.min(own, most) + 1), reason));
    }

    @Override
    public void apply(List<Hoplites> votes, Send send, Play<SkirmishState> play) {
        int athens = votes.get(0).count();
        int sparta = votes.get(1).count();
        play.reveal();
        play.report(() -> new Sent(athens, sparta));
        play.next(new Clash.Fight(athens, sparta));
    }
}
