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
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;

/** 7.45 A: the Krypteia removes up to six Athenian Treachery markers from anywhere. */
@Cites({"7.45", "9.81"})
public class Krypteia implements Decision<PericlesState, Krypteia.Hunt, Krypteia.Reply> {

    /** That many markers may still be removed. */
    public record Hunt(Faction faction, int left) implements Frame {}

    public sealed interface Reply extends Move {}

    public record HuntDown(Theater theater) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater));
        }
    }

    public record CallOff() implements Reply {}

    public record TraitorsFound(Theater theater) implements GameEvent {}

    public record NoTraitors(Theater theater) implements Reason {}

    private static final HuntDown[] HUNT = Theater.each(HuntDown::new, HuntDown[]::new);

    @Override
    public Seat decider(Hunt frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> legal(Hunt frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(new CallOff());
        for (HuntDown hunt : HUNT) {
            if (obstacle(hunt, state).isEmpty()) {
                legal.add(hunt);
            }
        }
        return legal;
    }

    protected Optional<Reason> obstacle(HuntDown hunt, PericlesState state) {
        return state.board().treachery(Side.ATHENS, hunt.theater()) == 0
                ? Optional.of(new NoTraitors(hunt.theater()))
                : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Hunt frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (HuntDown hunt : HUNT) {
            refusals.move(hunt, obstacle(hunt, state));
        }
        return refusals.list();
    }

    @Override
    public void apply(Reply move, Hunt frame, Play<PericlesState> play) {
        if (!(move instanceof HuntDown hunted)) {
            if (frame.left() == play.state().data().amounts().krypteia) {
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
