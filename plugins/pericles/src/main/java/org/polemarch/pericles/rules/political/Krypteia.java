package org.polemarch.pericles.rules.political;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Choice;

/** 7.45 A: the Krypteia removes up to six Athenian Treachery markers from anywhere. */
@Cites({"7.45", "9.81"})
public class Krypteia implements Choice<Krypteia.Hunt, Krypteia.Reply> {

    /** That many markers may still be removed. */
    public record Hunt(Faction faction, int left) implements Frame {}

    public sealed interface Reply extends Move {}

    public record HuntDown(Theater theater) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater));
        }
    }

    public record CallOff() implements Reply, Move.Declining {}

    public record TraitorsFound(Theater theater) implements GameEvent {}

    public record NoTraitors(Theater theater) implements Reason {}

    private static final List<Reply> ALL = Stream.concat(
                    Stream.<Reply>of(new CallOff()), Stream.of(Theater.each(HuntDown::new, HuntDown[]::new)))
            .toList();

    @Override
    public Seat decider(Hunt frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> candidates(Hunt frame, PericlesState state) {
        return ALL;
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Hunt frame, PericlesState state) {
        return move instanceof HuntDown hunt && state.board().treachery(Side.ATHENS, hunt.theater()) == 0
                ? Optional.of(new NoTraitors(hunt.theater()))
                : Optional.empty();
    }

    @Override
    public void apply(Reply move, Hunt frame, Play<PericlesState> play) {
        if (!(move instanceof HuntDown hunted)) {
            if (frame.left() == play.state().data().amounts().krypteia()) {
                play.report(() -> new UniqueIssues.IssueUnused(frame.faction(), Issue.KRYPTEIA));
            }
            return;
        }
        play.state().board().unplot(Side.ATHENS, hunted.theater());
        play.report(() -> new TraitorsFound(hunted.theater()));
        if (frame.left() > 1 && play.state().board().treacheryOnMap(Side.ATHENS) > 0) {
            play.next(new Hunt(frame.faction(), frame.left() - 1));
        }
    }
}
