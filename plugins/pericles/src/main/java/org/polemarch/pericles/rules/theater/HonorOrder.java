package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/** 8.1 Honor Order: descending Honor at the beginning of the Theater Phase, fixed for the phase. */
@Cites({"8.1", "8.0"})
public class HonorOrder implements Procedure<PericlesState, HonorOrder.Begin> {

    /** The Theater Phase begins. */
    public record Begin() implements Frame {}

    public record OrderFixed(List<Faction> order) implements GameEvent {
        public OrderFixed {
            order = List.copyOf(order);
        }
    }

    public static final Begin BEGIN = new Begin();

    private final MarkerPlacement placement;

    @Inject
    public HonorOrder(MarkerPlacement placement) {
        this.placement = placement;
    }

    @Override
    public void run(Begin frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        List<Faction> order = standing(state);
        for (int i = 0; i < order.size(); i++) {
            state.setOrder(i, order.get(i));
        }
        play.report(() -> new OrderFixed(order));
        play.next(ResolutionTurn.FIRST);
        placement.from(0, state).ifPresent(play::next);
    }

    /** Ties: Controlling in Athens, Controlling in Sparta, Opposition in Athens, Opposition in Sparta. */
    protected List<Faction> standing(PericlesState state) {
        Faction[] order = {
            state.controlling(Side.ATHENS),
            state.controlling(Side.SPARTA),
            state.opposition(Side.ATHENS),
            state.opposition(Side.SPARTA)
        };
        for (int i = 1; i < order.length; i++) {
            for (int j = i; j > 0 && state.honor(order[j]) > state.honor(order[j - 1]); j--) {
                Faction swapped = order[j];
                order[j] = order[j - 1];
                order[j - 1] = swapped;
            }
        }
        return List.of(order);
    }

    /** The order that is fixed while markers are out, and otherwise the one that Honor would give now. */
    public List<Faction> shown(PericlesState state) {
        boolean fixed = state.queues().anyPlaced() || state.expedition().isPresent();
        for (Faction faction : Faction.values()) {
            fixed |= state.queues().held(faction) > 0;
        }
        return fixed
                ? List.of(state.inOrder(0), state.inOrder(1), state.inOrder(2), state.inOrder(3))
                : standing(state);
    }
}
