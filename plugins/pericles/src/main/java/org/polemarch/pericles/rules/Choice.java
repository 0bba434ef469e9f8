package org.polemarch.pericles.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.pericles.model.PericlesState;

/**
 * A question whose answers are the candidates without an obstacle. The others are refused with theirs, so that each
 * condition is stated only once.
 */
@SuppressWarnings("ExtendsObject") // as in Decision
public interface Choice<F extends Frame, M extends Object & Move> extends Decision<PericlesState, F, M> {

    /** All that a player may think of, in the order of the answers. */
    List<? extends M> candidates(F frame, PericlesState state);

    /** What keeps a candidate from being an answer, if anything. */
    Optional<Reason> obstacle(M move, F frame, PericlesState state);

    @Override
    default List<M> legal(F frame, PericlesState state) {
        List<? extends M> candidates = candidates(frame, state);
        List<M> legal = new ArrayList<>(candidates.size());
        for (int i = 0; i < candidates.size(); i++) {
            M move = candidates.get(i);
            if (obstacle(move, frame, state).isEmpty()) {
                legal.add(move);
            }
        }
        return legal;
    }

    /** The candidates that are no answers. */
    default Refusals refused(F frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        candidates(frame, state).forEach(move -> refusals.move(move, obstacle(move, frame, state)));
        return refusals;
    }

    @Override
    default List<Refusal> refusals(F frame, PericlesState state) {
        return refused(frame, state).list();
    }
}
