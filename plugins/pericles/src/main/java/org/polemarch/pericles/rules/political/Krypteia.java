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
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 7.45 A: the Krypteia removes up to six Athenian Treachery markers from anywhere. */
@Cites({"7.45", "9.81"})
public class Krypteia implements Decision<PericlesState, Krypteia.Hunt, Krypteia.Reply> {

    /** So many markers may still be removed. */
    public record Hunt(Faction faction, int left) implements Frame {}

    /** Which one. */
    public sealed interface Reply extends Move {}

    /** One from there. */
    public record HuntDown(Theater theater) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()));
        }
    }

    /** No more. */
    public record CallOff() implements Reply {}

    /** An Athenian Treachery marker was removed. */
    public record TraitorsFound(Theater theater) implements GameEvent {}

    /** There is no Athenian Treachery. */
    public record NoTraitors(Theater theater) implements Reason {}

    @Override
    public Seat decider(Hunt frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> legal(Hunt frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(new CallOff());
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().treachery(Side.ATHENS, Theater.of(i)) > 0) {
                legal.add(new HuntDown(Theater.of(i)));
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Hunt frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().treachery(Side.ATHENS, Theater.of(i)) == 0) {
                refusals.add(new Refusal(new HuntDown(Theater.of(i)), new NoTraitors(Theater.of(i))));
            }
        }
        return refusals;
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
