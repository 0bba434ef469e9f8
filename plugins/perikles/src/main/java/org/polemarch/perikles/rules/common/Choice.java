package org.polemarch.perikles.rules.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.perikles.model.PeriklesState;

/**
 * A question that has always the same answers, of which those are legal that may be chosen now. It is no time for special tiles.
 */
@SuppressWarnings("ExtendsObject") // as in Decision
public abstract class Choice<F extends Frame, M extends Object & Move> implements Decision<PeriklesState, F, M> {

    private final List<M> answers;
    private final NotNow notNow;

    protected Choice(List<M> answers, NotNow notNow) {
        this.answers = List.copyOf(answers);
        this.notNow = notNow;
    }

    /** Whether an answer may be chosen now. */
    protected boolean mayChoose(M answer, F frame, PeriklesState state) {
        return true;
    }

    /** Why an answer may not be chosen now, if somebody would try. */
    protected Optional<? extends Reason> obstacle(M answer, F frame, PeriklesState state) {
        return Optional.empty();
    }

    @Override
    public List<M> legal(F frame, PeriklesState state) {
        List<M> legal = new ArrayList<>(answers.size());
        for (int i = 0; i < answers.size(); i++) {
            M answer = answers.get(i);
            if (mayChoose(answer, frame, state)) {
                legal.add(answer);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(F frame, PeriklesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (M answer : answers) {
            if (!mayChoose(answer, frame, state)) {
                refusals.move(answer, obstacle(answer, frame, state));
            }
        }
        return notNow.add(refusals, decider(frame, state), IndexSet.EMPTY, state)
                .list();
    }
}
