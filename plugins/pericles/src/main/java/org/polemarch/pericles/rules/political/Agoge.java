package org.polemarch.pericles.rules.political;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotInSupply;

/** 7.45 B: at War the Agoge brings up to three Spartan land units to Sparta; the 300 may be among them. */
@Cites({"7.45", "12.4"})
public class Agoge implements Decision<PericlesState, Agoge.Muster, Agoge.Reply> {

    /** That many units may still be built. */
    public record Muster(Faction faction, int left) implements Frame {}

    public sealed interface Reply extends Move {}

    public record CallUp(Piece piece) implements Reply {
        @Override
        public String notation() {
            return "call-up " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    public record EnoughMen() implements Reply {}

    public record Mustered(Piece piece) implements GameEvent {}

    private static final List<CallUp> CALL_UP = List.of(new CallUp(Piece.SPARTA_LAND), new CallUp(Piece.THE_300));

    @Override
    public Seat decider(Muster frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> legal(Muster frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(3);
        legal.add(new EnoughMen());
        for (CallUp call : CALL_UP) {
            if (obstacle(call, state).isEmpty()) {
                legal.add(call);
            }
        }
        return legal;
    }

    protected Optional<Reason> obstacle(CallUp call, PericlesState state) {
        return state.board().supply(call.piece()) == 0
                ? Optional.of(new NotInSupply(call.piece()))
                : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Muster frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        CALL_UP.forEach(call -> refusals.move(call, obstacle(call, state)));
        return refusals.list();
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
