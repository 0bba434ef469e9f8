package org.polemarch.polis.rules.round;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.polemarch.api.play.Cites;
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
    }

    /** Something comes first. */
    public record First(Matter matter) implements Reason {
        @Override
        public String cites() {
            return matter.cites;
        }
    }

    private static final List<Target> TABLE = table();

    private Waiting() {}

    private static List<Target> table() {
        List<Target> all = new ArrayList<>();
        for (ActionKind kind : ActionKind.values()) {
            all.add(Target.button(kind.id()));
        }
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

    /** The reasons why nothing but the answers can be done. */
    public static List<Refusal> refusals(Matter matter, List<? extends Move> answers) {
        return add(matter, answers, new ArrayList<>());
    }

    /** Adds to the reasons a question has of its own the one for all it does not speak of. */
    public static List<Refusal> add(Matter matter, List<? extends Move> answers, List<Refusal> refusals) {
        return add(new First(matter), answers, refusals);
    }

    /** Adds a reason for everything on the table that neither an answer nor a refusal speaks of. */
    static List<Refusal> add(Reason reason, List<? extends Move> answers, List<Refusal> refusals) {
        Set<Target> rest = new LinkedHashSet<>(TABLE);
        answers.forEach(move -> move.targets().forEach(rest::remove));
        refusals.forEach(refusal -> refusal.targets().forEach(rest::remove));
        refusals.add(Refusal.of(rest, reason));
        return refusals;
    }
}
