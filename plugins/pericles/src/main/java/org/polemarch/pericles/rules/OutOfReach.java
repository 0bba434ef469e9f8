package org.polemarch.pericles.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.assembly.Spot;

/** What lies on the table but belongs to another part of the turn, and why it waits: for whoever reaches for it. */
public final class OutOfReach {

    private static final int LAST_SPACE = 7;
    private static final int ALL_CARDS = -1;

    /** The tokens behind the viewer's own shield. */
    public static final Target STRATEGOS = Target.piece("strategos");

    /** What a choice of so many tokens points at. */
    public static final List<Target> TOKENS = List.of(STRATEGOS);

    /** Markers go to the Theaters when the Assemblies are over. */
    @Cites("8.0")
    public record TheatersWait() implements Reason {}

    /** Issues are proposed in the Boule Segment. */
    @Cites("5.3")
    public record ProposalsWait() implements Reason {}

    /** The Boule Segment is over. */
    @Cites("6.11")
    public record ProposalsAreOver() implements Reason {}

    /** Issues are debated in the Assembly Phase. */
    @Cites("6.1")
    public record DebatesWait() implements Reason {}

    /** The issue of this debate stands. */
    @Cites("6.12")
    public record IssueIsSelected() implements Reason {}

    /** The issue is selected before the cards. */
    @Cites("6.12")
    public record IssueComesFirst() implements Reason {}

    /** The Entourage speaks through the Brain Trust alone. */
    @Cites("6.31")
    public record EntourageIsSilent() implements Reason {}

    /** Each Side has its own Assembly. */
    public record AssemblyOfTheOther(Side side, String cites) implements Reason {}

    /** Cards and issues are for the Assembly, which is over. */
    @Cites("8.0")
    public record AssemblyIsOver() implements Reason {}

    /** Tokens are spent on issues as they are resolved. */
    @Cites("8.5")
    public record StrategosWait() implements Reason {}

    /** What an issue costs is taken with the choice. */
    @Cites("8.5")
    public record PriceIsTaken() implements Reason {}

    /** Only committed tokens move units. */
    @Cites("9.31")
    public record CommitmentIsMade() implements Reason {}

    /** An issue works in the Theater where it was revealed. */
    @Cites("8.5")
    public record IssueLiesThere(Theater theater) implements Reason {}

    private static final List<Target> THEATERS = Stream.of(Theater.values())
            .map(theater -> Target.space(theater.id()))
            .toList();

    private static final List<Target> POOL = IntStream.range(0, Issue.count())
            .mapToObj(issue -> Target.piece("pool-" + Issue.of(issue).id()))
            .toList();

    private OutOfReach() {}

    /** While cards are dealt and set aside: neither issues nor Theaters. */
    public static List<Refusal> beforeTheBoule(Side side) {
        return List.of(
                theaters(),
                tokens(new TheatersWait()),
                Refusal.of(POOL, new ProposalsWait()),
                Refusal.of(display("", side), new DebatesWait()),
                abroad(side, "5.3"));
    }

    /** While issues are proposed: no debate, no card, no Theater. */
    public static List<Refusal> inTheBoule(Side side, PericlesState state) {
        return List.of(
                theaters(),
                tokens(new TheatersWait()),
                Refusal.of(display("", side), new DebatesWait()),
                Refusal.of(cards(state, side, ALL_CARDS), new DebatesWait()),
                abroad(side, "5.32"));
    }

    /** While the issue of a debate is selected: no card yet, nothing from the pool, no Theater. */
    public static List<Refusal> beforeTheCards(Side side, PericlesState state) {
        return List.of(
                theaters(),
                tokens(new TheatersWait()),
                Refusal.of(POOL, new ProposalsAreOver()),
                Refusal.of(cards(state, side, ALL_CARDS), new IssueComesFirst()),
                abroad(side, "6.11"));
    }

    /** While cards are played: no other issue, none of the Entourage, no Theater. */
    public static List<Refusal> duringTheDebate(Side side, PericlesState state, int entourage) {
        return List.of(
                theaters(),
                tokens(new TheatersWait()),
                Refusal.of(POOL, new ProposalsAreOver()),
                Refusal.of(display("", side), new IssueIsSelected()),
                Refusal.of(cards(state, side, entourage), new EntourageIsSilent()),
                abroad(side, "6.11"));
    }

    /** In the Theaters: nothing of the Assembly. */
    public static List<Refusal> afterTheAssembly(Side side, PericlesState state) {
        return List.of(
                Refusal.of(display("", side), new AssemblyIsOver()),
                Refusal.of(cards(state, side, ALL_CARDS), new AssemblyIsOver()),
                abroad(side, "6.11"));
    }

    /** While markers are lent, placed and revealed: no token either. */
    public static List<Refusal> amongTheMarkers(Side side, PericlesState state) {
        return and(afterTheAssembly(side, state), tokens(new StrategosWait()));
    }

    /** While an expedition moves: no token beyond those committed. */
    public static List<Refusal> onTheMarch(Side side, PericlesState state) {
        return and(afterTheAssembly(side, state), tokens(new CommitmentIsMade()));
    }

    /** While tokens are committed to an issue: no Theater. */
    public static List<Refusal> committing(Side side, PericlesState state, Theater theater) {
        return and(afterTheAssembly(side, state), Refusal.of(THEATERS, new IssueLiesThere(theater)));
    }

    /** While it is chosen what an issue does: no Theater, and no token, for the choice takes its price. */
    public static List<Refusal> resolving(Side side, PericlesState state, Theater theater) {
        return and(committing(side, state, theater), tokens(new PriceIsTaken()));
    }

    private static List<Refusal> and(List<Refusal> refusals, Refusal last) {
        List<Refusal> all = new ArrayList<>(refusals);
        all.add(last);
        return all;
    }

    private static Refusal theaters() {
        return Refusal.of(THEATERS, new TheatersWait());
    }

    private static Refusal tokens(Reason reason) {
        return Refusal.of(TOKENS, reason);
    }

    /** All that lies on the display and in the pool of the other city-state. */
    private static Refusal abroad(Side side, String cites) {
        String prefix = side.enemy().name().toLowerCase(Locale.ROOT) + "-";
        List<Target> things = display(prefix, side.enemy());
        POOL.forEach(each -> things.add(Target.piece(prefix + each.id())));
        return Refusal.of(things, new AssemblyOfTheOther(side.enemy(), cites));
    }

    private static List<Target> display(String prefix, Side side) {
        List<Target> issues = new ArrayList<>();
        for (int issue = 0; issue < Issue.count(); issue++) {
            for (int space = -LAST_SPACE; space <= LAST_SPACE; space++) {
                issues.add(Target.piece(prefix + "issue-" + Issue.of(issue).id() + "-" + Spot.of(side, space)));
            }
        }
        return issues;
    }

    private static List<Target> cards(PericlesState state, Side side, int set) {
        List<Target> cards = new ArrayList<>();
        for (int card = 0; card < PericlesData.CARDS; card++) {
            if ((set & 1 << card) != 0) {
                cards.add(Target.card(state.data().cardId(side, card).value()));
            }
        }
        return cards;
    }
}
