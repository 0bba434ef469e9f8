package org.polemarch.victory.rules.turn;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.SupplyLines;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.Removal;

/** The Supply step: the mover's own Hoplites and Triremes that trace no supply line are removed; nobody else's are checked. */
@Cites("turn/supply")
public class SupplyStep implements Procedure<VictoryState, SupplyStep.Check> {

    /** The pieces of the power are checked. */
    public record Check(Power power) implements Frame {}

    @Override
    public void run(Check frame, Play<VictoryState> play) {
        VictoryState state = play.state();
        Board board = state.board();
        int power = frame.power().ordinal();
        long supplied = SupplyLines.toAnyCity(state, power);
        for (int sort = 0; sort < Sort.CITY.ordinal(); sort++) {
            for (long left = board.pieces(power, sort) & ~supplied; left != 0; left &= left - 1) {
                int piece = PieceAt.code(power, sort, Long.numberOfTrailingZeros(left));
                if (Removal.possible(piece, Loss.SUPPLY, state)) {
                    // One at a time, for an answer to one removal may concern the others.
                    play.next(new Removal.Begin(piece, Loss.SUPPLY, -1, frame, frame));
                    return;
                }
            }
        }
    }
}
