package org.polemarch.api.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Collects what a question refuses. A thing that an answer or an earlier refusal covers is not refused again; so add
 * the most specific reasons first, and last the reason why everything else in sight has to wait. Things refused for
 * equal reasons are refused together.
 */
public final class Refusals {

    private final Set<Target> spokenOf = new LinkedHashSet<>();
    private final List<Refusal> moves = new ArrayList<>();
    private final Map<Reason, Set<Target>> things = new LinkedHashMap<>();

    /** Begins the refusals of a question that has these answers. */
    public Refusals(List<? extends Move> answers) {
        answers.forEach(move -> spokenOf.addAll(move.targets()));
    }

    /** A move that is not legal. */
    public Refusals move(Move move, Reason reason) {
        moves.add(new Refusal(move, reason));
        spokenOf.addAll(move.targets());
        return this;
    }

    /** Refuses a move if there is an obstacle. */
    public Refusals move(Move move, Optional<? extends Reason> obstacle) {
        obstacle.ifPresent(reason -> move(move, reason));
        return this;
    }

    /** Refuses something that a player may click but can't use now. */
    public Refusals thing(Target thing, Reason reason) {
        return things(List.of(thing), reason);
    }

    /** Refuses those things that no answer or refusal covers yet. */
    public Refusals things(Collection<Target> all, Reason reason) {
        for (Target thing : all) {
            if (spokenOf.add(thing)) {
                things.computeIfAbsent(reason, key -> new LinkedHashSet<>()).add(thing);
            }
        }
        return this;
    }

    /** Whether an answer or a refusal covers this. */
    public boolean speaksOf(Target thing) {
        return spokenOf.contains(thing);
    }

    /** Everything that was refused, moves first. */
    public List<Refusal> list() {
        List<Refusal> all = new ArrayList<>(moves);
        things.forEach((reason, targets) -> all.add(Refusal.of(targets, reason)));
        return all;
    }
}
