package org.polemarch.pericles.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polemarch.api.play.Move;
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

    /** Reaching for any Theater. */
    public record ActInTheater() implements Move {
        @Override
        public List<Target> targets() {
            return THEATERS;
        }
    }

    /** Reaching for an issue in the own pool. */
    public record ProposeAnIssue() implements Move {
        @Override
        public List<Target> targets() {
            return POOL;
        }
    }

    /** Reaching for an issue on the own display. */
    public record DebateAnIssue(Side side) implements Move {
        @Override
        public List<Target> targets() {
            return onDisplay("", side);
        }
    }

    /** Reaching for anything on the display of the other city-state. */
    public record SpeakInTheAssembly(Side side) implements Move {
        @Override
        public List<Target> targets() {
            String prefix = side.name().toLowerCase(Locale.ROOT) + "-";
            List<Target> targets = onDisplay(prefix, side);
            POOL.forEach(each -> targets.add(Target.piece(prefix + each.id())));
            return targets;
        }
    }

    /** Reaching for cards. */
    public record TakeACard(List<String> cards) implements Move {
        public TakeACard {
            cards = List.copyOf(cards);
        }

        @Override
        public String notation() {
            return "take a card";
        }

        @Override
        public List<Target> targets() {
            return cards.stream().map(Target::card).toList();
        }
    }

    /** Markers go to the Theaters when the Assemblies are over. */
    public record TheatersWait() implements Reason {
        @Override
        public String cites() {
            return "8.0";
        }
    }

    /** Issues are proposed in the Boule Segment. */
    public record ProposalsWait() implements Reason {
        @Override
        public String cites() {
            return "5.3";
        }
    }

    /** The Boule Segment is over. */
    public record ProposalsAreOver() implements Reason {
        @Override
        public String cites() {
            return "6.11";
        }
    }

    /** Issues are debated in the Assembly Phase. */
    public record DebatesWait() implements Reason {
        @Override
        public String cites() {
            return "6.1";
        }
    }

    /** The issue of this debate stands. */
    public record IssueIsSelected() implements Reason {
        @Override
        public String cites() {
            return "6.12";
        }
    }

    /** The issue is selected before the cards. */
    public record IssueComesFirst() implements Reason {
        @Override
        public String cites() {
            return "6.12";
        }
    }

    /** The Entourage speaks through the Brain Trust alone. */
    public record EntourageIsSilent() implements Reason {
        @Override
        public String cites() {
            return "6.31";
        }
    }

    /** Each Side has its own Assembly. */
    public record AssemblyOfTheOther(Side side, String cites) implements Reason {}

    /** Cards and issues are for the Assembly, which is over. */
    public record AssemblyIsOver() implements Reason {
        @Override
        public String cites() {
            return "8.0";
        }
    }

    private static final List<Target> THEATERS = Stream.of(Theater.values())
            .map(theater -> Target.space(theater.id()))
            .toList();

    private static final List<Target> POOL = IntStream.range(0, Issue.count())
            .mapToObj(issue -> Target.piece("pool-" + Issue.of(issue).id()))
            .toList();

    private OutOfReach() {}

    private static List<Target> onDisplay(String prefix, Side side) {
        List<Target> targets = new ArrayList<>();
        for (int issue = 0; issue < Issue.count(); issue++) {
            for (int space = -LAST_SPACE; space <= LAST_SPACE; space++) {
                targets.add(Target.piece(prefix + "issue-" + Issue.of(issue).id() + "-" + Spot.of(side, space)));
            }
        }
        return targets;
    }

    /** While cards are dealt and set aside: neither issues nor Theaters. */
    public static List<Refusal> beforeTheBoule(Side side) {
        return List.of(
                theaters(),
                new Refusal(new ProposeAnIssue(), new ProposalsWait()),
                new Refusal(new DebateAnIssue(side), new DebatesWait()),
                abroad(side, "5.3"));
    }

    /** While issues are proposed: no debate, no card, no Theater. */
    public static List<Refusal> inTheBoule(Side side, PericlesState state) {
        return List.of(
                theaters(),
                new Refusal(new DebateAnIssue(side), new DebatesWait()),
                new Refusal(cards(state, side, ALL_CARDS), new DebatesWait()),
                abroad(side, "5.32"));
    }

    /** While the issue of a debate is selected: no card yet, nothing from the pool, no Theater. */
    public static List<Refusal> beforeTheCards(Side side, PericlesState state) {
        return List.of(
                theaters(),
                new Refusal(new ProposeAnIssue(), new ProposalsAreOver()),
                new Refusal(cards(state, side, ALL_CARDS), new IssueComesFirst()),
                abroad(side, "6.11"));
    }

    /** While cards are played: no other issue, none of the Entourage, no Theater. */
    public static List<Refusal> duringTheDebate(Side side, PericlesState state, int entourage) {
        return List.of(
                theaters(),
                new Refusal(new ProposeAnIssue(), new ProposalsAreOver()),
                new Refusal(new DebateAnIssue(side), new IssueIsSelected()),
                new Refusal(cards(state, side, entourage), new EntourageIsSilent()),
                abroad(side, "6.11"));
    }

    /** In the Theaters: nothing of the Assembly. */
    public static List<Refusal> afterTheAssembly(Side side, PericlesState state) {
        return List.of(
                new Refusal(new DebateAnIssue(side), new AssemblyIsOver()),
                new Refusal(cards(state, side, ALL_CARDS), new AssemblyIsOver()),
                abroad(side, "6.11"));
    }

    private static Refusal theaters() {
        return new Refusal(new ActInTheater(), new TheatersWait());
    }

    private static Refusal abroad(Side side, String cites) {
        return new Refusal(new SpeakInTheAssembly(side.enemy()), new AssemblyOfTheOther(side.enemy(), cites));
    }

    private static TakeACard cards(PericlesState state, Side side, int set) {
        List<String> cards = new ArrayList<>();
        for (int card = 0; card < PericlesData.CARDS; card++) {
            if ((set & 1 << card) != 0) {
                cards.add(state.data().cardId(side, card).value());
            }
        }
        return new TakeACard(cards);
    }
}
