package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;

/** On its own turn a power may take its own pieces off the board to have them available; nothing answers that. */
@Cites("pieces")
public class LiftPiece implements Decision<VictoryState, LiftPiece.Which, LiftPiece.TakeOff> {

    /** A piece is to be taken off. */
    public record Which(Power power) implements Frame {}

    /** The piece to take off. */
    public record TakeOff(PieceAt piece) implements Move {
        @Override
        public String notation() {
            return "lift " + piece.sort().id() + " " + piece.space().id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.toString()));
        }
    }

    /** A power took its own piece off the board. */
    public record PieceLifted(PieceAt piece) implements GameEvent {}

    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public LiftPiece(Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
    }

    @Override
    public Seat decider(Which frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<TakeOff> legal(Which frame, VictoryState state) {
        List<TakeOff> answers = new ArrayList<>();
        list(frame.power().ordinal(), 0b111, state, answers);
        return answers;
    }

    /** Adds an answer for each piece of these sorts. */
    public static void list(int power, int sorts, VictoryState state, List<? super TakeOff> answers) {
        for (int sort = 0; sort < Sort.COUNT; sort++) {
            if ((sorts >> sort & 1) != 0) {
                for (long left = state.board().pieces(power, sort); left != 0; left &= left - 1) {
                    int space = Long.numberOfTrailingZeros(left);
                    answers.add(new TakeOff(state.atlas().piece(PieceAt.code(power, sort, space))));
                }
            }
        }
    }

    @Override
    public List<Refusal> refusals(Which frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state)
                .pieces(piece -> new NoAnswer.NotOwnPiece(piece, frame.power()))
                .refusals();
    }

    @Override
    public void apply(TakeOff move, Which frame, Play<VictoryState> play) {
        play.state().takeLiberty(0);
        lift(move.piece(), play);
    }

    /** Takes a piece off. */
    public static void lift(PieceAt piece, Play<VictoryState> play) {
        play.state().board().remove(piece.code());
        play.report(() -> new PieceLifted(piece));
    }
}
