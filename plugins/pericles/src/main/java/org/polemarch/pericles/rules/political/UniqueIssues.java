package org.polemarch.pericles.rules.political;

import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.Amounts;
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

    public record Resolve() implements Frame {}

    /** The War or Peace it needs no longer holds. */
    @Cites("7.42")
    public record IssueCancelled(Issue issue) implements GameEvent {}

    /** The winner made no use of a unique issue, which leaves the game. */
    public record IssueUnused(Faction faction, Issue issue) implements GameEvent {}

    public static final Resolve RESOLVE = new Resolve();

    private static final Issue[] ORDER = {Issue.CITIZENSHIP, Issue.COLONY, Issue.KRYPTEIA, Issue.AGOGE};

    @Override
    public void run(Resolve frame, Play<PericlesState> play) {
        for (int i = ORDER.length - 1; i >= 0; i--) {
            Issue issue = ORDER[i];
            for (int side = 0; side < 2; side++) {
                Optional<Faction> winner = play.state().display().winner(Side.of(side), issue);
                if (winner.isPresent()) {
                    resolve(play, winner.get(), issue);
                }
            }
        }
    }

    private void resolve(Play<PericlesState> play, Faction winner, Issue issue) {
        PericlesState state = play.state();
        state.display().takeOff(winner.side(), issue, Display.REMOVED);
        if (isCancelled(issue, state)) {
            play.report(() -> new IssueCancelled(issue));
        } else {
            play.next(effect(winner, issue, state.data().amounts()));
        }
    }

    /** A Colony needs Peace, an Agoge War. */
    protected boolean isCancelled(Issue issue, PericlesState state) {
        return (issue == Issue.COLONY && state.war()) || (issue == Issue.AGOGE && !state.war());
    }

    protected Frame effect(Faction winner, Issue issue, Amounts amounts) {
        return switch (issue) {
            case CITIZENSHIP -> new Citizenship.Grant(winner);
            case COLONY -> new Colony.Found(winner);
            case KRYPTEIA -> new Krypteia.Hunt(winner, amounts.krypteia());
            default -> new Agoge.Muster(winner, amounts.agoge());
        };
    }
}
