package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.pericles.data.ConnectionFacts;
import org.polemarch.pericles.data.LineFacts;
import org.polemarch.pericles.data.Ways;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;

/** 9.32 Why a unit cannot reach the Expedition Theater: which rule holds it, and by how much. */
@Cites({"9.32", "9.33", "12.1"})
public class HeldUnits {

    /** The strength left behind is less than the enemy's, by the exit test of that letter. */
    public record Held(Piece piece, Theater theater, Exit exit, int remaining, int enemy) implements Reason {}

    /** The line asks for a friendly base in the Theater that is left. */
    public record BaseMissing(Piece piece, Theater theater) implements Reason {}

    /** No path leads there: a line on the way is closed to such units or held by the enemy. */
    public record NoPath(Piece piece, Theater from, Theater to) implements Reason {}

    /** At Peace a city-state keeps out of Theaters where the other one is. */
    @Cites("9.33")
    public record PeaceForbids(Theater theater) implements Reason {}

    public record HasMoved(Piece piece) implements Reason {}

    @Cites("12.1")
    public record ArgosStays() implements Reason {}

    /** Every token has moved a unit. */
    public record NoMoveLeft() implements Reason {}

    /** A unit stops only in the Expedition Theater or where the enemy holds it. */
    public record MayNotStop(Piece piece, Theater theater) implements Reason {}

    /** A unit that enters the Expedition Theater stops there, and every open way leads through it. */
    public record BeyondTheExpedition(Piece piece, Theater expedition, Theater to) implements Reason {}

    /** Every open way leads through a Theater of the other city-state, which Peace closes. */
    @Cites("9.33")
    public record PeaceOnTheWay(Piece piece, Theater from, Theater to) implements Reason {}

    /** Ships keep off roads, and hoplites off open water. */
    public record NotByThatLine(Piece piece, Theater from, Theater to) implements Reason {}

    private final Routes routes;

    @Inject
    public HeldUnits(Routes routes) {
        this.routes = routes;
    }

    /** Why a move that is not legal is not. */
    public Reason reason(Movement.MoveUnit move, Movement.March frame, PericlesState state) {
        Piece piece = move.piece();
        Theater from = move.from();
        Theater to = move.to();
        if (frame.left() == 0) {
            return new NoMoveLeft();
        }
        Optional<Reason> hold = hold(state, piece, from, to);
        if (hold.isPresent()) {
            return hold.get();
        }
        if (routes.forbidden(state, piece).has(to.index())) {
            return new PeaceForbids(to);
        }
        Optional<Reason> closed = closedLine(state, piece, from, to);
        if (closed.isPresent()) {
            return closed.get();
        }
        return onTheWay(move, frame.theater(), state);
    }

    private Reason onTheWay(Movement.MoveUnit move, Theater expedition, PericlesState state) {
        Piece piece = move.piece();
        Theater from = move.from();
        Theater to = move.to();
        Routes.Net net = routes.nets(state, piece.side(), to).of(piece);
        if (to != expedition) {
            if (routes.exitsOf(state, piece, from).has(to.index())) {
                return new MayNotStop(piece, to);
            }
            if (routes.ends(state, piece, from, net).has(to.index())) {
                boolean passes =
                        routes.ends(state, piece, from, net.without(expedition)).has(to.index());
                return passes ? new MayNotStop(piece, to) : new BeyondTheExpedition(piece, expedition, to);
            }
        }
        boolean peaceCloses = !net.forbidden().isEmpty()
                && routes.ends(state, piece, from, net.withoutPeace()).has(to.index());
        return peaceCloses ? new PeaceOnTheWay(piece, from, to) : new NoPath(piece, from, to);
    }

    /** What closes the line between two neighbours to a unit that may leave by others. */
    private static Optional<Reason> closedLine(PericlesState state, Piece piece, Theater from, Theater to) {
        for (ConnectionFacts connection : state.data().ways().connections()) {
            if (connection.joins(from, to)) {
                LineFacts line = state.data().ways().line(connection.line());
                boolean naval = piece.arm() == Arm.NAVAL;
                Exit exit = naval ? line.navalExit() : line.landExit();
                if (exit == Exit.NONE) {
                    return Optional.of(new NotByThatLine(piece, from, to));
                }
                Arm counted = exit == Exit.A ? Arm.LAND : Arm.NAVAL;
                Optional<Reason> held = parity(state, piece, from, exit, counted);
                if (held.isPresent()) {
                    return held;
                }
                boolean needsBase = naval ? line.navalNeedsBase() : line.landNeedsBase();
                if (needsBase && state.board().bases(piece.side(), from) == 0) {
                    return Optional.of(new BaseMissing(piece, from));
                }
            }
        }
        return Optional.empty();
    }

    /** What holds a unit where it stands, if it cannot leave along any line. */
    public Optional<Reason> hold(PericlesState state, Piece piece, Theater from) {
        return hold(state, piece, from, from);
    }

    private Optional<Reason> hold(PericlesState state, Piece piece, Theater from, Theater to) {
        if (!routes.mayMove(piece)) {
            return Optional.of(new ArgosStays());
        }
        if (state.board().unmoved(from, piece) == 0) {
            return Optional.of(new HasMoved(piece));
        }
        return routes.exitsOf(state, piece, from).isEmpty()
                ? Optional.of(held(state, piece, from, to))
                : Optional.empty();
    }

    private static Reason held(PericlesState state, Piece piece, Theater from, Theater to) {
        Ways ways = state.data().ways();
        Optional<Reason> held = Optional.empty();
        if (piece.arm() == Arm.NAVAL) {
            held = parity(state, piece, from, navalTest(ways, from, to), Arm.NAVAL);
        } else {
            if (!ways.landByLand(from).isEmpty()
                    || !ways.landByLandWithBase(from).isEmpty()) {
                held = parity(state, piece, from, Exit.A, Arm.LAND);
            }
            if (held.isEmpty() && !ways.landBySea(from).isEmpty()) {
                held = parity(state, piece, from, Exit.B, Arm.NAVAL);
            }
        }
        return held.orElseGet(() -> new BaseMissing(piece, from));
    }

    /** Whether the strength of that kind which a unit would leave behind is too little. */
    private static Optional<Reason> parity(PericlesState state, Piece piece, Theater from, Exit exit, Arm counted) {
        Board board = state.board();
        int mover = counted == piece.arm() ? state.data().value(piece) : 0;
        int left = board.strength(piece.side(), from, counted) - mover;
        int enemy = board.strength(piece.side().enemy(), from, counted);
        return left < enemy ? Optional.of(new Held(piece, from, exit, left, enemy)) : Optional.empty();
    }

    /** The letter of the line that leads there, or else of any line: coasts are left by test C, open sea by test D. */
    private static Exit navalTest(Ways ways, Theater from, Theater to) {
        Exit any = Exit.NONE;
        for (ConnectionFacts connection : ways.connections()) {
            if (connection.a() == from || connection.b() == from) {
                Exit exit = ways.line(connection.line()).navalExit();
                if (exit != Exit.NONE && connection.joins(from, to)) {
                    return exit;
                }
                any = any == Exit.NONE || exit == Exit.C ? exit : any;
            }
        }
        return any;
    }
}
