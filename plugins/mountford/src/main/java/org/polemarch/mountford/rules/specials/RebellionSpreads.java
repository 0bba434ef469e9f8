package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
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
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.combat.Combat;

/**
 * 9.6.7 Rebellion spreads: battle is offered space by space among those that bordered a marker when the tile was played; a
 * marker is placed wherever it was not lost.
 */
@Cites("9.6.7")
public class RebellionSpreads extends Rule
        implements Decision<MountfordState, RebellionSpreads.Ask, RebellionSpreads.Answer> {

    /** In which space is battle offered next? */
    public record Ask() implements Frame {}

    public sealed interface Answer extends Move {}

    public record Spread(Space space) implements Answer, Things.AtSpace {}

    public record Enough() implements Answer, Move.Ending {}

    /** A condition of the spreading is not met there. */
    public record NotSpreadingThere(Space space, Unfit obstacle) implements Reason {}

    private static final Enough ENOUGH = new Enough();

    private final SpecialTargets targets;

    @Inject
    public RebellionSpreads(MountfordData data, SpecialTargets targets) {
        super(data);
        this.targets = targets;
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        return !play.state().op().candidates().isEmpty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.PELOPONNESE;
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        SpaceSet spaces = state.op().candidates();
        List<Answer> legal = new ArrayList<>(8);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (targets.spartansReach(state, space)) { // those who reached it may have fallen since
                legal.add(new Spread(atlas.space(space)));
            }
        }
        legal.add(ENOUGH);
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Spread there) {
            play.state().op().candidates().remove(there.space().index());
            play.next(
                    new Combat.Begin(Battle.Call.offered(there.space(), Seats.PELOPONNESE, Power.SPARTA)),
                    new SpreadOutcome.Look(there.space()));
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        List<Answer> legal = legal(ask, state);
        Refusals refusals = new Refusals(legal);
        for (int space = 0; space < atlas.size(); space++) {
            Spread there = new Spread(atlas.space(space));
            if (!legal.contains(there)) {
                Unfit obstacle =
                        targets.obstacle(state, Effect.REBELLION_SPREADS, space).orElse(Unfit.TRIED_BEFORE);
                refusals.move(there, new NotSpreadingThere(atlas.space(space), obstacle));
            }
        }
        return refusals.list();
    }
}
