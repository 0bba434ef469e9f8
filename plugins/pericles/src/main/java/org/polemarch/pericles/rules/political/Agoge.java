package org.polemarch.pericles.rules.political;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.NotInSupply;

/** 7.45 B: at War the Agoge brings up to three Spartan land units to Sparta; the 300 may be among them. */
@Cites({"7.45", "12.4"})
public class Agoge implements Choice<Agoge.Muster, Agoge.Reply> {

    /** That many units may still be built. */
    public record Muster(Faction faction, int left) implements Frame {}

    public sealed interface Reply extends Move {}

    public record CallUp(Piece piece) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    public record EnoughMen() implements Reply, Move.Ending {}

    public record Mustered(Piece piece) implements GameEvent {}

    private static final List<Reply> ALL =
            List.of(new EnoughMen(), new CallUp(Piece.SPARTA_LAND), new CallUp(Piece.THE_300));

    @Override
    public Seat decider(Muster frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> candidates(Muster frame, PericlesState state) {
        return ALL;
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Muster frame, PericlesState state) {
        return move instanceof CallUp call && state.board().supply(call.piece()) == 0
                ? Optional.of(new NotInSupply(call.piece()))
                : Optional.empty();
    }

    @Override
    public void apply(Reply move, Muster frame, Play<PericlesState> play) {
        if (!(move instanceof CallUp called)) {
            if (frame.left() == play.state().data().amounts().agoge()) {
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
