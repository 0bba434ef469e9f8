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
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.control.Control;

/** 8.1.1 and 9.7.3: the Peloponnesian player may place rebellion markers in the empire, one by one. */
@Cites({"8.1.1", "9.7.3", "1.1.2"})
public class RebellionPlacement extends Rule
        implements Decision<MountfordState, RebellionPlacement.Ask, RebellionPlacement.Answer> {

    /** Markers may still be placed; {@code undefended} if only where no Athenian SPs stand. */
    public record Ask(int count, boolean undefended) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Incite(Space space) implements Answer, Things.AtSpace {}

    public record NoMore() implements Answer, Move.Ending {}

    /** Athenian SPs hold the space down. */
    public record AthenianSpsThere(Space space) implements Reason {}

    /** The space is not the empire's to lose. */
    @Cites("1.1.2")
    public record CannotRebel(Space space, Unfit obstacle) implements Reason {}

    private static final NoMore NO_MORE = new NoMore();

    private final SpecialTargets targets;
    private final Control control;
    private final Incite[] incite;

    @Inject
    public RebellionPlacement(MountfordData data, SpecialTargets targets, Control control) {
        super(data);
        this.targets = targets;
        this.control = control;
        incite = new Incite[atlas.size()];
        for (int i = 0; i < incite.length; i++) {
            incite[i] = new Incite(atlas.space(i));
        }
    }

    /** The question where markers may be placed, if any are left and there is room for one. */
    public Optional<Ask> ask(MountfordState state, int count, boolean undefended) {
        return count > 0 && !targets.rebellious(state, undefended).isEmpty()
                ? Optional.of(new Ask(count, undefended))
                : Optional.empty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.PELOPONNESE;
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.undefended() ? "8.1.1" : "9.7.3");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = targets.rebellious(state, ask.undefended()).map(space -> incite[space]);
        legal.add(NO_MORE);
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Incite there) {
            control.rebel(play, there.space().index());
            ask(play.state(), ask.count() - 1, ask.undefended()).ifPresent(play::next);
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        SpaceSet fit = targets.rebellious(state, ask.undefended());
        for (int i = 0; i < atlas.size(); i++) {
            if (!fit.has(i)) {
                Space space = atlas.space(i);
                Optional<Unfit> obstacle = targets.obstacle(state, Effect.ALCIBIADES_BETRAYS, i);
                refusals.move(
                        incite[i],
                        obstacle.<Reason>map(why -> new CannotRebel(space, why))
                                .orElseGet(() -> new AthenianSpsThere(space)));
            }
        }
        return refusals.list();
    }
}
