package org.polemarch.pericles.rules.military;

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
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.LoserRow;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;

/**
 * 9.44 Battle loser losses: by one row of the table, as many units as the winner's units of the kind are worth and no
 * more than the differential. The opponent of their owner picks them; the first pick settles the row.
 */
@Cites("9.44")
public class LoserLosses implements Decision<PericlesState, LoserLosses.Pick, LoserLosses.Kill> {

    /** So many losing units of that row are still to be picked; before the first pick any row will do. */
    public record Pick(Battle.Fight fight, Battle.Result result, int row, int left) implements Frame {}

    /** That one. */
    public record Kill(Piece piece) implements Move {
        @Override
        public String notation() {
            return "kill " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.id()));
        }
    }

    /** A unit or base was lost in battle. */
    public record PieceFell(Piece piece, boolean winners) implements GameEvent {
        @Override
        public String cites() {
            return winners ? "9.45" : "9.44";
        }
    }

    /** The first pick settled the row, and losses come from one row only. */
    public record OneRow(Piece piece, String cites) implements Reason {}

    /** The other Side's units are too few to cost one of these. */
    public record TooFewForIt(Piece piece, String cites) implements Reason {}

    /** Units of the other kind take no part in this battle. */
    @Cites("9.41")
    public record NotInThisBattle(Piece piece, Arm arm) implements Reason {}

    private static final int ANY_ROW = -1;
    static final Kill[] KILL = new Kill[Piece.COUNT];

    static {
        for (int i = 0; i < KILL.length; i++) {
            KILL[i] = new Kill(Piece.of(i));
        }
    }

    private final BaseLosses bases;

    @Inject
    public LoserLosses(BaseLosses bases) {
        this.bases = bases;
    }

    /** Who speaks for a Side after a battle: its Commanding General, or else its Controlling Faction. */
    static Faction spokesman(PericlesState state, Battle.Fight fight, Side side) {
        return fight.general().side() == side ? fight.general() : state.controlling(side);
    }

    void begin(Play<PericlesState> play, Battle.Fight fight, Battle.Result result) {
        proceed(play, new Pick(fight, result, ANY_ROW, 0));
    }

    /** Removes what is forced, which everybody sees, and asks where there is a choice. */
    private void proceed(Play<PericlesState> play, Pick pick) {
        Pick now = pick;
        while (true) {
            List<Kill> choice = legal(now, play.state());
            if (choice.size() > 1 && !allFall(play.state(), now, choice)) {
                play.next(now);
                return;
            }
            if (choice.isEmpty()) {
                bases.begin(play, now.fight(), now.result());
                return;
            }
            now = kill(play, now, choice.get(0).piece());
        }
    }

    /** Whether all that may be picked are of one row and fall together, so that there is nothing to choose. */
    private static boolean allFall(PericlesState state, Pick pick, List<Kill> choice) {
        int row = rowOf(state, pick, choice.get(0).piece());
        int there = 0;
        for (Kill kill : choice) {
            if (rowOf(state, pick, kill.piece()) != row) {
                return false;
            }
            there += state.board().count(pick.fight().theater(), kill.piece());
        }
        return there <= (pick.row() == ANY_ROW ? allowed(state, pick, row) : pick.left());
    }

    private static Pick kill(Play<PericlesState> play, Pick pick, Piece piece) {
        int row = pick.row() == ANY_ROW ? rowOf(play.state(), pick, piece) : pick.row();
        int left = pick.row() == ANY_ROW ? allowed(play.state(), pick, row) : pick.left();
        play.state().board().fall(pick.fight().theater(), piece);
        play.report(() -> new PieceFell(piece, false));
        return new Pick(pick.fight(), pick.result(), row, left - 1);
    }

    private static int rowOf(PericlesState state, Pick pick, Piece piece) {
        LoserRow[] rows = state.data().loserRows();
        for (int i = 0; i < rows.length; i++) {
            if (rows[i].battle() == pick.fight().arm() && rows[i].victims().contains(piece)) {
                return i;
            }
        }
        throw new IllegalStateException("no row for " + piece);
    }

    /** Complete sets only: fractions are disregarded. */
    private static int allowed(PericlesState state, Pick pick, int row) {
        LoserRow facts = state.data().loserRows()[row];
        int value = state.board().unitValue(pick.result().winner(), pick.fight().theater(), facts.battle());
        return Math.min(value / facts.victimValue(), pick.result().differential());
    }

    @Override
    public Seat decider(Pick frame, PericlesState state) {
        return spokesman(state, frame.fight(), frame.result().winner()).seat();
    }

    @Override
    public List<Kill> legal(Pick frame, PericlesState state) {
        List<Kill> legal = new ArrayList<>(3);
        Board board = state.board();
        Side loser = frame.result().winner().enemy();
        for (Piece piece : Piece.units(loser, frame.fight().arm())) {
            if (board.count(frame.fight().theater(), piece) > 0) {
                int row = rowOf(state, frame, piece);
                boolean open = frame.row() == ANY_ROW
                        ? allowed(state, frame, row) > 0
                        : row == frame.row() && frame.left() > 0;
                if (open) {
                    legal.add(KILL[piece.index()]);
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Pick frame, PericlesState state) {
        return explain(
                frame.fight(),
                frame.result().winner().enemy(),
                frame.row() != ANY_ROW,
                "9.44",
                state,
                legal(frame, state));
    }

    /** Why units of a Side that stand in the Theater cannot be picked. */
    static List<Refusal> explain(
            Battle.Fight fight, Side side, boolean settled, String cites, PericlesState state, List<Kill> legal) {
        List<Refusal> refusals = new ArrayList<>();
        for (Piece piece : Piece.units(side)) {
            Kill kill = KILL[piece.index()];
            if (state.board().count(fight.theater(), piece) > 0 && !legal.contains(kill)) {
                refusals.add(new Refusal(
                        kill,
                        piece.arm() != fight.arm()
                                ? new NotInThisBattle(piece, fight.arm())
                                : settled ? new OneRow(piece, cites) : new TooFewForIt(piece, cites)));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Kill move, Pick frame, Play<PericlesState> play) {
        proceed(play, kill(play, frame, move.piece()));
    }
}
