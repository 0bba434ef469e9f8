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
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;

/** 9.32 Military unit movement: one unit for each token the General's Side committed, along any legal path. */
@Cites({"9.32", "9.33"})
public class Movement implements Decision<PericlesState, Movement.March, Movement.Reply> {

    /** So many units may still move. */
    public record March(Faction general, Theater theater, int left) implements Frame {}

    /** What the General does. */
    public sealed interface Reply extends Move {}

    /** A unit moves from one Theater to where it stops. */
    public record MoveUnit(Piece piece, Theater from, Theater to) implements Reply {
        @Override
        public String notation() {
            return "move " + piece.id() + " " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(from.id()), Target.piece(piece.id() + "@" + from.id()), Target.space(to.id()));
        }
    }

    /** All are in place. */
    public record InPlace() implements Reply {}

    /** A unit moved. */
    public record UnitMoved(Piece piece, Theater from, Theater to) implements GameEvent {}

    private static final InPlace IN_PLACE = new InPlace();
    private static final MoveUnit[][][] MOVE = new MoveUnit[Piece.COUNT][Theater.COUNT][Theater.COUNT];

    static {
        for (int p = 0; p < Piece.COUNT; p++) {
            for (int from = 0; from < Theater.COUNT; from++) {
                for (int to = 0; to < Theater.COUNT; to++) {
                    MOVE[p][from][to] = new MoveUnit(Piece.of(p), Theater.of(from), Theater.of(to));
                }
            }
        }
    }

    private final Routes routes;
    private final HeldUnits held;

    @Inject
    public Movement(Routes routes, HeldUnits held) {
        this.routes = routes;
        this.held = held;
    }

    @Override
    public Seat decider(March frame, PericlesState state) {
        return frame.general().seat();
    }

    @Override
    public List<Reply> legal(March frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(32);
        legal.add(IN_PLACE);
        if (frame.left() == 0) {
            return legal;
        }
        Side side = frame.general().side();
        int[] land = routes.exits(state, side, Arm.LAND);
        int[] naval = routes.exits(state, side, Arm.NAVAL);
        int enemies = routes.enemyTheaters(state, side);
        int forbiddenToCity = routes.forbidden(state, Piece.city(side, Arm.LAND));
        for (int left = state.openTheaters(); left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (Piece piece : Piece.units(side)) {
                if (state.board().unmoved(Theater.of(from), piece) > 0) {
                    int ends = routes.ends(
                            state,
                            piece,
                            Theater.of(from),
                            frame.theater(),
                            piece.arm() == Arm.LAND ? land : naval,
                            piece.colour().cityState() ? forbiddenToCity : 0,
                            enemies);
                    for (; ends != 0; ends &= ends - 1) {
                        legal.add(MOVE[piece.index()][from][Integer.numberOfTrailingZeros(ends)]);
                    }
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(March frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.onTheMarch(frame.general().side(), state));
        refusals.addAll(held.explain(frame, state, legal(frame, state)));
        return refusals;
    }

    /** The move of a unit to a place, legal or not. */
    static MoveUnit move(Piece piece, Theater from, Theater to) {
        return MOVE[piece.index()][from.index()][to.index()];
    }

    @Override
    public void apply(Reply move, March frame, Play<PericlesState> play) {
        if (!(move instanceof MoveUnit moved)) {
            return;
        }
        play.state().board().march(moved.piece(), moved.from(), moved.to());
        play.report(() -> new UnitMoved(moved.piece(), moved.from(), moved.to()));
        if (frame.left() > 1) {
            play.next(new March(frame.general(), frame.theater(), frame.left() - 1));
        }
    }
}
