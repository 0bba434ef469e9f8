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

    /** The order of the phase. */
    public record OrderFixed(List<Faction> order) implements GameEvent {
        public OrderFixed {
            order = List.copyOf(order);
        }
    }

    /** The one frame of its kind. */
    public static final Begin BEGIN = new Begin();

    private final MarkerPlacement placement;

    @Inject
    public HonorOrder(MarkerPlacement placement) {
        this.placement = placement;
    }

    @Override
    public void run(Begin frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction[] order = standing(state);
        for (int i = 0; i < order.length; i++) {
            state.setOrder(i, order[i]);
        }
        play.report(() -> new OrderFixed(List.of(order)));
        play.next(ResolutionTurn.FIRST);
        placement.proceed(play, 0);
    }

    /** The order as Honor stands now. */
    private static Faction[] standing(PericlesState state) {
        // Ties: Controlling in Athens, Controlling in Sparta, Opposition in Athens, Opposition in Sparta.
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
        return order;
    }

    /** The order that is fixed while markers are out, and otherwise the one that Honor would give now. */
    public static List<Faction> shown(PericlesState state) {
        boolean fixed = state.queues().anyPlaced() || state.expedition().isPresent();
        for (int i = 0; i < 4; i++) {
            fixed |= state.queues().held(Faction.of(i)) > 0;
        }
        return fixed
                ? List.of(state.inOrder(0), state.inOrder(1), state.inOrder(2), state.inOrder(3))
                : List.of(standing(state));
    }
}
