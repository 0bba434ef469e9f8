package org.polemarch.polis.rules.round;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Space;

/** Actions are taken one after the other, and everything else has its place between them: first things first. */
@Cites("rounds/turns")
public final class Waiting {

    /** What must be settled before anything else can be done. */
    public enum Matter {
        ACTION("rounds/turns"),
        EVENT("rounds/events"),
        RANSOM("siege/ransom"),
        BATTLE("battles"),
        END_OF_ROUND("end-of-round");

        private final String cites;

        Matter(String cites) {
            this.cites = cites;
        }

        private List<Time> times() {
            return switch (this) {
                case ACTION -> List.of(Time.ACTION_BEGUN);
                case EVENT -> List.of(Time.EVENT, Time.LOSS);
                case RANSOM -> List.of(Time.END_OF_TURN);
                case BATTLE -> List.of(Time.BATTLE);
                case END_OF_ROUND -> List.of(Time.END_OF_ROUND, Time.LOSS);
            };
        }
    }

    /** What is said at one time only, by the first words of the notation. */
    public enum Time {
        ACTION_BEGUN("rounds/turns", "another also done"),
        END_OF_TURN("rounds/turns", "end-turn"),
        OPPONENT_OUT("rounds/passing", "pay"),
        BATTLE("battles", "attack defend stand retreat declare-commander fight-at"),
        END_OF_ROUND("end-of-round", "grow give-prestige phoros no-phoros"),
        EVENT("rounds/events", "send receive"),
        LOSS("end-of-round", "give-up remove");

        private final String cites;
        private final String words;

        Time(String cites, String words) {
            this.cites = cites;
            this.words = words;
        }

        private List<Target> words() {
            return Arrays.stream(words.split(" ")).map(Target::button).toList();
        }
    }

    /** Something comes first. */
    public record First(Matter matter) implements Reason {
        @Override
        public String cites() {
            return matter.cites;
        }
    }

    /** It has its time, and that is another. */
    public record NotNow(Time time) implements Reason {
        @Override
        public String cites() {
            return time.cites;
        }
    }

    private static final List<Target> TABLE = table();

    private Waiting() {}

    private static List<Target> table() {
        List<Target> all = new ArrayList<>();
        for (ActionKind kind : ActionKind.values()) {
            all.add(Target.button(kind.id()));
            all.add(Target.button(kind.verb()));
        }
        all.add(Target.button(Passing.PASS.notation()));
        all.add(Target.button(Ransom.PAY.notation()));
        for (Space space : Space.values()) {
            all.add(Target.space(space.id()));
            all.add(Target.piece(space.id()));
        }
        for (Polis polis : Polis.values()) {
            all.add(Target.space(polis.id()));
        }
        for (Market market : Market.values()) {
            for (int value = 3; value <= 5; value++) {
                all.add(Target.space(market.id() + "-" + value)); // as the data names the spaces of the markets
            }
        }
        for (Project project : Project.values()) {
            all.add(Target.card(project.id()));
        }
        return all;
    }

    /** Adds to the reasons a question has of its own the one for all it does not speak of. */
    public static List<Refusal> add(Matter matter, List<? extends Move> answers, List<Refusal> refusals) {
        return add(new First(matter), matter.times(), answers, refusals);
    }

    /**
     * Adds a reason for everything on the table that neither an answer nor a refusal speaks of, and for what is said at
     * other times than these.
     */
    static List<Refusal> add(Reason reason, List<Time> now, List<? extends Move> answers, List<Refusal> refusals) {
        Set<Target> spokenOf = new LinkedHashSet<>();
        answers.forEach(move -> spokenOf.addAll(move.targets()));
        refusals.forEach(refusal -> spokenOf.addAll(refusal.targets()));
        Set<Target> rest = new LinkedHashSet<>(TABLE);
        for (Time time : Time.values()) {
            if (now.contains(time)) {
                rest.addAll(time.words());
            } else {
                refusals.add(Refusal.of(without(spokenOf, time.words()), new NotNow(time)));
            }
        }
        refusals.add(Refusal.of(without(spokenOf, rest), reason));
        return refusals;
    }

    private static List<Target> without(Set<Target> spokenOf, Collection<Target> things) {
        return things.stream().filter(thing -> !spokenOf.contains(thing)).toList();
    }
}
