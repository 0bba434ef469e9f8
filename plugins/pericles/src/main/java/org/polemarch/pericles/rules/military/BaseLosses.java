package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.theater.TreacheryRemoval;

/**
 * 9.44 Bases fall when the winner has units of the kind, the loser has none left, and the winner committed more tokens:
 * one for every two points of the differential not used on units. The loser's Treachery there goes with them (9.83).
 */
@Cites({"9.44", "9.83"})
public class BaseLosses implements Decision<PericlesState, BaseLosses.Raze, LoserLosses.Kill> {

    /** So many bases are still to fall. */
    public record Raze(Battle.Fight fight, Battle.Result result, int left) implements Frame {}

    /** Only bases of the loser fall now. */
    public record OnlyBasesOfTheLoser(Side loser) implements Reason {}

    private final WinnerLosses winnerLosses;

    @Inject
    public BaseLosses(WinnerLosses winnerLosses) {
        this.winnerLosses = winnerLosses;
    }

    void begin(Play<PericlesState> play, Battle.Fight fight, Battle.Result result) {
        PericlesState state = play.state();
        Board board = state.board();
        Side winner = result.winner();
        Side loser = winner.enemy();
        BattleSum sum = state.battle().orElseThrow();
        int fallen = 0;
        if (board.units(winner, fight.theater(), fight.arm()) > 0
                && board.units(loser, fight.theater(), fight.arm()) == 0
                && sum.of(winner).strategos() > sum.of(loser).strategos()) {
            int remaining = result.differential() - board.fallen(loser);
            fallen = remaining / state.data().amounts().pointsPerBaseLost;
        }
        proceed(play, new Raze(fight, result, Math.min(fallen, board.bases(loser, fight.theater()))));
    }

    private void proceed(Play<PericlesState> play, Raze raze) {
        Raze now = raze;
        while (now.left() > 0) {
            List<LoserLosses.Kill> choice = legal(now, play.state());
            boolean allFall = now.left()
                    >= play.state()
                            .board()
                            .bases(now.result().winner().enemy(), now.fight().theater());
            if (choice.size() > 1 && !allFall) {
                play.next(now);
                return;
            }
            now = fall(play, now, choice.get(0).piece());
        }
        winnerLosses.begin(play, now.fight(), now.result());
    }

    private static Raze fall(Play<PericlesState> play, Raze raze, Piece base) {
        Side loser = raze.result().winner().enemy();
        play.state().board().fall(raze.fight().theater(), base);
        play.report(() -> new LoserLosses.PieceFell(base, false));
        int traitors = play.state().board().unplotAll(loser, raze.fight().theater());
        if (traitors > 0) {
            play.report(() ->
                    new TreacheryRemoval.TreacheryReturned(loser, raze.fight().theater(), traitors, "9.83"));
        }
        return new Raze(raze.fight(), raze.result(), raze.left() - 1);
    }

    @Override
    public Seat decider(Raze frame, PericlesState state) {
        return LoserLosses.spokesman(state, frame.fight(), frame.result().winner())
                .seat();
    }

    @Override
    public List<LoserLosses.Kill> legal(Raze frame, PericlesState state) {
        Side loser = frame.result().winner().enemy();
        List<LoserLosses.Kill> legal = new ArrayList<>(2);
        for (Piece base : List.of(Piece.cityBase(loser), Piece.leagueBase(loser))) {
            if (state.board().count(frame.fight().theater(), base) > 0) {
                legal.add(LoserLosses.KILL[base.index()]);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Raze frame, PericlesState state) {
        Side loser = frame.result().winner().enemy();
        List<Refusal> refusals = new ArrayList<>();
        for (LoserLosses.Kill kill : LoserLosses.KILL) {
            Piece piece = kill.piece();
            if (state.board().count(frame.fight().theater(), piece) > 0 && !(piece.isBase() && piece.side() == loser)) {
                refusals.add(new Refusal(kill, new OnlyBasesOfTheLoser(loser)));
            }
        }
        return refusals;
    }

    @Override
    public void apply(LoserLosses.Kill move, Raze frame, Play<PericlesState> play) {
        proceed(play, fall(play, frame, move.piece()));
    }
}
