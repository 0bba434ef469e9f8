package org.polemarch.pericles.rules.military;

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
import org.polemarch.pericles.data.Amounts;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;
import org.polemarch.pericles.rules.theater.LeagueIssue;

/**
 * 9.11 Persian Gold: for each Persian base a building Sparta gets one naval or two land units more, of three kinds and
 * within their limits.
 */
@Cites("9.11")
public class PersianGold implements Decision<PericlesState, PersianGold.Pay, PersianGold.Reply> {

    /** So many build points are left, and so many units of each kind were built with this gold. */
    public record Pay(Faction general, int points, int spartanNaval, int ionianLand, int aegeanNaval)
            implements Frame {}

    /** What is hired next. */
    public sealed interface Reply extends Move {}

    /** That unit there. */
    public record Hire(Piece piece, Theater theater) implements Reply {
        @Override
        public String notation() {
            return "hire " + piece.id() + " " + theater.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.id()), Target.space(theater.id()));
        }
    }

    /** No more. */
    public record KeepTheGold() implements Reply {}

    /** A unit was hired. */
    public record UnitHired(Piece piece, Theater theater) implements GameEvent {}

    /** Persia pays for so many of them at most. */
    public record GoldLimit(Piece piece, int most) implements Reason {}

    /** There is no base to raise them at. */
    public record NoBaseForGold(Theater theater) implements Reason {}

    /** What is left does not pay for one. */
    @Cites("9.1")
    public record GoldSpent(Piece piece, int points) implements Reason {}

    @Override
    public Seat decider(Pay frame, PericlesState state) {
        return frame.general().seat();
    }

    @Override
    public List<Reply> legal(Pay frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(new KeepTheGold());
        Amounts amounts = state.data().amounts();
        Board board = state.board();
        if (frame.spartanNaval() < amounts.goldSpartanNaval
                && affordable(frame, state, Piece.SPARTA_NAVAL)
                && board.count(Theater.SPARTA, Piece.SPARTA_BASE) > 0) {
            legal.add(new Hire(Piece.SPARTA_NAVAL, Theater.SPARTA));
        }
        if (frame.ionianLand() < amounts.goldIonianLand
                && affordable(frame, state, Piece.PELOPONNESIAN_LAND)
                && state.isOpen(Theater.IONIA)
                && board.bases(Side.SPARTA, Theater.IONIA) > 0) {
            legal.add(new Hire(Piece.PELOPONNESIAN_LAND, Theater.IONIA));
        }
        if (frame.aegeanNaval() < amounts.goldAegeanNaval && affordable(frame, state, Piece.PELOPONNESIAN_NAVAL)) {
            for (int left = state.data().aegean() & state.openTheaters(); left != 0; left &= left - 1) {
                Theater theater = Theater.of(Integer.numberOfTrailingZeros(left));
                if (board.bases(Side.SPARTA, theater) > 0) {
                    legal.add(new Hire(Piece.PELOPONNESIAN_NAVAL, theater));
                }
            }
        }
        return legal;
    }

    private static boolean affordable(Pay frame, PericlesState state, Piece piece) {
        return frame.points() >= state.data().piece(piece).buildPoints()
                && state.board().supply(piece) > 0;
    }

    @Override
    public List<Refusal> refusals(Pay frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.afterTheAssembly(frame.general().side(), state));
        List<Reply> legal = legal(frame, state);
        Amounts amounts = state.data().amounts();
        explain(
                refusals,
                legal,
                frame,
                state,
                Piece.SPARTA_NAVAL,
                Theater.SPARTA,
                frame.spartanNaval(),
                amounts.goldSpartanNaval);
        explain(
                refusals,
                legal,
                frame,
                state,
                Piece.PELOPONNESIAN_LAND,
                Theater.IONIA,
                frame.ionianLand(),
                amounts.goldIonianLand);
        for (int left = state.data().aegean(); left != 0; left &= left - 1) {
            Theater theater = Theater.of(Integer.numberOfTrailingZeros(left));
            explain(
                    refusals,
                    legal,
                    frame,
                    state,
                    Piece.PELOPONNESIAN_NAVAL,
                    theater,
                    frame.aegeanNaval(),
                    amounts.goldAegeanNaval);
        }
        return refusals;
    }

    private static void explain(
            List<Refusal> refusals,
            List<Reply> legal,
            Pay frame,
            PericlesState state,
            Piece piece,
            Theater theater,
            int hired,
            int most) {
        Hire hire = new Hire(piece, theater);
        if (legal.contains(hire)) {
            return;
        }
        refusals.add(new Refusal(
                hire,
                hired >= most
                        ? new GoldLimit(piece, most)
                        : state.board().supply(piece) == 0
                                ? new LeagueIssue.NotInSupply(piece)
                                : frame.points() < state.data().piece(piece).buildPoints()
                                        ? new GoldSpent(piece, frame.points())
                                        : new NoBaseForGold(theater)));
    }

    @Override
    public void apply(Reply move, Pay frame, Play<PericlesState> play) {
        if (!(move instanceof Hire hired)) {
            return;
        }
        Piece piece = hired.piece();
        play.state().board().build(hired.theater(), piece, 1);
        play.report(() -> new UnitHired(piece, hired.theater()));
        Pay rest = new Pay(
                frame.general(),
                frame.points() - play.state().data().piece(piece).buildPoints(),
                frame.spartanNaval() + (piece == Piece.SPARTA_NAVAL ? 1 : 0),
                frame.ionianLand() + (piece == Piece.PELOPONNESIAN_LAND ? 1 : 0),
                frame.aegeanNaval() + (piece == Piece.PELOPONNESIAN_NAVAL ? 1 : 0));
        if (legal(rest, play.state()).size() > 1) {
            play.next(rest);
        }
    }
}
