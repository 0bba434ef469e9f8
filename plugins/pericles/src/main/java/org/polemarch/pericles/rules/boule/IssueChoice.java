package org.polemarch.pericles.rules.boule;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;

/**
 * 5.32 Picking the issues: each Faction puts one on its own half of the track, and then they put three and two in the
 * centre.
 */
@Cites({"5.32", "3.14"})
public class IssueChoice implements Decision<PericlesState, IssueChoice.Choose, IssueChoice.Propose> {

    /** One issue is to be picked for a space of the chooser's half, 0 being the centre; steps count from 0. */
    public record Choose(Side side, int step, int space) implements Frame {}

    public record Propose(Issue issue) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.pool(issue));
        }
    }

    public record IssueProposed(Faction faction, Issue issue, int space) implements GameEvent {}

    public record NotInPool(Issue issue) implements Reason {}

    /** The issue belongs to the other Side alone. */
    @Cites("3.14")
    public record IssueOfTheOther(Issue issue, Side side) implements Reason {}

    /** Seven picks: A, B, three of C, two of D. */
    private static final int[] SPACE = {2, 1, 0, 0, 0, 0, 0};

    private static final boolean[] BY_CONTROLLING = {true, false, true, true, true, false, false};
    private static final Propose[] PROPOSE =
            Stream.of(Issue.values()).map(Propose::new).toArray(Propose[]::new);

    private final NotNow notNow;

    @Inject
    public IssueChoice(NotNow notNow) {
        this.notNow = notNow;
    }

    /** How many issues each Side picks. */
    public int steps() {
        return SPACE.length;
    }

    public Choose step(Side side, int step) {
        return new Choose(side, step, SPACE[step]);
    }

    protected Faction chooser(Choose frame, PericlesState state) {
        return BY_CONTROLLING[frame.step()] ? state.controlling(frame.side()) : state.opposition(frame.side());
    }

    @Override
    public Seat decider(Choose frame, PericlesState state) {
        return chooser(frame, state).seat();
    }

    @Override
    public List<Propose> legal(Choose frame, PericlesState state) {
        List<Propose> legal = new ArrayList<>(9);
        for (Propose propose : PROPOSE) {
            if (state.display().inPool(frame.side(), propose.issue()) >= 0) {
                legal.add(propose);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PericlesState state) {
        List<Propose> legal = legal(frame, state);
        Refusals refusals = new Refusals(legal);
        for (Propose each : PROPOSE) {
            if (!legal.contains(each)) {
                refusals.move(
                        each,
                        state.data().has(frame.side(), each.issue())
                                ? new NotInPool(each.issue())
                                : new IssueOfTheOther(each.issue(), frame.side().enemy()));
            }
        }
        return notNow.inTheBoule(refusals, frame.side(), state);
    }

    @Override
    public void apply(Propose move, Choose frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction chooser = chooser(frame, state);
        int space = goesToCentre(move.issue()) ? 0 : frame.space();
        int slot = state.display().inPool(frame.side(), move.issue());
        state.display().put(frame.side(), slot, space * chooser.direction());
        play.report(() -> new IssueProposed(chooser, move.issue(), space));
    }

    /** 5.32 E: Ostracism and War/Peace always do. */
    protected boolean goesToCentre(Issue issue) {
        return issue == Issue.OSTRACISM || issue == Issue.WAR_PEACE;
    }
}
