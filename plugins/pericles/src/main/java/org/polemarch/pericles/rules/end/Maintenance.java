package org.polemarch.pericles.rules.end;

import java.util.ArrayList;
import java.util.List;
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
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;

/** 11.2 A Side keeps four points of units for each base; the Controlling Faction removes what is above it. */
@Cites("11.2")
public class Maintenance implements Decision<PericlesState, Maintenance.Keep, Maintenance.Disband> {

    /** A Side has more units than its bases can keep. */
    public record Keep(Side side) implements Frame {}

    public record Disband(Piece piece, Theater theater) implements Move {
        @Override
        public List<Target> targets() {
            return Things.pieceIn(piece, theater);
        }
    }

    public record Disbanded(Piece piece, Theater theater) implements GameEvent {}

    /** What the units of a Side will cost to keep, and what its bases can keep. */
    public record Due(Side side, int need, int allowance) {}

    public record BasesStay() implements Reason {}

    /** Each Side gives up units of its own. */
    public record OfTheOtherSide(Piece piece, Side side) implements Reason {}

    private static final Disband[][] DISBAND = Stream.of(Piece.values())
            .map(piece -> Theater.each(theater -> new Disband(piece, theater), Disband[]::new))
            .toArray(Disband[][]::new);

    /** What the units of a Side cost to keep. */
    public int need(Side side, PericlesState state) {
        int need = 0;
        for (Piece piece : Piece.units(side)) {
            need += state.board().onMap(piece) * state.data().piece(piece).upkeep();
        }
        return need;
    }

    /** What the bases of a Side can keep. */
    public int allowance(Side side, PericlesState state) {
        return state.data().amounts().upkeepPerBase() * state.board().bases(side);
    }

    public Due due(Side side, PericlesState state) {
        return new Due(side, need(side, state), allowance(side, state));
    }

    public boolean isShort(Side side, PericlesState state) {
        return need(side, state) > allowance(side, state);
    }

    @Override
    public Seat decider(Keep frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<Disband> legal(Keep frame, PericlesState state) {
        List<Disband> legal = new ArrayList<>();
        for (int t = 0; t < Theater.COUNT; t++) {
            for (Piece piece : Piece.units(frame.side())) {
                if (state.board().count(Theater.of(t), piece) > 0) {
                    legal.add(DISBAND[piece.index()][t]);
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Keep frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Disband[] ofPiece : DISBAND) {
            for (Disband each : ofPiece) {
                Piece piece = each.piece();
                if (state.board().count(each.theater(), piece) > 0) {
                    if (piece.isBase()) {
                        refusals.move(each, new BasesStay());
                    } else if (piece.side() != frame.side()) {
                        refusals.move(each, new OfTheOtherSide(piece, frame.side()));
                    }
                }
            }
        }
        return refusals.list();
    }

    @Override
    public void apply(Disband move, Keep frame, Play<PericlesState> play) {
        play.state().board().eliminate(move.theater(), move.piece());
        play.report(() -> new Disbanded(move.piece(), move.theater()));
        if (isShort(frame.side(), play.state())) {
            play.next(frame);
        }
    }
}
