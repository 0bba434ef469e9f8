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

/** 7.44 A: Citizenship turns a Delian base into an Athenian one, with a naval or two land units, for nothing. */
@Cites("7.44")
public class Citizenship implements Decision<PericlesState, Citizenship.Grant, Citizenship.Reply> {

    /** Citizenship may be granted. */
    public record Grant(Faction faction) implements Frame {}

    /** Whether and where. */
    public sealed interface Reply extends Move {}

    /** There, with units of that kind. */
    public record Enfranchise(Theater theater, Arm arm) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()), Target.button(arm == Arm.LAND ? "land" : "naval"));
        }
    }

    /** Nowhere. */
    public record GrantToNobody() implements Reply {}

    /** Citizenship was granted. */
    public record CitizenshipGranted(Faction faction, Theater theater, Piece piece, int units) implements GameEvent {}

    /** There is no Delian base to enfranchise. */
    public record NoDelianBase(Theater theater) implements Reason {}

    private final Honors honors;

    @Inject
    public Citizenship(Honors honors) {
        this.honors = honors;
    }

    @Override
    public Seat decider(Grant frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> legal(Grant frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(new GrantToNobody());
        if (state.board().supply(Piece.ATHENS_BASE) > 0) {
            for (int i = 0; i < Theater.COUNT; i++) {
                if (state.board().count(Theater.of(i), Piece.DELIAN_BASE) > 0) {
                    legal.add(new Enfranchise(Theater.of(i), Arm.NAVAL));
                    legal.add(new Enfranchise(Theater.of(i), Arm.LAND));
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Grant frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater theater = Theater.of(i);
            boolean base = state.board().count(theater, Piece.DELIAN_BASE) > 0;
            for (Arm arm : List.of(Arm.NAVAL, Arm.LAND)) {
                if (!base) {
                    refusals.add(new Refusal(new Enfranchise(theater, arm), new NoDelianBase(theater)));
                } else if (state.board().supply(Piece.ATHENS_BASE) == 0) {
                    refusals.add(
                            new Refusal(new Enfranchise(theater, arm), new LeagueIssue.NotInSupply(Piece.ATHENS_BASE)));
                }
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Grant frame, Play<PericlesState> play) {
        if (!(move instanceof Enfranchise granted)) {
            play.report(() -> new UniqueIssues.IssueUnused(frame.faction(), Issue.CITIZENSHIP));
            return;
        }
        PericlesState state = play.state();
        Board board = state.board();
        Theater theater = granted.theater();
        board.eliminate(theater, Piece.DELIAN_BASE);
        board.build(theater, Piece.ATHENS_BASE, 1);
        state.markBuilt(Side.ATHENS, theater);
        Piece piece = Piece.city(Side.ATHENS, granted.arm());
        int points = state.data().amounts().citizenshipPoints;
        int units = Math.min(points / state.data().piece(piece).buildPoints(), board.supply(piece));
        board.build(theater, piece, units);
        play.report(() -> new CitizenshipGranted(frame.faction(), theater, piece, units));
        honors.change(play, frame.faction(), state.data().honor().citizenship, "why.citizenship", "7.44");
    }
}
