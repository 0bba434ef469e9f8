package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.control.Control;

/** 9.4.7 Rebellion suppressed: up to three markers are removed, one by one. */
@Cites("9.4.7")
public class RebellionSuppressed extends Rule
        implements Decision<MountfordState, RebellionSuppressed.Ask, RebellionSuppressed.Answer> {

    /** Markers may still be removed. */
    public record Ask(int count) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Suppress(Space space) implements Answer, Things.AtSpace {}

    public record Leave() implements Answer, Move.Declining {}

    /** There is no rebellion, Athenian SPs do not reach it, or other forces do. */
    public record NotToBeSuppressed(Space space, Unfit obstacle) implements Reason {}

    private static final Leave LEAVE = new Leave();

    private final SpecialTargets targets;
    private final Control control;

    @Inject
    public RebellionSuppressed(MountfordData data, SpecialTargets targets, Control control) {
        super(data);
        this.targets = targets;
        this.control = control;
    }

    /** The question which marker is removed first, if there is one to remove. */
    public Optional<Ask> ask(MountfordState state, int count) {
        return count > 0 && targets.any(state, Effect.REBELLION_SUPPRESSED)
                ? Optional.of(new Ask(count))
                : Optional.empty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.ATHENS;
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal =
                targets.of(state, Effect.REBELLION_SUPPRESSED).map(space -> new Suppress(atlas.space(space)));
        legal.add(LEAVE);
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Suppress there) {
            control.calm(play, there.space().index());
            ask(play.state(), ask.count() - 1).ifPresent(play::next);
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        for (int i = 0; i < atlas.size(); i++) {
            Space space = atlas.space(i);
            refusals.move(
                    new Suppress(space),
                    targets.obstacle(state, Effect.REBELLION_SUPPRESSED, i)
                            .map(why -> new NotToBeSuppressed(space, why)));
        }
        return refusals.list();
    }
}
