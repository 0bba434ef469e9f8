package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/** On its own turn a power may take its own pieces off the board to have them available; nothing answers that. */
@Cites("pieces")
public class LiftPiece extends Question<LiftPiece.Which, LiftPiece.TakeOff> {

    /** A piece is to be taken off. */
    public record Which(Power power) implements Frame {}

    public record TakeOff(PieceAt piece) implements Move {
        @Override
        public String notation() {
            return "lift " + piece.sort().id() + " " + piece.space().id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    /** A power took its own piece off the board. */
    public record PieceLifted(PieceAt piece) implements GameEvent {}

    private final OwnPieces pieces;

    @Inject
    public LiftPiece(OwnPieces pieces, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.pieces = pieces;
    }

    @Override
    protected int asked(Which frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<TakeOff> legal(Which frame, VictoryState state) {
        List<TakeOff> answers = new ArrayList<>();
        pieces.list(asked(frame), Sort.ALL, state, answers);
        return answers;
    }

    @Override
    protected void refuse(Which frame, List<TakeOff> legal, VictoryState state, Refusals refusals) {
        notNow().pieces(piece -> new NotNow.NotOwnPiece(piece, frame.power()), state, refusals);
    }

    @Override
    public void apply(TakeOff move, Which frame, Play<VictoryState> play) {
        play.state().takeLiberty(0);
        pieces.lift(move.piece(), play);
    }
}
