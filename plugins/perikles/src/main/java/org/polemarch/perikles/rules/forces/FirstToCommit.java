package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 The leader of Sparta names the player who commits first, himself if he likes. */
@Cites("4.5/order")
public class FirstToCommit implements Decision<PeriklesState, FirstToCommit.Choose, FirstToCommit.Name> {

    public record Choose() implements Frame {}

    public record Name(Seat player) implements Move {}

    public record Named(Seat by, Seat player) implements GameEvent {}

    private final SpartanPrivilege sparta;
    private final Seating seating;
    private final NotNow notNow;
    private final List<Name> names;

    @Inject
    public FirstToCommit(SpartanPrivilege sparta, Seating seating, NotNow notNow) {
        this.sparta = sparta;
        this.seating = seating;
        this.notNow = notNow;
        names = seating.all().stream().map(Name::new).toList();
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return seating.seat(sparta.holder(state));
    }

    @Override
    public List<Name> legal(Choose frame, PeriklesState state) {
        return names;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        return notNow.refusals(decider(frame, state), names, state);
    }

    @Override
    public void apply(Name move, Choose frame, Play<PeriklesState> play) {
        Seat by = decider(frame, play.state());
        play.report(() -> new Named(by, move.player()));
        play.next(new CommitOrder.Next(move.player()));
    }
}
