package org.polemarch.victory.rules.flow;

import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;

/**
 * A question to a power. It refuses first what it knows best itself; everything else in sight has to wait.
 *
 * @param <F> what is asked
 * @param <M> the answers; {@code Object &} for the reason that {@link Decision} gives
 */
@SuppressWarnings("ExtendsObject") // see above
public abstract class Question<F extends Frame, M extends Object & Move> implements Decision<VictoryState, F, M> {

    private final Seating seating;
    private final NotNow notNow;

    protected Question(Seating seating, NotNow notNow) {
        this.seating = seating;
        this.notNow = notNow;
    }

    /** The number of the power that is asked. */
    protected abstract int asked(F frame);

    @Override
    public Seat decider(F frame, VictoryState state) {
        return seating.seat(asked(frame));
    }

    @Override
    public List<Refusal> refusals(F frame, VictoryState state) {
        List<M> legal = legal(frame, state);
        Refusals refusals = new Refusals(legal);
        refuse(frame, legal, state, refusals);
        notNow.refuse(asked(frame), legal, state, refusals);
        return refusals.list();
    }

    protected void refuse(F frame, List<M> legal, VictoryState state, Refusals refusals) {}

    protected final Seating seating() {
        return seating;
    }

    protected final NotNow notNow() {
        return notNow;
    }
}
