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
 * Collects what a question refuses. Whatever an answer, or something said before, speaks of is not spoken of again; so a
 * question says first what it knows best, and last why everything else in sight has to wait. Things refused for equal
 * reasons are refused together.
 */
public final class Refusals {

    private final Set<Target> spokenOf = new LinkedHashSet<>();
    private final List<Refusal> moves = new ArrayList<>();
    private final Map<Reason, Set<Target>> things = new LinkedHashMap<>();

    /** For a question with these answers. */
    public Refusals(List<? extends Move> answers) {
        answers.forEach(move -> spokenOf.addAll(move.targets()));
    }

    /** A move that is not legal. */
    public Refusals move(Move move, Reason reason) {
        moves.add(new Refusal(move, reason));
        spokenOf.addAll(move.targets());
        return this;
    }

    /** A move, if something is in its way. */
    public Refusals move(Move move, Optional<? extends Reason> obstacle) {
        obstacle.ifPresent(reason -> move(move, reason));
        return this;
    }

    /** Something that a player may reach for and can do nothing with now. */
    public Refusals thing(Target thing, Reason reason) {
        return things(List.of(thing), reason);
    }

    /** Those of the things that nothing has been said about yet. */
    public Refusals things(Collection<Target> all, Reason reason) {
        for (Target thing : all) {
            if (spokenOf.add(thing)) {
                things.computeIfAbsent(reason, key -> new LinkedHashSet<>()).add(thing);
            }
        }
        return this;
    }

    /** Whether an answer or a refusal speaks of this. */
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
