package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import java.util.ArrayList;
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
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.movement.Marching;
import org.polemarch.mountford.rules.operations.EndOfMove;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.Withdrawal;

/**
 * 9.4.5: the objective is any the army can reach; it moves as from its last assembly space and may ravage. Then the other
 * armies of either side in the space it left may go home.
 */
@Cites({"9.4.5", "9.6.5", "4.2.7"})
public class CampaignObjective extends Rule
        implements Decision<MountfordState, CampaignObjective.Ask, CampaignObjective.Campaign> {

    public record Ask(int army) implements Frame {}

    public record Campaign(Space space, boolean storm) implements Move {
        @Override
        public String notation() {
            return "campaign " + space.id() + (storm ? " by-storm" : "");
        }

        @Override
        public List<Target> targets() {
            return storm ? List.of(Things.space(space), Things.BY_STORM) : List.of(Things.space(space), Things.CONFIRM);
        }
    }

    /** Hostages keep SPs of the army from there. */
    @Cites("4.2.7")
    public record HostagesForbid(Space space) implements Reason {}

    /** There is no legal way for the whole army. */
    @Cites("3")
    public record NoWay(Space space) implements Reason {}

    private final Armies armies;
    private final Relations relations;
    private final Bars bars;
    private final Campaign[] campaigns;

    @Inject
    public CampaignObjective(MountfordData data, Armies armies, Relations relations, Bars bars) {
        super(data);
        this.armies = armies;
        this.relations = relations;
        this.bars = bars;
        campaigns = new Campaign[atlas.size()];
        for (int i = 0; i < campaigns.length; i++) {
            campaigns[i] = new Campaign(atlas.space(i), false);
        }
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public List<Campaign> legal(Ask ask, MountfordState state) {
        int army = ask.army();
        SpaceSet reach = armies.reach(state, army);
        SpaceSet byStorm = armies.byStorm(state, army);
        List<Campaign> legal = new ArrayList<>(reach.size() + 1);
        SpaceSet either = reach.copy();
        either.addAll(byStorm);
        for (int space = either.next(0); space >= 0; space = either.next(space + 1)) {
            if (space != state.armySpace(army) && obstacle(state, army, space).isEmpty()) {
                if (reach.has(space)) {
                    legal.add(campaigns[space]);
                }
                if (byStorm.has(space)) {
                    legal.add(new Campaign(atlas.space(space), true));
                }
            }
        }
        if (legal.isEmpty()) {
            legal.add(campaigns[state.armySpace(army)]); // it can go nowhere
        }
        return legal;
    }

    @Override
    public void apply(Campaign move, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        Space left = atlas.space(state.armySpace(ask.army()));
        int seat = state.op().seat();
        state.op().aimAt(move.space().index());
        state.march().begin(ask.army(), move.space().index(), March.Purpose.OBJECTIVE, move.storm());
        play.next(
                new Marching.Step(ask.army()),
                new EndOfMove.Check(ask.army()),
                new Withdrawal.Ask(Seats.of(seat), left),
                new Withdrawal.Ask(Seats.of(1 - seat), left));
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        List<Campaign> legal = legal(ask, state);
        Refusals refusals = new Refusals(legal);
        for (int space = 0; space < atlas.size(); space++) {
            Campaign there = campaigns[space];
            if (!legal.contains(there)) {
                refusals.move(there, obstacle(state, ask.army(), space).orElseGet(() -> new NoWay(there.space())));
            }
        }
        return refusals.list();
    }

    /** What forbids an army to go to a space, whether there is a way or not. */
    protected Optional<Reason> obstacle(MountfordState state, int army, int space) {
        if (closed(state, army, space)) {
            return Optional.of(new ObjectiveChoice.ArgosIsNeutral(atlas.space(space)));
        }
        return bars.byHostages(state, space).meets(state.armyKinds(army))
                ? Optional.of(new HostagesForbid(atlas.space(space)))
                : Optional.empty();
    }

    protected boolean closed(MountfordState state, int army, int space) {
        return state.heldByArgos().has(space) && relations.argosClosed(state, state.armyPower(army));
    }
}
