package org.polemarch.victory.rules.battle;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.reactions.Window;

/** A piece is about to be removed; cards may keep it. Whatever the circumstances, no City goes while a friendly Hoplite is there. */
@Cites({"battle/remove", "pieces/cities"})
public class Removal implements Procedure<VictoryState, Removal.Begin> {

    /**
     * The piece is about to be removed.
     *
     * @param by the power that removes it, -1 if nobody does
     * @param removed what follows if it is removed
     * @param saved what follows if it is not
     */
    public record Begin(int piece, Loss cause, int by, Frame removed, Frame saved) implements Frame {}

    /** Whether the piece is there and nothing keeps it. */
    public static boolean possible(int piece, Loss cause, VictoryState state) {
        return state.board().has(piece) && !defendedCity(piece, state) && !state.isProtected(piece, cause);
    }

    private static boolean defendedCity(int piece, VictoryState state) {
        if (PieceAt.sort(piece) != Sort.CITY.ordinal()) {
            return false;
        }
        Board board = state.board();
        return (board.teamPieces(Power.team(PieceAt.power(piece)), Sort.HOPLITE.ordinal()) >> PieceAt.space(piece) & 1)
                != 0;
    }

    @Override
    public void run(Begin frame, Play<VictoryState> play) {
        play.next(
                new Window.Open(Trigger.loss(Moment.ABOUT_TO_REMOVE, frame.by(), frame.piece(), frame.cause())),
                new Fall.Now(frame));
    }
}
