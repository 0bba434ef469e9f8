package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Battle;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 3.5 Interception: in each space a moving army enters that holds unfriendly forces, or is unfriendly and within their
 * zone of influence, the enemy may try once to bring it to battle. All who can reach the space combine for one die.
 */
@Cites({"3.5", "2.3.2"})
public class Interception extends Rule implements Decision<MountfordState, Interception.Offer, Interception.Reply> {

    /** These armies have entered the space. */
    public record Offer(IndexSet movers, Space space) implements Frame {}

    public sealed interface Reply extends Move {}

    /** Try to bring it to battle. */
    public record Intercept() implements Reply {}

    public record LetPass() implements Reply, Move.Declining {}

    public record Attempted(Space space, int roll, boolean caught) implements GameEvent {}

    public record Together(Space space) implements Reason {}

    private static final List<Reply> REPLIES = List.of(new Intercept(), new LetPass());

    private final Relations relations;
    private final Zones zones;
    private final Bars bars;
    private final NotNow notNow;

    @Inject
    public Interception(MountfordData data, Relations relations, Zones zones, Bars bars, NotNow notNow) {
        super(data);
        this.notNow = notNow;
        this.relations = relations;
        this.zones = zones;
        this.bars = bars;
    }

    /**
     * Whether the enemy may try, and could come to battle. All of it is public, so asking tells nothing. Forces that
     * have fought in this operation do not count.
     */
    public boolean possible(MountfordState state, IndexSet movers, int space) {
        Power power = state.armyPower(movers.first());
        if (!relations.unfriendly(state, power, space) && !zones.unfriendlyIn(state, power, space)) {
            return false;
        }
        boolean land = false;
        boolean naval = false;
        for (int army = movers.first(); army >= 0; army = movers.after(army)) {
            land |= state.armyLand(army) > 0;
            naval |= state.armyNaval(army) > 0;
        }
        // Friends of the movers in the space must fight as well, even in another kind of battle (4.1, 4.2).
        land |= zones.present(state, power, space, Relation.FRIENDLY, true, false);
        naval |= zones.present(state, power, space, Relation.FRIENDLY, false, true);
        IndexSet barred = bars.barred(state, space);
        return armiesReach(state, power, space, land, naval, barred)
                || looseReach(state, power, space, land, naval, barred);
    }

    protected boolean armiesReach(
            MountfordState state, Power power, int space, boolean land, boolean naval, IndexSet barred) {
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            int from = state.armySpace(army);
            boolean sails = naval
                    && state.armyNaval(army) > 0
                    && !state.op().fought(army, true)
                    && paths.navalZone(from).has(space);
            boolean walks = land
                    && state.armyLand(army) > 0
                    && !state.op().fought(army, false)
                    && paths.landZone(from).has(space);
            if ((sails || walks)
                    && relations.toArmy(state, power, army) == Relation.UNFRIENDLY
                    && (barred.isEmpty() || bars.anyFit(state, army, barred, walks, sails))) {
                return true;
            }
        }
        return false;
    }

    protected boolean looseReach(
            MountfordState state, Power power, int space, boolean land, boolean naval, IndexSet barred) {
        IndexSet idle = zones.reachingFromHome(state, space, kinds.all().minus(barred));
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            int home = kinds.kind(kind).home();
            if ((kinds.kind(kind).type() == SpType.NAVAL ? naval : land)
                    && !fought(state, kind, home)
                    && relations.toLoose(state, power, kind, home) == Relation.UNFRIENDLY) {
                return true;
            }
        }
        for (int index = state.persiaAfter(-1); index >= 0; index = state.persiaAfter(index)) {
            if (persiaReaches(state, power, index, space, land, naval)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the unactivated SPs of that kind there have fought in this operation. */
    protected boolean fought(MountfordState state, int kind, int space) {
        return state.op().foughtFrom(space, kinds.kind(kind).type() == SpType.NAVAL);
    }

    protected boolean persiaReaches(
            MountfordState state, Power power, int index, int space, boolean land, boolean naval) {
        int from = atlas.persiaAt(index);
        IndexSet idle = state.kindsInPersia(index);
        for (int kind = idle.first(); kind >= 0; kind = idle.after(kind)) {
            if (!fought(state, kind, from)
                    && (kinds.kind(kind).type() == SpType.NAVAL ? naval : land)
                    && zones.reaches(kind, from, space)
                    && relations.toLoose(state, power, kind, from) == Relation.UNFRIENDLY) {
                return true;
            }
        }
        return false;
    }

    /** The question to the enemy of armies that have entered a space. */
    public Offer offer(IndexSet movers, int space) {
        return new Offer(movers, atlas.space(space));
    }

    @Override
    public Seat decider(Offer offer, MountfordState state) {
        return Seats.of(1 - state.armySeat(offer.movers().first()));
    }

    @Override
    public List<Reply> legal(Offer offer, MountfordState state) {
        return REPLIES;
    }

    /** The least roll that brings the moving armies to battle. */
    protected int caughtFrom(Offer offer, MountfordState state) {
        return figures.interceptedFrom();
    }

    @Override
    public void apply(Reply reply, Offer offer, Play<MountfordState> play) {
        if (reply instanceof LetPass) {
            return;
        }
        int roll = play.roll(6, "roll.interception");
        boolean caught = roll >= caughtFrom(offer, play.state());
        play.report(() -> new Attempted(offer.space(), roll, caught));
        if (caught) {
            MountfordState state = play.state();
            int first = offer.movers().first();
            boolean homeward = state.march().purpose() == March.Purpose.HOME
                    && state.march().isOf(first);
            play.next(new Combat.Begin(new Battle.Call(
                    Battle.Cause.INTERCEPTION,
                    offer.space(),
                    Seats.of(state.armySeat(first)),
                    state.armyPower(first),
                    offer.movers(),
                    homeward,
                    false)));
        }
    }

    @Override
    public List<Refusal> refusals(Offer offer, MountfordState state) {
        Refusals refusals = new Refusals(legal(offer, state));
        int seat = decider(offer, state).index();
        notNow.tiles(state, seat, refusals);
        notNow.pieces(state, seat, refusals, new Together(offer.space()));
        return refusals.list();
    }
}
