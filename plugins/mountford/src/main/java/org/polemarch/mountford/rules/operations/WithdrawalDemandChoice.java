package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;

/** 2.3.2: the opposing player may require that all the beaten armies in the space return home. */
@Cites("2.3.2")
public class WithdrawalDemandChoice
        implements Decision<MountfordState, WithdrawalDemandChoice.Ask, WithdrawalDemandChoice.Answer> {

    public record Ask(int space) implements Frame {}

    public sealed interface Answer extends Move {}

    public record DriveOut() implements Answer {}

    public record LetStay() implements Answer {}

    /** The beaten armies were driven out. */
    public record DrivenOut(Seat seat) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new DriveOut(), new LetStay());

    private final Withdrawal withdrawal;

    @Inject
    public WithdrawalDemandChoice(Withdrawal withdrawal) {
        this.withdrawal = withdrawal;
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
            for (int rest = withdrawal.all(state, seat, ask.space()); rest != 0; rest &= rest - 1) {
                play.next(new HomeReturn.Begin(Integer.numberOfTrailingZeros(rest)));
            }
        }
    }
}
