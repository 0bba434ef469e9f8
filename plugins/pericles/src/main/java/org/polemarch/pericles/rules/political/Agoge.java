package org.polemarch.pericles.rules.political;

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
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.theater.LeagueIssue;

/** 7.45 B: at War the Agoge brings up to three Spartan land units to Sparta; the 300 may be among them. */
@Cites({"7.45", "12.4"})
public class Agoge implements Decision<PericlesState, Agoge.Muster, Agoge.Reply> {

    /** So many units may still be built. */
    public record Muster(Faction faction, int left) implements Frame {}

    /** Which one. */
    public sealed interface Reply extends Move {}

    /** That one. */
    public record CallUp(Piece piece) implements Reply {
        @Override
        public String notation() {
            return "call-up " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.id()));
        }
    }

    /** No more. */
    public record EnoughMen() implements Reply {}

    /** A unit was mustered in Sparta. */
    public record Mustered(Piece piece) implements GameEvent {}

    @Override
    public Seat decider(Muster frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> legal(Muster frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(3);
        legal.add(new EnoughMen());
        for (Piece piece : List.of(Piece.SPARTA_LAND, Piece.THE_300)) {
            if (state.board().supply(piece) > 0) {
                legal.add(new CallUp(piece));
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Muster frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Piece piece : List.of(Piece.SPARTA_LAND, Piece.THE_300)) {
            if (state.board().supply(piece) == 0) {
                refusals.add(new Refusal(new CallUp(piece), new LeagueIssue.NotInSupply(piece)));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Muster frame, Play<PericlesState> play) {
        if (!(move instanceof CallUp called)) {
            if (frame.left() == play.state().data().amounts().agoge) {
                play.report(() -> new UniqueIssues.IssueUnused(frame.faction(), Issue.AGOGE));
            }
            return;
        }
        play.state().board().build(Theater.SPARTA, called.piece(), 1);
        play.report(() -> new Mustered(called.piece()));
        if (frame.left() > 1) {
            play.next(new Muster(frame.faction(), frame.left() - 1));
        }
    }
}
