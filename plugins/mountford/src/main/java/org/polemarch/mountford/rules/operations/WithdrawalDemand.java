package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;

/** 2.3.2: the opponent of a player who started combat and lost may require that all his armies in the space return home. */
@Cites("2.3.2")
public class WithdrawalDemand implements Decision<MountfordState, WithdrawalDemand.Ask, WithdrawalDemand.Answer> {

    public record Ask(Space space) implements Frame {}

    public sealed interface Answer extends Move {}

    public record DriveOut() implements Answer {}

    public record LetStay() implements Answer, Move.Declining {}

    /** The beaten armies were driven out. */
    public record DrivenOut(Seat seat) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new DriveOut(), new LetStay());

    private final Withdrawal withdrawal;

    @Inject
    public WithdrawalDemand(Withdrawal withdrawal) {
        this.withdrawal = withdrawal;
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        return play.state().op().lost() && !beaten(play.state(), ask).isEmpty();
    }

    /** Who can be driven out. */
    protected IndexSet beaten(MountfordState state, Ask ask) {
        return withdrawal.all(state, Seats.of(state.op().seat()), ask.space());
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(1 - state.op().seat());
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof DriveOut) {
            MountfordState state = play.state();
            int seat = state.op().seat();
            play.report(() -> new DrivenOut(Seats.of(seat)));
            IndexSet beaten = beaten(state, ask);
            for (int army = beaten.first(); army >= 0; army = beaten.after(army)) {
                play.next(new HomeReturn.Begin(army));
            }
        }
    }
}
