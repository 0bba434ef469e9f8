package org.polemarch.pericles.data;

import java.util.List;
import org.polemarch.pericles.model.Condition;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.Side;

/**
 * A Political card (3.13). A Leader is the card of one Faction only.
 *
 * @param leaderOf the Faction whose Leader it is, or NONE
 * @param boardPrePlague what it earns as the seventh card before the Plague (7.3)
 */
public record PoliticalCard(
        String id,
        Side side,
        String title,
        int value,
        String leaderOf,
        int boardPrePlague,
        int boardPostPlague,
        List<Line> lines) {

    /**
     * One bonus line of a half.
     *
     * @param issue the issue it is aligned to, or ANY
     * @param notIssue the issue an ANY line does not cover, or NONE
     */
    public record Line(Faction faction, String issue, String notIssue, int bonus, int strategos, Condition condition) {

        /** Whether the line applies to this issue. */
        public boolean covers(Issue debated) {
            return issue.equals("ANY") ? !notIssue.equals(debated.name()) : issue.equals(debated.name());
        }
    }

    public PoliticalCard {
        lines = List.copyOf(lines);
    }

    public boolean leader() {
        return !leaderOf.equals("NONE");
    }
}
