package org.polemarch.pericles.rules.assembly;

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
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.OutOfReach;

/** 6.11 The Factions select debate issues by turns, the Controlling Faction first. Captured issues are out of debate. */
@Cites({"6.11", "6.15"})
public class DebateIssue implements Decision<PericlesState, DebateIssue.Select, DebateIssue.Debate> {

    /** An issue of the Side's display is to be selected for the debate with that number. */
    public record Select(Side side, int debate) implements Frame {}

    /** That issue, there. */
    public record Debate(Issue issue, Spot spot) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.piece("issue-" + issue.id() + "-" + spot));
        }
    }

    /** An issue came up for debate. */
    public record DebateOpened(Faction faction, Issue issue, Spot spot) implements GameEvent {}

    /** The issue has been captured. */
    @Cites("6.15")
    public record Captured(Issue issue) implements Reason {}

    /** Only issues on the Side's display are debated. */
    public record NotProposed(Issue issue, Side side) implements Reason {}

    private final Debate[][][] debates;
    private final int capture;

    @Inject
    public DebateIssue(PericlesData data) {
        capture = data.amounts().capture;
        debates = new Debate[2][Issue.count()][2 * capture + 1];
        for (int side = 0; side < 2; side++) {
            for (int issue = 0; issue < Issue.count(); issue++) {
                for (int space = -capture; space <= capture; space++) {
                    debates[side][issue][space + capture] = new Debate(Issue.of(issue), Spot.of(Side.of(side), space));
                }
            }
        }
    }

    private static Faction selector(Select frame, PericlesState state) {
        return frame.debate() % 2 == 1 ? state.controlling(frame.side()) : state.opposition(frame.side());
    }

    @Override
    public Seat decider(Select frame, PericlesState state) {
        return selector(frame, state).seat();
    }

    @Override
    public List<Debate> legal(Select frame, PericlesState state) {
        List<Debate> legal = new ArrayList<>(9);
        Issue issue = null;
        int seen = 0;
        for (int slot = 0; slot < PericlesData.ISSUES; slot++) {
            Issue each = state.data().issue(frame.side(), slot);
            if (each != issue) {
                issue = each;
                seen = 0;
            }
            int space = state.display().space(frame.side(), slot);
            if (Math.abs(space) < capture && (seen & (1 << (space + capture))) == 0) {
                seen |= 1 << (space + capture); // markers of one issue on one space are alike
                legal.add(debates[frame.side().index()][each.index()][space + capture]);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Select frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>(OutOfReach.beforeTheCards(frame.side(), state));
        for (int i = 0; i < Issue.count(); i++) {
            Issue issue = Issue.of(i);
            if (state.display().onDisplay(frame.side(), issue) < 0) {
                for (Debate each : debates[frame.side().index()][i]) {
                    refusals.add(new Refusal(each, new NotProposed(issue, frame.side())));
                }
            }
        }
        for (int slot = 0; slot < PericlesData.ISSUES; slot++) {
            int space = state.display().space(frame.side(), slot);
            if (Math.abs(space) == capture) {
                Issue issue = state.data().issue(frame.side(), slot);
                refusals.add(new Refusal(
                        debates[frame.side().index()][issue.index()][space + capture], new Captured(issue)));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Debate move, Select frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction selector = selector(frame, state);
        for (int slot = 0; slot < PericlesData.ISSUES; slot++) {
            int space = state.display().space(frame.side(), slot);
            if (Math.abs(space) < capture
                    && state.data().issue(frame.side(), slot) == move.issue()
                    && debates[frame.side().index()][move.issue().index()][space + capture].equals(move)) {
                state.display().debate(frame.side(), slot);
                play.report(() -> new DebateOpened(selector, move.issue(), move.spot()));
                return;
            }
        }
        throw new IllegalStateException("no " + move + " on the display");
    }
}
