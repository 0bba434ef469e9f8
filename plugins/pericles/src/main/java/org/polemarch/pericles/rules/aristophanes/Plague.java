package org.polemarch.pericles.rules.aristophanes;

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
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;

/**
 * 5.14 The Plague takes a third of the units in Athens and a unit of each kind in every Contested Theater, from both
 * Sides. Which colours go is said by the Controlling Faction of the Side that loses them.
 */
@Cites({"5.14", "5.13"})
public class Plague implements Decision<PericlesState, Plague.Losses, Plague.Lose> {

    /** So many units of a kind are still to be removed. */
    public record Losses(Side side, Theater theater, Arm arm, int left) implements Frame {}

    /** That one. */
    public record Lose(Piece piece) implements Move {
        @Override
        public String notation() {
            return "lose " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.id()));
        }
    }

    /** The Plague broke out. */
    @Cites("5.13")
    public record PlagueBrokeOut(boolean first) implements GameEvent {}

    /** A unit died of it. */
    public record PlagueKilled(Piece piece, Theater theater) implements GameEvent {}

    /** The Plague leaves bases alone. */
    public record BasesSpared() implements Reason {}

    /** The losses of each kind are counted apart, and these are of the other. */
    public record OtherKind(Piece piece, Arm arm) implements Reason {}

    /** What the other Side loses is said by the other Side. */
    public record OfTheOtherSide(Piece piece, Side side) implements Reason {}

    /** No such unit is there. */
    public record NoneThere(Piece piece, Theater theater) implements Reason {}

    private static final int SHARE = 3;
    private static final Lose[] LOSE = new Lose[Piece.COUNT];

    static {
        for (int i = 0; i < LOSE.length; i++) {
            LOSE[i] = new Lose(Piece.of(i));
        }
    }

    /** The Plague breaks out: what is to be lost is fixed by the position now. */
    void begin(Play<PericlesState> play) {
        PericlesState state = play.state();
        boolean first = !state.postPlague();
        state.setPostPlague();
        play.report(() -> new PlagueBrokeOut(first));
        List<Losses> all = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater theater = Theater.of(i);
            boolean contested = state.board().status(Side.ATHENS, theater) == Status.CONTESTED;
            for (int s = 0; s < 2; s++) {
                losses(state, Side.of(s), theater, contested, Arm.LAND, all);
                losses(state, Side.of(s), theater, contested, Arm.NAVAL, all);
            }
        }
        for (int i = all.size() - 1; i >= 0; i--) {
            proceed(play, all.get(i));
        }
    }

    private static void losses(
            PericlesState state, Side side, Theater theater, boolean contested, Arm arm, List<Losses> all) {
        int there = state.board().units(side, theater, arm);
        int lost = (theater == Theater.ATHENS ? (there + SHARE - 1) / SHARE : 0) + (contested ? 1 : 0);
        // "do not remove the last land unit in Land Theaters or the last naval unit in Naval Theaters"
        int spared = state.data().ground(theater) == arm ? 1 : 0;
        lost = Math.min(lost, there - spared);
        if (lost > 0) {
            all.add(new Losses(side, theater, arm, lost));
        }
    }

    /** Asks only where there is a choice of colours, which everybody sees. */
    private void proceed(Play<PericlesState> play, Losses losses) {
        Losses now = losses;
        while (now.left() > 0) {
            List<Lose> choice = legal(now, play.state());
            if (choice.size() > 1) {
                play.next(now);
                return;
            }
            now = remove(play, now, choice.get(0).piece());
        }
    }

    private static Losses remove(Play<PericlesState> play, Losses losses, Piece piece) {
        if (play.state().scenario().plagueIsPermanent()) {
            play.state().board().removeForGood(losses.theater(), piece);
        } else {
            play.state().board().eliminate(losses.theater(), piece);
        }
        play.report(() -> new PlagueKilled(piece, losses.theater()));
        return new Losses(losses.side(), losses.theater(), losses.arm(), losses.left() - 1);
    }

    @Override
    public Seat decider(Losses frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<Lose> legal(Losses frame, PericlesState state) {
        List<Lose> legal = new ArrayList<>(3);
        for (Piece piece : Piece.units(frame.side(), frame.arm())) {
            if (state.board().count(frame.theater(), piece) > 0) {
                legal.add(LOSE[piece.index()]);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Losses frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Lose each : LOSE) {
            Piece piece = each.piece();
            boolean there = state.board().count(frame.theater(), piece) > 0;
            boolean own = piece.side() == frame.side();
            if (own && piece.arm() == frame.arm()) {
                if (!there) {
                    refusals.add(new Refusal(each, new NoneThere(piece, frame.theater())));
                }
            } else if (there) {
                refusals.add(new Refusal(each, spared(frame, piece)));
            }
        }
        return refusals;
    }

    private static Reason spared(Losses frame, Piece piece) {
        if (piece.isBase()) {
            return new BasesSpared();
        }
        return piece.side() == frame.side()
                ? new OtherKind(piece, frame.arm())
                : new OfTheOtherSide(piece, frame.side());
    }

    @Override
    public void apply(Lose move, Losses frame, Play<PericlesState> play) {
        proceed(play, remove(play, frame, move.piece()));
    }
}
