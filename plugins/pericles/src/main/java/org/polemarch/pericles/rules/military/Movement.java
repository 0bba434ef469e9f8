package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;

/** 9.32 Military unit movement: one unit for each token the General's Side committed, along any legal path. */
@Cites({"9.32", "9.33"})
public class Movement implements Decision<PericlesState, Movement.March, Movement.Reply> {

    /** That many units may still move. */
    public record March(Faction general, Theater theater, int left) implements Frame {}

    public sealed interface Reply extends Move {}

    /** A unit moves from one Theater to where it stops. */
    public record MoveUnit(Piece piece, Theater from, Theater to) implements Reply {
        @Override
        public String notation() {
            return "move " + piece.id() + " " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return Things.pieceFrom(piece, from, to);
        }
    }

    public record InPlace() implements Reply, Move.Ending {}

    public record UnitMoved(Piece piece, Theater from, Theater to) implements GameEvent {}

    private static final InPlace IN_PLACE = new InPlace();
    private static final MoveUnit[][][] MOVE = new MoveUnit[Piece.COUNT][Theater.COUNT][];

    static {
        for (Piece piece : Piece.values()) {
            for (int i = 0; i < Theater.COUNT; i++) {
                Theater from = Theater.of(i);
                MOVE[piece.index()][i] = Theater.each(to -> new MoveUnit(piece, from, to), MoveUnit[]::new);
            }
        }
    }

    private final Routes routes;
    private final HeldUnits held;
    private final NotNow notNow;

    @Inject
    public Movement(Routes routes, HeldUnits held, NotNow notNow) {
        this.routes = routes;
        this.held = held;
        this.notNow = notNow;
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
        Routes.Nets nets = routes.nets(state, side, frame.theater());
        IndexSet open = state.openTheaters();
        for (int from = open.first(); from >= 0; from = open.after(from)) {
            Theater theater = Theater.of(from);
            for (Piece piece : Piece.units(side)) {
                if (state.board().unmoved(theater, piece) > 0) {
                    IndexSet ends = routes.ends(state, piece, theater, nets.of(piece));
                    for (int to = ends.first(); to >= 0; to = ends.after(to)) {
                        legal.add(MOVE[piece.index()][from][to]);
                    }
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(March frame, PericlesState state) {
        List<Reply> legal = legal(frame, state);
        Refusals refusals = new Refusals(legal);
        Set<Reply> open = new HashSet<>(legal);
        Side side = frame.general().side();
        IndexSet wished = state.openTheaters().with(frame.theater().index());
        for (Theater from : Theater.values()) {
            for (Piece piece : Piece.units(side)) {
                if (from != Theater.PERSIA && state.board().count(from, piece) > 0) {
                    for (MoveUnit move :
                            wished.without(from.index()).map(to -> MOVE[piece.index()][from.index()][to])) {
                        if (!open.contains(move)) {
                            refusals.move(move, held.reason(move, frame, state));
                        }
                    }
                }
            }
        }
        return notNow.onTheMarch(refusals, side, state);
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
