package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.data.WinnerRow;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;

/**
 * 9.45 Battle winner losses: each complete set of units the loser lost costs the winner a set of his, by one row of the
 * table. The losing Side picks; the first pick settles the row.
 */
@Cites("9.45")
public class WinnerLosses implements Decision<PericlesState, WinnerLosses.Pick, LoserLosses.Kill> {

    /** So many winning units of that row are still to be picked; before the first pick any row will do. */
    public record Pick(Battle.Fight fight, Battle.Result result, int row, int left) implements Frame {}

    private static final int ANY_ROW = -1;

    private final BattleHonor honor;

    @Inject
    public WinnerLosses(BattleHonor honor) {
        this.honor = honor;
    }

    void begin(Play<PericlesState> play, Battle.Fight fight, Battle.Result result) {
        proceed(play, new Pick(fight, result, ANY_ROW, 0));
    }

    private void proceed(Play<PericlesState> play, Pick pick) {
        Pick now = pick;
        while (true) {
            List<LoserLosses.Kill> choice = legal(now, play.state());
            if (choice.size() > 1 && !allFall(play.state(), now, choice)) {
                play.next(now);
                return;
            }
            if (choice.isEmpty()) {
                honor.award(play, now.fight(), now.result());
                return;
            }
            now = kill(play, now, choice.get(0).piece());
        }
    }

    /** Whether all that may be picked are of one row and fall together, so that there is nothing to choose. */
    private static boolean allFall(PericlesState state, Pick pick, List<LoserLosses.Kill> choice) {
        int row = pick.row() == ANY_ROW ? rowOf(state, pick, choice.get(0).piece()) : pick.row();
        int there = 0;
        for (LoserLosses.Kill kill : choice) {
            if (pick.row() == ANY_ROW && rowOf(state, pick, kill.piece()) != row) {
                return false;
            }
            there += state.board().count(pick.fight().theater(), kill.piece());
        }
        return there <= (pick.row() == ANY_ROW ? allowed(state, row) : pick.left());
    }

    private static Pick kill(Play<PericlesState> play, Pick pick, Piece piece) {
        int row = pick.row();
        int left = pick.left();
        if (row == ANY_ROW) {
            row = rowOf(play.state(), pick, piece);
            left = allowed(play.state(), row);
        }
        play.state().board().fall(pick.fight().theater(), piece);
        play.report(() -> new LoserLosses.PieceFell(piece, true));
        return new Pick(pick.fight(), pick.result(), row, left - 1);
    }

    /** The row that costs the most of that piece; the loser lost units of one row only, so there is one that counts. */
    private static int rowOf(PericlesState state, Pick pick, Piece piece) {
        WinnerRow[] rows = state.data().winnerRows();
        int best = ANY_ROW;
        for (int i = 0; i < rows.length; i++) {
            if (rows[i].battle() == pick.fight().arm()
                    && rows[i].remove().contains(piece)
                    && allowed(state, i) > 0
                    && (best == ANY_ROW || allowed(state, i) > allowed(state, best))) {
                best = i;
            }
        }
        return best;
    }

    private static int allowed(PericlesState state, int row) {
        WinnerRow facts = state.data().winnerRows()[row];
        return state.board().fallen(facts.lost()) / facts.lostCount() * facts.removeCount();
    }

    @Override
    public Seat decider(Pick frame, PericlesState state) {
        return LoserLosses.spokesman(
                        state, frame.fight(), frame.result().winner().enemy())
                .seat();
    }

    @Override
    public List<LoserLosses.Kill> legal(Pick frame, PericlesState state) {
        List<LoserLosses.Kill> legal = new ArrayList<>(3);
        Side winner = frame.result().winner();
        for (Piece piece : Piece.units(winner, frame.fight().arm())) {
            if (state.board().count(frame.fight().theater(), piece) > 0) {
                boolean open = frame.row() == ANY_ROW
                        ? rowOf(state, frame, piece) != ANY_ROW
                        : frame.left() > 0
                                && state.data()
                                        .winnerRows()[frame.row()]
                                        .remove()
                                        .contains(piece);
                if (open) {
                    legal.add(LoserLosses.KILL[piece.index()]);
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Pick frame, PericlesState state) {
        return LoserLosses.explain(
                frame.fight(), frame.result().winner(), frame.row() != ANY_ROW, "9.45", state, legal(frame, state));
    }

    @Override
    public void apply(LoserLosses.Kill move, Pick frame, Play<PericlesState> play) {
        proceed(play, kill(play, frame, move.piece()));
    }
}
