package org.polemarch.pericles.rules.political;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;

/** 7.5 Won issues become Theater markers, two Rumors are added, and the richer Faction of a Side lends the other some. */
@Cites({"7.5", "7.51", "3.15"})
public class IssueAward implements Procedure<PericlesState, IssueAward.Award> {

    public record Award() implements Frame {}

    public record MarkersAwarded(Faction faction, int markers) implements GameEvent {}

    public static final Award AWARD = new Award();

    @Override
    public void run(Award frame, Play<PericlesState> play) {
        for (int i = 1; i >= 0; i--) {
            Side side = Side.of(i);
            award(play, side.first());
            award(play, side.second());
            share(play, side);
        }
    }

    protected void award(Play<PericlesState> play, Faction faction) {
        PericlesState state = play.state();
        Queues queues = state.queues();
        for (int slot = 0; slot < state.data().issueSlots(faction.side()); slot++) {
            Issue issue = state.data().issue(faction.side(), slot);
            if (state.data().markers(issue) > 0 && state.display().won(faction, slot)) {
                state.display().put(faction.side(), slot, Display.POOL);
                Marker marker = Marker.of(issue.index());
                if (queues.held(faction, faction, marker) < state.data().markers(issue)) {
                    queues.give(faction, faction, marker, 1);
                }
            }
        }
        queues.give(faction, faction, Marker.RUMOR, state.data().amounts().rumors());
        int markers = queues.held(faction);
        play.report(() -> new MarkersAwarded(faction, markers));
    }

    /** Each is to have half, the richer one keeping the odd marker. Counts are open, faces are not. */
    protected void share(Play<PericlesState> play, Side side) {
        int first = play.state().queues().held(side.first());
        int second = play.state().queues().held(side.second());
        Faction lender = first >= second ? side.first() : side.second();
        int lent = Math.max(first, second) - (first + second + 1) / 2;
        if (lent > 0) {
            play.next(new MarkerLoan.Lend(lender, lent));
        }
    }
}
