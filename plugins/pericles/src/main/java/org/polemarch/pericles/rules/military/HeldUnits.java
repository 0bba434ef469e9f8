package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 9.32 Why a unit cannot reach the Expedition Theater: which rule holds it, and by how much. */
@Cites({"9.32", "9.33", "12.1"})
public final class HeldUnits {

    /** The strength left behind is less than the enemy's, by the exit test of that letter. */
    public record Held(Piece piece, Theater theater, Exit exit, int remaining, int enemy) implements Reason {
        @Override
        public String cites() {
            return "9.32";
        }
    }

    /** The line asks for a friendly base in the Theater that is left. */
    public record BaseMissing(Piece piece, Theater theater) implements Reason {
        @Override
        public String cites() {
            return "9.32";
        }
    }

    /** No path leads there: a line on the way is closed to such units or held by the enemy. */
    public record NoPath(Piece piece, Theater from, Theater to) implements Reason {
        @Override
        public String cites() {
            return "9.32";
        }
    }

    /** At Peace a city-state keeps out of Theaters where the other one is. */
    public record PeaceForbids(Theater theater) implements Reason {
        @Override
        public String cites() {
            return "9.33";
        }
    }

    /** It has moved in this expedition. */
    public record HasMoved(Piece piece) implements Reason {
        @Override
        public String cites() {
            return "9.32";
        }
    }

    /** Argos does not leave the Sparta Theater. */
    public record ArgosStays() implements Reason {
        @Override
        public String cites() {
            return "12.1";
        }
    }

    /** Every token has moved a unit. */
    public record NoMoveLeft() implements Reason {
        @Override
        public String cites() {
            return "9.32";
        }
    }

    private final Routes routes;

    @Inject
    HeldUnits(Routes routes) {
        this.routes = routes;
    }

    List<Refusal> explain(Movement.March frame, PericlesState state, List<? extends Move> legal) {
        List<Refusal> refusals = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater from = Theater.of(i);
            for (Piece piece : Piece.units(frame.general().side())) {
                Movement.MoveUnit move = Movement.move(piece, from, frame.theater());
                if (from != frame.theater() && state.board().count(from, piece) > 0 && !legal.contains(move)) {
                    refusals.add(new Refusal(move, reason(frame, state, piece, from)));
                }
            }
        }
        return refusals;
    }

    private Reason reason(Movement.March frame, PericlesState state, Piece piece, Theater from) {
        if (frame.left() == 0) {
            return new NoMoveLeft();
        }
        Optional<Reason> hold = hold(state, piece, from);
        if (hold.isPresent()) {
            return hold.get();
        }
        if ((routes.forbidden(state, piece) & frame.theater().bit()) != 0) {
            return new PeaceForbids(frame.theater());
        }
        return new NoPath(piece, from, frame.theater());
    }

    /** What holds a unit where it stands, if it cannot leave along any line. */
    public Optional<Reason> hold(PericlesState state, Piece piece, Theater from) {
        if (piece == Piece.ARGOS_LAND) {
            return Optional.of(new ArgosStays());
        }
        if (state.board().unmoved(from, piece) == 0) {
            return Optional.of(new HasMoved(piece));
        }
        return routes.exitsOf(state, piece, from) != 0 ? Optional.empty() : Optional.of(held(state, piece, from));
    }

    private static Reason held(PericlesState state, Piece piece, Theater from) {
        Board board = state.board();
        Side side = piece.side();
        int value = state.data().value(piece.index());
        if (piece.arm() == Arm.NAVAL) {
            int left = board.strength(side, from, Arm.NAVAL) - value;
            int enemy = board.strength(side.enemy(), from, Arm.NAVAL);
            return left < enemy ? new Held(piece, from, Exit.C, left, enemy) : new BaseMissing(piece, from);
        }
        boolean byLand = (state.data().landByLand(from.index()) | state.data().landByLandWithBase(from.index())) != 0;
        int left = board.strength(side, from, Arm.LAND) - value;
        int enemy = board.strength(side.enemy(), from, Arm.LAND);
        if (byLand && left < enemy) {
            return new Held(piece, from, Exit.A, left, enemy);
        }
        int naval = board.strength(side, from, Arm.NAVAL);
        int enemyNaval = board.strength(side.enemy(), from, Arm.NAVAL);
        return state.data().landBySea(from.index()) != 0 && naval < enemyNaval
                ? new Held(piece, from, Exit.B, naval, enemyNaval)
                : new BaseMissing(piece, from);
    }
}
