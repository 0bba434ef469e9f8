package org.example.skirmish.rules;

import jakarta.inject.Inject;
import java.util.List;
import org.example.skirmish.model.Forces;
import org.example.skirmish.model.SkirmishState;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;

/** 5 Pursuit: the winner may pursue; a high roll costs the beaten one more Hoplite, a low one costs the pursuer one. */
@Cites("5")
public class Pursuit implements Decision<SkirmishState, Pursuit.Offer, Pursuit.Answer> {

    public record Offer(int winner) implements Frame {}

    public sealed interface Answer extends Move permits Pursue, Hold {}

    public record Pursue() implements Answer {}

    public record Hold() implements Answer {}

    public record Lost(Seat side) implements GameEvent {}

    public record Held(Seat side) implements GameEvent {}

    public record NobodyLeft(Seat side) implements Reason {}

    private final Forces forces;
    private final Setup setup;

    @Inject
    public Pursuit(Forces forces, Setup setup) {
        this.forces = forces;
        this.setup = setup;
    }

    /** The lowest roll with which the pursuit succeeds. */
    protected int needed() {
        return forces.pursuit();
    }

    @Override
    public Seat decider(Offer offer, SkirmishState state) {
        return setup.seats().get(offer.winner());
    }

    private static boolean isSomebodyLeft(Offer offer, SkirmishState state) {
        return state.hoplites(1 - offer.winner()) > 0;
    }

    @Override
    public List<Answer> legal(Offer offer, SkirmishState state) {
        return isSomebodyLeft(offer, state) ? List.of(new Pursue(), new Hold()) : List.of(new Hold());
    }

    @Override
    public List<Refusal> refusals(Offer offer, SkirmishState state) {
        return isSomebodyLeft(offer, state)
                ? List.of()
                : List.of(new Refusal(new Pursue(), new NobodyLeft(setup.seats().get(1 - offer.winner()))));
    }

    @Override
    public void apply(Answer answer, Offer offer, Play<SkirmishState> play) {
        Seat winner = decider(offer, play.state());
        if (answer instanceof Hold) {
            play.report(() -> new Held(winner));
            return;
        }
        boolean caught = play.roll(forces.dieSides(), "roll.pursuit") >= needed();
        Seat side = caught ? setup.seats().get(1 - offer.winner()) : winner;
        play.state().fall(side.index(), 1);
        play.report(() -> new Lost(side));
    }
}
