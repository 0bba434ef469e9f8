package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 The leader of Sparta names the player who commits first, himself if he likes. */
@Cites("4.5/order")
public class FirstToCommit extends Choice<FirstToCommit.Choose, FirstToCommit.Name> {

    public record Choose() implements Frame {}

    public record Name(Seat player) implements Move {}

    public record Named(Seat by, Seat player) implements GameEvent {}

    private final SpartanPrivilege sparta;
    private final Seating seating;

    @Inject
    public FirstToCommit(SpartanPrivilege sparta, Seating seating, NotNow notNow) {
        super(seating.all().stream().map(Name::new).toList(), notNow);
        this.sparta = sparta;
        this.seating = seating;
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return seating.seat(sparta.holder(state));
    }

    @Override
    public void apply(Name move, Choose frame, Play<PeriklesState> play) {
        Seat by = decider(frame, play.state());
        play.report(() -> new Named(by, move.player()));
        play.next(new CommitOrder.Next(move.player()));
    }
}
