package org.polemarch.core.engine;

import java.util.List;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;

/**
 * Rules by the class of their frame. The engine looks one up for every frame it pops, so the table is one array, mostly
 * empty, in which nearly every rule lies at its first place.
 */
final class FrameTable<S> {

    /** How many places there are for each rule, at least. */
    private static final int ROOM = 4;

    private final KnownRule<S>[] places;
    private final int mask;

    @SuppressWarnings("unchecked") // an array of a generic class
    FrameTable(List<? extends RuleStep<S, ?>> rules) {
        mask = Integer.highestOneBit(Math.max(1, ROOM * rules.size())) * 2 - 1;
        places = (KnownRule<S>[]) new KnownRule<?>[mask + 1];
        for (RuleStep<S, ?> rule : rules) {
            put(KnownRule.of(rule));
        }
    }

    private void put(KnownRule<S> rule) {
        KnownRule<S> other = get(rule.frame());
        if (other != null) {
            throw new RuleFault("both " + Rulebook.name(other.rule()) + " and " + Rulebook.name(rule.rule())
                    + " deal with frame " + rule.frame().getName() + "; give each kind of frame one rule");
        }
        int at = rule.frame().hashCode() & mask;
        while (places[at] != null) {
            at = (at + 1) & mask;
        }
        places[at] = rule;
    }

    /** The rule for frames of that class, or null. */
    KnownRule<S> get(Class<? extends Frame> frame) {
        int at = frame.hashCode() & mask;
        while (places[at] != null && places[at].frame() != frame) {
            at = (at + 1) & mask;
        }
        return places[at];
    }
}
