package org.polemarch.pericles.rules.political;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/**
 * 7.4 C to F: Citizenship, Colony, Krypteia and Agoge in this order. Each leaves the game when it was won, with or
 * without effect; one whose War or Peace is over is cancelled (7.42 D).
 */
@Cites({"7.4", "7.42", "7.44", "7.45"})
public class UniqueIssues implements Procedure<PericlesState, UniqueIssues.Resolve> {

    /** The unique issues are to be resolved. */
    public record Resolve() implements Frame {}

    /** The War or Peace it needs does not hold any more. */
    @Cites("7.42")
    public record IssueCancelled(Issue issue) implements GameEvent {}

    /** The winner made no use of a unique issue, which leaves the game. */
    public record IssueUnused(Faction faction, Issue issue) implements GameEvent {}

    /** The one frame of its kind. */
    public static final Resolve RESOLVE = new Resolve();

    private static final Issue[] ORDER = {Issue.CITIZENSHIP, Issue.COLONY, Issue.KRYPTEIA, Issue.AGOGE};

    @Override
    public void run(Resolve frame, Play<PericlesState> play) {
        for (int i = ORDER.length - 1; i >= 0; i--) {
            Issue issue = ORDER[i];
            Side side = i < 2 ? Side.ATHENS : Side.SPARTA;
            if (play.state().display().won(side.first(), issue)) {
                resolve(play, side.first(), issue);
            } else if (play.state().display().won(side.second(), issue)) {
                resolve(play, side.second(), issue);
            }
        }
    }

    private static void resolve(Play<PericlesState> play, Faction winner, Issue issue) {
        PericlesState state = play.state();
        state.display().put(winner.side(), state.display().onDisplay(winner.side(), issue), Display.REMOVED);
        if ((issue == Issue.COLONY && state.war()) || (issue == Issue.AGOGE && !state.war())) {
            play.report(() -> new IssueCancelled(issue));
            return;
        }
        play.next(
                switch (issue) {
                    case CITIZENSHIP -> new Citizenship.Grant(winner);
                    case COLONY -> new Colony.Found(winner);
                    case KRYPTEIA -> new Krypteia.Hunt(winner, state.data().amounts().krypteia);
                    default -> new Agoge.Muster(winner, state.data().amounts().agoge);
                });
    }
}
