package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Situation;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.actions.ActionMove;

/**
 * While no action is chosen only the actions shine. A click on a place narrows the choice to what can be done there; but
 * where that is one single thing, its action is chosen first and the place shines, so that nothing is paid or rolled by a
 * click on what did not shine. A click on a place that units can leave takes hold of the units: players say where a march
 * begins before they say where it goes.
 */
final class ActionFirst implements BoardHost {

    private final BoardHost host;
    private List<? extends Move> moves = List.of();
    private Set<Target> lit = Set.of();
    private boolean choosing;

    ActionFirst(BoardHost host) {
        this.host = host;
    }

    void show(Situation situation) {
        moves = situation.question().isPresent() ? situation.question().get().moves() : List.of();
        lit = situation.lit();
        choosing = situation.picked().isEmpty() && moves.stream().anyMatch(ActionMove.class::isInstance);
    }

    @Override
    public void pick(Target target) {
        host.pick(
                choosing && target.kind() != Target.Kind.BUTTON
                        ? actionOf(target).orElse(target)
                        : unitsOf(target).orElse(target));
    }

    private Optional<Target> unitsOf(Target place) {
        Target units = Target.piece(place.id());
        return place.kind() == Target.Kind.SPACE && lit.contains(units) ? Optional.of(units) : Optional.empty();
    }

    /** The action of the only move with that target, unless that is the only move of its action as well. */
    private Optional<Target> actionOf(Target target) {
        List<Move> meant = with(target);
        if (meant.size() != 1 || !(meant.get(0) instanceof ActionMove action)) {
            return Optional.empty();
        }
        Target button = Things.button(action.kind());
        return with(button).size() > 1 ? Optional.of(button) : Optional.empty();
    }

    @Override
    public Set<Target> advised() {
        return host.advised();
    }

    private List<Move> with(Target target) {
        List<Move> meant = new ArrayList<>();
        for (Move move : moves) {
            if (move.targets().contains(target)) {
                meant.add(move);
            }
        }
        return meant;
    }

    @Override
    public void openRule(String section) {
        host.openRule(section);
    }
}
