package org.polemarch.pericles.rules.political;

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
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.theater.LeagueIssue;
import org.polemarch.pericles.rules.theater.MarkerPlacement;

/**
 * 7.44 B: at Peace a Colony brings a Delian base and four points of Delian units, one naval or two land, into a
 * Controlled or Contested Theater.
 */
@Cites({"7.44", "8.2"})
public class Colony implements Decision<PericlesState, Colony.Found, Colony.Reply> {

    /** A Colony may be founded. */
    public record Found(Faction faction) implements Frame {}

    /** Whether and where. */
    public sealed interface Reply extends Move {}

    /** There, with units of that kind. */
    public record Settle(Theater theater, Arm arm) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()), Target.button(arm == Arm.LAND ? "land" : "naval"));
        }
    }

    /** Nowhere. */
    public record SettleNowhere() implements Reply {}

    /** A Colony was founded. */
    public record ColonyFounded(Faction faction, Theater theater, Piece piece, int units) implements GameEvent {}

    /** The Theater has three bases already. */
    @Cites("8.2")
    public record TheaterFull(Theater theater) implements Reason {}

    /** Nobody of the Athenian Side is there. */
    public record NotHeld(Theater theater) implements Reason {}

    private final Honors honors;

    @Inject
    public Colony(Honors honors) {
        this.honors = honors;
    }

    @Override
    public Seat decider(Found frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> legal(Found frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(new SettleNowhere());
        if (state.board().supply(Piece.DELIAN_BASE) > 0) {
            for (int i = 0; i < Theater.COUNT; i++) {
                Theater theater = Theater.of(i);
                if (state.isOpen(theater)
                        && state.board().present(Side.ATHENS, theater)
                        && state.board().bases(theater) < state.data().amounts().basesPerTheater) {
                    legal.add(new Settle(theater, Arm.NAVAL));
                    legal.add(new Settle(theater, Arm.LAND));
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Found frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater theater = Theater.of(i);
            for (Arm arm : List.of(Arm.NAVAL, Arm.LAND)) {
                if (!state.isOpen(theater)) {
                    refusals.add(new Refusal(new Settle(theater, arm), MarkerPlacement.closed(state, theater)));
                } else if (!state.board().present(Side.ATHENS, theater)) {
                    refusals.add(new Refusal(new Settle(theater, arm), new NotHeld(theater)));
                } else if (state.board().bases(theater) >= state.data().amounts().basesPerTheater) {
                    refusals.add(new Refusal(new Settle(theater, arm), new TheaterFull(theater)));
                } else if (state.board().supply(Piece.DELIAN_BASE) == 0) {
                    refusals.add(new Refusal(new Settle(theater, arm), new LeagueIssue.NotInSupply(Piece.DELIAN_BASE)));
                }
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Found frame, Play<PericlesState> play) {
        if (!(move instanceof Settle settled)) {
            play.report(() -> new UniqueIssues.IssueUnused(frame.faction(), Issue.COLONY));
            return;
        }
        PericlesState state = play.state();
        Board board = state.board();
        Theater theater = settled.theater();
        board.build(theater, Piece.DELIAN_BASE, 1);
        state.markBuilt(Side.ATHENS, theater);
        Piece piece = Piece.league(Side.ATHENS, settled.arm());
        int points = state.data().amounts().colonyPoints;
        int units = Math.min(points / state.data().piece(piece).buildPoints(), board.supply(piece));
        board.build(theater, piece, units);
        play.report(() -> new ColonyFounded(frame.faction(), theater, piece, units));
        honors.change(play, frame.faction(), state.data().honor().colony, "why.colony", "7.44");
    }
}
