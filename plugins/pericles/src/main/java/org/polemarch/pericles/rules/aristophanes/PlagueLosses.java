package org.polemarch.pericles.rules.aristophanes;

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
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;

/** 5.14 Which colours the Plague takes is said by the Controlling Faction of the Side that loses them. */
@Cites("5.14")
public class PlagueLosses implements Decision<PericlesState, PlagueLosses.Losses, PlagueLosses.Lose> {

    /** That many units of a kind are still to be removed. */
    public record Losses(Side side, Theater theater, Arm arm, int left) implements Frame {}

    public record Lose(Piece piece) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    public record PlagueKilled(Piece piece, Theater theater) implements GameEvent {}

    public record BasesSpared() implements Reason {}

    /** The losses of each kind are counted apart, and these are of the other. */
    public record OtherKind(Piece piece, Arm arm) implements Reason {}

    /** What the other Side loses is said by the other Side. */
    public record OfTheOtherSide(Piece piece, Side side) implements Reason {}

    public record NoneThere(Piece piece, Theater theater) implements Reason {}

    private static final Lose[] LOSE = Stream.of(Piece.values()).map(Lose::new).toArray(Lose[]::new);

    /** Removes what must go, which everybody sees; what is left is a choice of colours. */
    public Optional<Losses> takeForced(Play<PericlesState> play, Losses losses) {
        Losses now = losses;
        while (now.left() > 0) {
            List<Lose> choice = legal(now, play.state());
            if (choice.size() > 1) {
                return Optional.of(now);
            }
            now = remove(play, now, choice.get(0).piece());
        }
        return Optional.empty();
    }

    protected Losses remove(Play<PericlesState> play, Losses losses, Piece piece) {
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
        Refusals refusals = new Refusals(legal(frame, state));
        for (Lose each : LOSE) {
            Piece piece = each.piece();
            boolean there = state.board().count(frame.theater(), piece) > 0;
            boolean wanted = piece.side() == frame.side() && piece.arm() == frame.arm();
            if (wanted != there) {
                refusals.move(each, wanted ? new NoneThere(piece, frame.theater()) : spared(frame, piece));
            }
        }
        return refusals.list();
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
        takeForced(play, remove(play, frame, move.piece())).ifPresent(play::next);
    }
}
