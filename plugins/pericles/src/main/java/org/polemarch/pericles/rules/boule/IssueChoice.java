package org.polemarch.pericles.rules.boule;

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

/** 5.32 Picking the issues: one each on the own end of the track, then three and two in the centre. */
@Cites({"5.32", "3.14"})
public class IssueChoice implements Decision<PericlesState, IssueChoice.Choose, IssueChoice.Propose> {

    /** Seven picks: A, B, three of C, two of D. */
    static final int STEPS = 7;

    /** One issue is to be picked for a space of the chooser's half, 0 being the centre; steps count from 0. */
    public record Choose(Side side, int step, int space) implements Frame {
        Choose(Side side, int step) {
            this(side, step, SPACE[step]);
        }
    }

    /** That issue. */
    public record Propose(Issue issue) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.piece("pool-" + issue.id()));
        }
    }

    /** An issue was put on the agenda. */
    public record IssueProposed(Faction faction, Issue issue, int space) implements GameEvent {}

    /** No marker of that issue is left in the pool. */
    public record NotInPool(Issue issue) implements Reason {}

    /** The issue belongs to the other Side alone. */
    @Cites("3.14")
    public record IssueOfTheOther(Issue issue, Side side) implements Reason {}

    private static final int[] SPACE = {2, 1, 0, 0, 0, 0, 0};
    private static final boolean[] BY_CONTROLLING = {true, false, true, true, true, false, false};
    private static final Propose[] PROPOSE = new Propose[Issue.count()];

    static {
        for (int i = 0; i < PROPOSE.length; i++) {
            PROPOSE[i] = new Propose(Issue.of(i));
        }
    }

    private static Faction chooser(Choose frame, PericlesState state) {
        return BY_CONTROLLING[frame.step()] ? state.controlling(frame.side()) : state.opposition(frame.side());
    }

    @Override
    public Seat decider(Choose frame, PericlesState state) {
        return chooser(frame, state).seat();
    }

    @Override
    public List<Propose> legal(Choose frame, PericlesState state) {
        List<Propose> legal = new ArrayList<>(9);
        Issue last = null;
        for (int slot = 0; slot < PericlesData.ISSUES; slot++) {
            Issue issue = state.data().issue(frame.side(), slot);
            if (issue != last && state.display().inPool(frame.side(), issue) >= 0) {
                legal.add(PROPOSE[issue.index()]);
            }
            last = issue;
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>(OutOfReach.inTheBoule(frame.side(), state));
        for (Propose each : PROPOSE) {
            if (state.display().inPool(frame.side(), each.issue()) < 0) {
                refusals.add(new Refusal(
                        each,
                        owns(state, frame.side(), each.issue())
                                ? new NotInPool(each.issue())
                                : new IssueOfTheOther(each.issue(), frame.side().enemy())));
            }
        }
        return refusals;
    }

    private static boolean owns(PericlesState state, Side side, Issue issue) {
        for (int slot = 0; slot < PericlesData.ISSUES; slot++) {
            if (state.data().issue(side, slot) == issue) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void apply(Propose move, Choose frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction chooser = chooser(frame, state);
        // 5.32 E: Ostracism and War/Peace always go to the centre.
        boolean toCentre = move.issue() == Issue.OSTRACISM || move.issue() == Issue.WAR_PEACE;
        int space = toCentre ? 0 : frame.space();
        int slot = state.display().inPool(frame.side(), move.issue());
        state.display().put(frame.side(), slot, space * chooser.direction());
        play.report(() -> new IssueProposed(chooser, move.issue(), space));
    }
}
