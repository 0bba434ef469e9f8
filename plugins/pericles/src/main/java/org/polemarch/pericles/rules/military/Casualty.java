package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Things;

/**
 * 9.44, 9.45 Who falls: by one row of a table that many of its pieces. The opponent of their owner picks them one by one,
 * and the first pick settles the row. What must fall anyway falls without a question.
 */
@Cites({"9.44", "9.45", "9.41"})
public class Casualty implements Decision<PericlesState, Casualty.Pick, Casualty.Kill> {

    /** Whose losses they are. */
    public enum Step {
        LOSER("9.44"),
        BASES("9.44"),
        WINNER("9.45");

        private final String cites;

        Step(String cites) {
            this.cites = cites;
        }
    }

    /** A row: that many of these pieces fall in this battle. */
    public record Toll(List<Piece> pieces, int most) {
        public Toll {
            pieces = List.copyOf(pieces);
        }
    }

    /** A piece is to be picked by one of these rows. */
    public record Pick(Battle.Fight fight, Battle.Result result, Step step, List<Toll> tolls) implements Frame {
        public Pick {
            tolls = List.copyOf(tolls);
        }

        Side victims() {
            return step == Step.WINNER ? result.winner() : result.loser();
        }

        int standing(Piece piece, Board board) {
            return piece.side() == victims() ? board.count(fight.theater(), piece) : 0;
        }
    }

    public record Kill(Piece piece) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    public record PieceFell(Piece piece, boolean winners) implements GameEvent {
        @Override
        public String cites() {
            return (winners ? Step.WINNER : Step.LOSER).cites;
        }
    }

    /** The first pick settled the row, and losses come from one row only. */
    public record OneRow(Piece piece, String cites) implements Reason {}

    /** The other Side's units are too few to cost one of these. */
    public record TooFewForIt(Piece piece, String cites) implements Reason {}

    /** Units of the other kind take no part in this battle. */
    @Cites("9.41")
    public record NotInThisBattle(Piece piece, Arm arm) implements Reason {}

    public record OnlyBasesOfTheLoser(Side loser) implements Reason {}

    private static final Kill[] KILL = Stream.of(Piece.values()).map(Kill::new).toArray(Kill[]::new);
    private static final Toll NOTHING = new Toll(List.of(), 0);

    private final Spokesman spokesman;

    @Inject
    public Casualty(Spokesman spokesman) {
        this.spokesman = spokesman;
    }

    /** Removes one piece that must fall, or asks for one if there is a choice; then the step continues. */
    public void inflict(Play<PericlesState> play, Pick pick, Frame step) {
        List<Kill> choice = legal(pick, play.state());
        if (choice.isEmpty()) {
            return;
        }
        if (choice.size() == 1 || allFall(choice, pick, play.state().board())) {
            play.next(step);
            fall(play, pick, choice.get(0).piece());
        } else {
            play.next(pick, step);
        }
    }

    /** Whether all that may be picked are of one row and fall together, so that there is nothing to choose. */
    private boolean allFall(List<Kill> choice, Pick pick, Board board) {
        Toll row = row(choice.get(0).piece(), pick, board);
        int there = 0;
        for (Kill kill : choice) {
            if (!row(kill.piece(), pick, board).equals(row)) {
                return false;
            }
            there += pick.standing(kill.piece(), board);
        }
        return there <= left(choice.get(0).piece(), pick, board);
    }

    /** Of the rows that hold this piece and all that fell before, the one that costs most. */
    private static Toll row(Piece piece, Pick pick, Board board) {
        Toll best = NOTHING;
        for (Toll toll : pick.tolls()) {
            if (toll.most() > best.most() && toll.pieces().contains(piece) && holdsFallen(toll, pick, board)) {
                best = toll;
            }
        }
        return best;
    }

    private static boolean holdsFallen(Toll row, Pick pick, Board board) {
        for (Toll other : pick.tolls()) {
            for (Piece piece : other.pieces()) {
                if (piece.side() == pick.victims()
                        && board.fallen(piece) > 0
                        && !row.pieces().contains(piece)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** How many more may fall if this piece is one of them. */
    protected int left(Piece piece, Pick pick, Board board) {
        Toll row = row(piece, pick, board);
        return row.most() - board.fallen(row.pieces());
    }

    protected void fall(Play<PericlesState> play, Pick pick, Piece piece) {
        play.state().board().fall(pick.fight().theater(), piece);
        play.report(() -> new PieceFell(piece, pick.step() == Step.WINNER));
    }

    @Override
    public Seat decider(Pick frame, PericlesState state) {
        return spokesman.of(frame.victims().enemy(), frame.fight(), state).seat();
    }

    @Override
    public Optional<String> cites(Pick frame, PericlesState state) {
        return Optional.of(frame.step().cites);
    }

    @Override
    public List<Kill> legal(Pick frame, PericlesState state) {
        List<Kill> legal = new ArrayList<>(3);
        for (Kill kill : KILL) {
            if (frame.standing(kill.piece(), state.board()) > 0 && left(kill.piece(), frame, state.board()) > 0) {
                legal.add(kill);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Pick frame, PericlesState state) {
        List<Kill> legal = legal(frame, state);
        Refusals refusals = new Refusals(legal);
        for (Kill kill : KILL) {
            Piece piece = kill.piece();
            boolean there = state.board().count(frame.fight().theater(), piece) > 0;
            boolean wished = frame.step() == Step.BASES || (piece.side() == frame.victims() && !piece.isBase());
            if (there && wished && !legal.contains(kill)) {
                refusals.move(kill, obstacle(piece, frame, state.board()));
            }
        }
        return refusals.list();
    }

    private static Reason obstacle(Piece piece, Pick frame, Board board) {
        if (frame.step() == Step.BASES) {
            return new OnlyBasesOfTheLoser(frame.result().loser());
        }
        if (piece.arm() != frame.fight().arm()) {
            return new NotInThisBattle(piece, frame.fight().arm());
        }
        boolean settled = board.fallen(List.of(Piece.units(frame.victims(), piece.arm()))) > 0;
        return settled ? new OneRow(piece, frame.step().cites) : new TooFewForIt(piece, frame.step().cites);
    }

    @Override
    public void apply(Kill move, Pick frame, Play<PericlesState> play) {
        fall(play, frame, move.piece());
    }
}
