package org.polemarch.pericles.rules;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Spot;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;

/** Things on the table that belong to another part of the turn, with the reason why they have to wait. */
public class NotNow {

    /** What waits for its time, or has had it, with the section that says so. */
    public enum Wait {
        THEATERS("8.0"),
        PROPOSALS("5.3"),
        PROPOSALS_OVER("6.11"),
        DEBATES("6.1"),
        ISSUE_SELECTED("6.12"),
        ISSUE_FIRST("6.12"),
        ENTOURAGE("6.31"),
        ASSEMBLY_OVER("8.0"),
        STRATEGOS("8.5"),
        PRICE("8.5"),
        COMMITMENT("9.31");

        private final String cites;

        Wait(String cites) {
            this.cites = cites;
        }
    }

    public record Waits(Wait what) implements Reason {
        @Override
        public String cites() {
            return what.cites;
        }
    }

    public record AssemblyOfTheOther(Side side, String cites) implements Reason {}

    /** An issue works in the Theater where it was revealed. */
    @Cites("8.5")
    public record IssueLiesThere(Theater theater) implements Reason {}

    /** While cards are dealt and set aside: neither issues nor Theaters. */
    public List<Refusal> beforeTheBoule(Refusals refusals, Side side, PericlesState state) {
        theaters(refusals)
                .things(Things.POOL, new Waits(Wait.PROPOSALS))
                .things(display(side, state), new Waits(Wait.DEBATES));
        return abroad(refusals, side, state, "5.3").list();
    }

    /** While issues are proposed: no debate, no card, no Theater. */
    public List<Refusal> inTheBoule(Refusals refusals, Side side, PericlesState state) {
        theaters(refusals)
                .things(display(side, state), new Waits(Wait.DEBATES))
                .things(cards(side, state), new Waits(Wait.DEBATES));
        return abroad(refusals, side, state, "5.32").list();
    }

    /** While the issue of a debate is selected: no card yet, nothing from the pool, no Theater. */
    public List<Refusal> beforeTheCards(Refusals refusals, Side side, PericlesState state) {
        theaters(refusals)
                .things(Things.POOL, new Waits(Wait.PROPOSALS_OVER))
                .things(cards(side, state), new Waits(Wait.ISSUE_FIRST));
        return abroad(refusals, side, state, "6.11").list();
    }

    /** While cards are played: no other issue, none of these cards, no Theater. */
    public List<Refusal> duringTheDebate(Refusals refusals, Side side, PericlesState state, IndexSet silent) {
        theaters(refusals)
                .things(Things.POOL, new Waits(Wait.PROPOSALS_OVER))
                .things(display(side, state), new Waits(Wait.ISSUE_SELECTED))
                .things(silent.map(card -> Things.card(state.data().cardId(side, card))), new Waits(Wait.ENTOURAGE));
        return abroad(refusals, side, state, "6.11").list();
    }

    /** In the Theaters: nothing of the Assembly. */
    public List<Refusal> afterTheAssembly(Refusals refusals, Side side, PericlesState state) {
        refusals.things(display(side, state), new Waits(Wait.ASSEMBLY_OVER))
                .things(cards(side, state), new Waits(Wait.ASSEMBLY_OVER));
        return abroad(refusals, side, state, "6.11").list();
    }

    /** While markers are lent, placed and revealed: no token either. */
    public List<Refusal> amongTheMarkers(Refusals refusals, Side side, PericlesState state) {
        return afterTheAssembly(refusals.thing(Things.STRATEGOS, new Waits(Wait.STRATEGOS)), side, state);
    }

    /** While an expedition moves: no token beyond those committed. */
    public List<Refusal> onTheMarch(Refusals refusals, Side side, PericlesState state) {
        return afterTheAssembly(refusals.thing(Things.STRATEGOS, new Waits(Wait.COMMITMENT)), side, state);
    }

    /** While tokens are committed to an issue: no Theater. */
    public List<Refusal> committing(Refusals refusals, Side side, PericlesState state, Theater theater) {
        return afterTheAssembly(refusals.things(Things.THEATERS, new IssueLiesThere(theater)), side, state);
    }

    /** While it is chosen what an issue does: no Theater, and no token, for the choice takes its price. */
    public List<Refusal> resolving(Refusals refusals, Side side, PericlesState state, Theater theater) {
        return committing(refusals.thing(Things.STRATEGOS, new Waits(Wait.PRICE)), side, state, theater);
    }

    private static Refusals theaters(Refusals refusals) {
        return refusals.things(Things.THEATERS, new Waits(Wait.THEATERS))
                .thing(Things.STRATEGOS, new Waits(Wait.THEATERS));
    }

    /** All that lies on the display and in the pool of the other city-state. */
    private static Refusals abroad(Refusals refusals, Side side, PericlesState state, String cites) {
        Side other = side.enemy();
        List<Target> things = display(other, state);
        things.addAll(Things.POOL);
        things.replaceAll(issue -> Things.abroad(other, issue));
        return refusals.things(things, new AssemblyOfTheOther(other, cites));
    }

    private static List<Target> display(Side side, PericlesState state) {
        int last = state.data().amounts().capture();
        List<Target> issues = new ArrayList<>();
        for (Issue issue : Issue.values()) {
            for (int space = -last; space <= last; space++) {
                issues.add(Things.issue(issue, Spot.of(side, space)));
            }
        }
        return issues;
    }

    private static List<Target> cards(Side side, PericlesState state) {
        return state.data().deck(side).stream().map(Things::card).toList();
    }
}
