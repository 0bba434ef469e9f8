package org.polemarch.pericles.rules.theater;

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
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;

/**
 * 8.52 For each League base one League naval or two League land units are built. Four points a base, a naval unit
 * costing four and a land unit two, is the same (3.2).
 */
@Cites({"8.52", "3.2"})
public class LeagueUnits implements Decision<PericlesState, LeagueUnits.Raise, LeagueUnits.Reply> {

    /** So many build points are left there. */
    public record Raise(Faction owner, Theater theater, int points) implements Frame {}

    /** What is built next. */
    public sealed interface Reply extends Move {}

    /** That unit. */
    public record RaiseUnit(Piece piece) implements Reply {
        @Override
        public String notation() {
            return "raise " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.id()));
        }
    }

    /** No more. */
    public record Enough() implements Reply {}

    /** A unit was built. */
    public record UnitRaised(Piece piece, Theater theater) implements GameEvent {}

    /** What is left does not raise one. */
    public record NotEnoughPoints(Piece piece, int points) implements Reason {}

    private static final Enough ENOUGH = new Enough();
    private static final RaiseUnit[] RAISE = new RaiseUnit[Piece.COUNT];

    static {
        for (int i = 0; i < RAISE.length; i++) {
            RAISE[i] = new RaiseUnit(Piece.of(i));
        }
    }

    @Override
    public Seat decider(Raise frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<Reply> legal(Raise frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(3);
        legal.add(ENOUGH);
        add(legal, frame, state, Piece.league(frame.owner().side(), Arm.LAND));
        add(legal, frame, state, Piece.league(frame.owner().side(), Arm.NAVAL));
        return legal;
    }

    private static void add(List<Reply> legal, Raise frame, PericlesState state, Piece piece) {
        if (frame.points() >= state.data().piece(piece).buildPoints()
                && state.board().supply(piece) > 0) {
            legal.add(RAISE[piece.index()]);
        }
    }

    @Override
    public List<Refusal> refusals(Raise frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.resolving(frame.owner().side(), state, frame.theater()));
        for (Arm arm : List.of(Arm.LAND, Arm.NAVAL)) {
            Piece piece = Piece.league(frame.owner().side(), arm);
            if (state.board().supply(piece) == 0) {
                refusals.add(new Refusal(RAISE[piece.index()], new LeagueIssue.NotInSupply(piece)));
            } else if (frame.points() < state.data().piece(piece).buildPoints()) {
                refusals.add(new Refusal(RAISE[piece.index()], new NotEnoughPoints(piece, frame.points())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Raise frame, Play<PericlesState> play) {
        if (!(move instanceof RaiseUnit raised)) {
            return;
        }
        play.state().board().build(frame.theater(), raised.piece(), 1);
        play.report(() -> new UnitRaised(raised.piece(), frame.theater()));
        Raise rest = new Raise(
                frame.owner(),
                frame.theater(),
                frame.points() - play.state().data().piece(raised.piece()).buildPoints());
        if (legal(rest, play.state()).size() > 1) {
            play.next(rest);
        }
    }
}
