package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.data.ConnectionFacts;
import org.polemarch.pericles.data.LineFacts;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
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

    /** It has moved in this expedition. */
    public record HasMoved(Piece piece) implements Reason {}

    /** Argos does not leave the Sparta Theater. */
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

    List<Refusal> explain(Movement.March frame, PericlesState state, List<? extends Move> legal) {
        List<Refusal> refusals = new ArrayList<>();
        Set<Move> open = new HashSet<>(legal);
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater from = Theater.of(i);
            for (Piece piece : Piece.units(frame.general().side())) {
                if (state.board().count(from, piece) > 0) {
                    int wished = (frame.theater().bit() | state.openTheaters()) & ~from.bit();
                    for (; wished != 0; wished &= wished - 1) {
                        Theater to = Theater.of(Integer.numberOfTrailingZeros(wished));
                        Movement.MoveUnit move = Movement.move(piece, from, to);
                        if (!open.contains(move)) {
                            refusals.add(new Refusal(move, reason(frame, state, piece, from, to)));
                        }
                    }
                }
            }
        }
        return refusals;
    }

    private Reason reason(Movement.March frame, PericlesState state, Piece piece, Theater from, Theater to) {
        if (frame.left() == 0) {
            return new NoMoveLeft();
        }
        Optional<Reason> hold = hold(state, piece, from, to);
        if (hold.isPresent()) {
            return hold.get();
        }
        int forbidden = routes.forbidden(state, piece);
        if ((forbidden & to.bit()) != 0) {
            return new PeaceForbids(to);
        }
        Optional<Reason> closed = closedLine(state, piece, from, to);
        if (closed.isPresent()) {
            return closed.get();
        }
        if (to != frame.theater() && (routes.exitsOf(state, piece, from) & to.bit()) != 0) {
            return new MayNotStop(piece, to);
        }
        int[] exits = routes.exits(state, piece.side(), piece.arm());
        int enemies = routes.enemyTheaters(state, piece.side());
        if (to != frame.theater() && (routes.ends(state, piece, from, to, exits, forbidden, enemies) & to.bit()) != 0) {
            exits[frame.theater().index()] = 0;
            boolean passes = (routes.ends(state, piece, from, to, exits, forbidden, enemies) & to.bit()) != 0;
            return passes ? new MayNotStop(piece, to) : new BeyondTheExpedition(piece, frame.theater(), to);
        }
        int withoutPeace = routes.ends(state, piece, from, to, exits, 0, enemies);
        return forbidden != 0 && (withoutPeace & to.bit()) != 0
                ? new PeaceOnTheWay(piece, from, to)
                : new NoPath(piece, from, to);
    }

    /** What closes the line between two neighbours to a unit that may leave by others. */
    private static Optional<Reason> closedLine(PericlesState state, Piece piece, Theater from, Theater to) {
        for (ConnectionFacts connection : state.data().connections()) {
            if ((connection.a() == from && connection.b() == to) || (connection.b() == from && connection.a() == to)) {
                LineFacts line = state.data().line(connection.line());
                boolean naval = piece.arm() == Arm.NAVAL;
                Exit exit = naval ? line.navalExit() : line.landExit();
                if (exit == Exit.NONE) {
                    return Optional.of(new NotByThatLine(piece, from, to));
                }
                Board board = state.board();
                Side side = piece.side();
                Arm counted = exit == Exit.A ? Arm.LAND : Arm.NAVAL;
                int mover = counted == piece.arm() ? state.data().value(piece.index()) : 0;
                int left = board.strength(side, from, counted) - mover;
                int enemy = board.strength(side.enemy(), from, counted);
                if (left < enemy) {
                    return Optional.of(new Held(piece, from, exit, left, enemy));
                }
                boolean needsBase = naval ? line.navalNeedsBase() : line.landNeedsBase();
                if (needsBase && board.bases(side, from) == 0) {
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
        if (piece == Piece.ARGOS_LAND) {
            return Optional.of(new ArgosStays());
        }
        if (state.board().unmoved(from, piece) == 0) {
            return Optional.of(new HasMoved(piece));
        }
        return routes.exitsOf(state, piece, from) != 0 ? Optional.empty() : Optional.of(held(state, piece, from, to));
    }

    private static Reason held(PericlesState state, Piece piece, Theater from, Theater to) {
        Board board = state.board();
        Side side = piece.side();
        int value = state.data().value(piece.index());
        if (piece.arm() == Arm.NAVAL) {
            int left = board.strength(side, from, Arm.NAVAL) - value;
            int enemy = board.strength(side.enemy(), from, Arm.NAVAL);
            return left < enemy
                    ? new Held(piece, from, navalTest(state, from, to), left, enemy)
                    : new BaseMissing(piece, from);
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

    /** The letter of the line that leads there, or else of any line: coasts are left by test C, open sea by test D. */
    private static Exit navalTest(PericlesState state, Theater from, Theater to) {
        Exit any = Exit.NONE;
        for (ConnectionFacts line : state.data().connections()) {
            if (line.a() == from || line.b() == from) {
                Exit exit = state.data().line(line.line()).navalExit();
                Theater other = line.a() == from ? line.b() : line.a();
                if (exit != Exit.NONE && other == to) {
                    return exit;
                }
                any = any == Exit.NONE || exit == Exit.C ? exit : any;
            }
        }
        return any;
    }
}
