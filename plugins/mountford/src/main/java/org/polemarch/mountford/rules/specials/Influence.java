package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.control.Control;

/** 9.4.3 Athenian influence in Sicily, 9.5.3 Argive influence, 9.7.7 Syracusan influence: where the garrison goes. */
@Cites({"9.4.3", "9.5.3", "9.7.7"})
public class Influence extends Rule implements Decision<MountfordState, Influence.Ask, Influence.Settle> {

    /** Garrisons of that tile are still to be placed. */
    public record Ask(Effect effect, int count) implements Frame {}

    public record Settle(Space space) implements Things.AtSpace {}

    /** The space is not neutral, or, for Argive influence, held by unfriendly SPs or a garrison. */
    public record NotOpenToInfluence(Space space, Unfit obstacle, String cites) implements Reason {}

    private final SpecialTargets targets;
    private final Control control;

    @Inject
    public Influence(MountfordData data, SpecialTargets targets, Control control) {
        super(data);
        this.targets = targets;
        this.control = control;
    }

    /** The question where garrisons of a tile go, if any are left and there is room for one. */
    public Optional<Ask> ask(MountfordState state, Effect effect, int count) {
        return count > 0 && targets.any(state, effect) ? Optional.of(new Ask(effect, count)) : Optional.empty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.effect().section());
    }

    @Override
    public List<Settle> legal(Ask ask, MountfordState state) {
        return targets.of(state, ask.effect()).map(space -> new Settle(atlas.space(space)));
    }

    @Override
    public void apply(Settle move, Ask ask, Play<MountfordState> play) {
        Power power = switch (ask.effect()) {
            case INFLUENCE_IN_SICILY -> Power.ATHENS;
            case INFLUENCE -> Power.ARGOS;
            default -> Power.SYRACUSE;
        };
        control.seize(play, move.space().index(), power);
        ask(play.state(), ask.effect(), ask.count() - 1).ifPresent(play::next);
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        for (int i = 0; i < atlas.size(); i++) {
            Space space = atlas.space(i);
            refusals.move(
                    new Settle(space),
                    targets.obstacle(state, ask.effect(), i)
                            .map(why -> new NotOpenToInfluence(
                                    space, why, ask.effect().section())));
        }
        return refusals.list();
    }
}
