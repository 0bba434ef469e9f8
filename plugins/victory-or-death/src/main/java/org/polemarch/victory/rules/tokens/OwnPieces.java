package org.polemarch.victory.rules.tokens;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;

/** The pieces a power takes off the board itself; nothing answers that. */
@Cites("pieces")
public class OwnPieces {

    public void list(int power, int sorts, VictoryState state, List<? super LiftPiece.TakeOff> answers) {
        for (int sort = 0; sort < Sort.COUNT; sort++) {
            long there = Sort.in(sorts, sort) ? state.board().pieces(power, sort) : 0;
            for (int space = Spaces.first(there); space >= 0; space = Spaces.after(there, space)) {
                answers.add(new LiftPiece.TakeOff(state.atlas().piece(PieceAt.code(power, sort, space))));
            }
        }
    }

    public void lift(PieceAt piece, Play<VictoryState> play) {
        play.state().board().remove(piece.code());
        play.report(() -> new LiftPiece.PieceLifted(piece));
    }
}
