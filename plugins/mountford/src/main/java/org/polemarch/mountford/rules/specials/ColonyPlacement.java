package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
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

/** 9.6.4 Colony: the tile stays for good on a neutral space without fortress, a Spartan fortress from the turn's end. */
@Cites("9.6.4")
public class ColonyPlacement extends Rule
        implements Decision<MountfordState, ColonyPlacement.Ask, ColonyPlacement.Found> {

    public record Ask() implements Frame {}

    public record Found(Space space) implements Things.AtSpace {}

    public record Founded(Space space) implements GameEvent {}

    /** A colony needs a neutral space without a fortress. */
    public record NotFreeForAColony(Space space, Unfit obstacle) implements Reason {}

    private final SpecialTargets targets;

    @Inject
    public ColonyPlacement(MountfordData data, SpecialTargets targets) {
        super(data);
        this.targets = targets;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.PELOPONNESE;
    }

    @Override
    public List<Found> legal(Ask ask, MountfordState state) {
        return targets.of(state, Effect.COLONY).map(space -> new Found(atlas.space(space)));
    }

    @Override
    public void apply(Found move, Ask ask, Play<MountfordState> play) {
        play.state().foundColony(move.space().index());
        play.report(() -> new Founded(move.space()));
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        for (int i = 0; i < atlas.size(); i++) {
            Space space = atlas.space(i);
            refusals.move(
                    new Found(space),
                    targets.obstacle(state, Effect.COLONY, i).map(why -> new NotFreeForAColony(space, why)));
        }
        return refusals.list();
    }
}
