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
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Spot;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;

/** 6.11 The Factions take turns to select debate issues, the Controlling Faction first. Captured issues are out of debate. */
@Cites({"6.11", "6.15"})
public class DebateIssue implements Decision<PericlesState, DebateIssue.Select, DebateIssue.Debate> {

    /** An issue of the Side's display is to be selected for the debate with that number. */
    public record Select(Side side, int debate) implements Frame {}

    public record Debate(Issue issue, Spot spot) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.issue(issue, spot));
        }
    }

    public record DebateOpened(Faction faction, Issue issue, Spot spot) implements GameEvent {}

    @Cites("6.15")
    public record Captured(Issue issue) implements Reason {}

    /** Only issues on the Side's display are debated. */
    public record NotProposed(Issue issue, Side side) implements Reason {}

    private final NotNow notNow;
    private final Debate[][][] debates;
    private final int capture;

    @Inject
    public DebateIssue(NotNow notNow, PericlesData data) {
        this.notNow = notNow;
        capture = data.amounts().capture();
        debates = new Debate[2][Issue.count()][2 * capture + 1];
        for (Side side : Side.values()) {
            for (Issue issue : Issue.values()) {
                for (int space = -capture; space <= capture; space++) {
                    debates[side.index()][issue.index()][space + capture] = new Debate(issue, Spot.of(side, space));
                }
            }
        }
    }

    /** The Controlling Faction selects for the odd debates. */
    protected Faction selector(Select frame, PericlesState state) {
        return frame.debate() % 2 == 1 ? state.controlling(frame.side()) : state.opposition(frame.side());
    }

    @Override
    public Seat decider(Select frame, PericlesState state) {
        return selector(frame, state).seat();
    }

    @Override
    public List<Debate> legal(Select frame, PericlesState state) {
        List<Debate> legal = new ArrayList<>(9);
        for (int slot = 0; slot < state.data().issueSlots(frame.side()); slot++) {
            if (isDebatable(slot, frame, state) && !hasTwin(slot, frame.side(), state)) {
                legal.add(debate(slot, frame, state));
            }
        }
        return legal;
    }

    /** Whether a marker lies on the display and is not captured. */
    protected boolean isDebatable(int slot, Select frame, PericlesState state) {
        return Math.abs(state.display().space(frame.side(), slot)) < capture;
    }

    /** Markers of one issue on one space are interchangeable; the first represents them all. */
    private static boolean hasTwin(int slot, Side side, PericlesState state) {
        int first = state.data().firstSlot(side, state.data().issue(side, slot));
        for (int other = first; other < slot; other++) {
            if (state.display().space(side, other) == state.display().space(side, slot)) {
                return true;
            }
        }
        return false;
    }

    private Debate debate(int slot, Select frame, PericlesState state) {
        Issue issue = state.data().issue(frame.side(), slot);
        int space = state.display().space(frame.side(), slot);
        return debates[frame.side().index()][issue.index()][space + capture];
    }

    @Override
    public List<Refusal> refusals(Select frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Issue issue : Issue.values()) {
            if (state.display().onDisplay(frame.side(), issue) < 0) {
                for (Debate each : debates[frame.side().index()][issue.index()]) {
                    refusals.move(each, new NotProposed(issue, frame.side()));
                }
            }
        }
        for (int slot = 0; slot < state.data().issueSlots(frame.side()); slot++) {
            if (state.display().onDisplay(frame.side(), slot) && !isDebatable(slot, frame, state)) {
                Debate debate = debate(slot, frame, state);
                refusals.move(debate, new Captured(debate.issue()));
            }
        }
        return notNow.beforeTheCards(refusals, frame.side(), state);
    }

    @Override
    public void apply(Debate move, Select frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction selector = selector(frame, state);
        int end = state.data().endSlot(frame.side(), move.issue());
        for (int slot = state.data().firstSlot(frame.side(), move.issue()); slot < end; slot++) {
            if (isDebatable(slot, frame, state) && debate(slot, frame, state).equals(move)) {
                state.display().debate(frame.side(), slot);
                play.report(() -> new DebateOpened(selector, move.issue(), move.spot()));
                return;
            }
        }
        throw new IllegalStateException("no " + move + " on the display");
    }
}
