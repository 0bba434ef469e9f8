package org.polemarch.pericles.rules.end;

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
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 11.2 A Side keeps four points of units for each base; the Controlling Faction removes what is above it. */
@Cites("11.2")
public class Maintenance implements Decision<PericlesState, Maintenance.Keep, Maintenance.Disband> {

    /** A Side has more units than its bases can keep. */
    public record Keep(Side side) implements Frame {}

    /** That unit goes. */
    public record Disband(Piece piece, Theater theater) implements Move {
        @Override
        public String notation() {
            return "disband " + piece.id() + " " + theater.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()), Target.piece(piece.id() + "@" + theater.id()));
        }
    }

    /** A unit could not be kept. */
    public record Disbanded(Piece piece, Theater theater) implements GameEvent {}

    /** Units are removed; bases stay. */
    public record BasesStay() implements Reason {}

    /** Each Side gives up units of its own. */
    public record OfTheOtherSide(Piece piece, Side side) implements Reason {}

    private static final Disband[][] DISBAND = new Disband[Piece.COUNT][Theater.COUNT];

    static {
        for (int p = 0; p < Piece.COUNT; p++) {
            for (int t = 0; t < Theater.COUNT; t++) {
                DISBAND[p][t] = new Disband(Piece.of(p), Theater.of(t));
            }
        }
    }

    /** What the units of a Side cost to keep. */
    public static int need(PericlesState state, Side side) {
        int need = 0;
        for (Piece piece : Piece.units(side)) {
            need += state.board().onMap(piece) * state.data().piece(piece).upkeep();
        }
        return need;
    }

    /** What the bases of a Side can keep. */
    public static int allowance(PericlesState state, Side side) {
        return state.data().amounts().upkeepPerBase * state.board().bases(side);
    }

    void proceed(Play<PericlesState> play, Side side) {
        if (need(play.state(), side) > allowance(play.state(), side)) {
            play.next(new Keep(side));
        }
    }

    @Override
    public Seat decider(Keep frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<Disband> legal(Keep frame, PericlesState state) {
        List<Disband> legal = new ArrayList<>();
        Board board = state.board();
        for (int t = 0; t < Theater.COUNT; t++) {
            for (Piece piece : Piece.units(frame.side())) {
                if (board.count(Theater.of(t), piece) > 0) {
                    legal.add(DISBAND[piece.index()][t]);
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Keep frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Disband[] ofPiece : DISBAND) {
            for (Disband each : ofPiece) {
                Piece piece = each.piece();
                if (state.board().count(each.theater(), piece) > 0) {
                    if (piece.isBase()) {
                        refusals.add(new Refusal(each, new BasesStay()));
                    } else if (piece.side() != frame.side()) {
                        refusals.add(new Refusal(each, new OfTheOtherSide(piece, frame.side())));
                    }
                }
            }
        }
        return refusals;
    }

    @Override
    public void apply(Disband move, Keep frame, Play<PericlesState> play) {
        play.state().board().eliminate(move.theater(), move.piece());
        play.report(() -> new Disbanded(move.piece(), move.theater()));
        proceed(play, frame.side());
    }
}
